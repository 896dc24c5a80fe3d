/**
 * The layers of each workspace, lowest first. A file imports only from its own layer and from lower ones. Tests and test
 * support may import from any layer, because they build whole screens.
 */
export const layers: Readonly<Record<string, readonly string[]>> = {
  game: [
    'lobby-code.ts',
    'limits.ts',
    'text.ts',
    'log-line.ts',
    'model',
    'minigames',
    'themes',
    'records',
    'rosettes',
    'awards',
    'titles',
    'round-awards',
    'verdicts',
    'show',
    'chat',
    'people',
    'accounts',
    'protocol',
    'metrics',
    'room',
    'client',
  ],
  edge: [
    'env.ts',
    'http',
    'mail',
    'auth',
    'safety',
    'pictures',
    'games',
    'people',
    'rooms',
    'pages',
    'features',
    'app.ts',
    'index.ts',
  ],
  party: [
    'ports.ts',
    'access',
    'clients',
    'store',
    'metrics',
    'platform',
    'pipeline',
    'room',
    'user',
    'fanout',
    'parties',
  ],
  web: ['shared', 'entities', 'minigames', 'features', 'screens', 'pages', 'gallery', 'app', 'main.tsx'],
};

/** Layers whose folders do not import each other. */
const separated: Readonly<Record<string, readonly string[]>> = {
  edge: ['features'],
  web: ['features', 'screens'],
};

const isTestCode = (path: string): boolean => /\.test\.tsx?$|\/testing\//.test(path);

/** Returns the reason why a file may not import another file of its workspace; null if it may. Paths are relative to the repository. */
export const layerViolation = (path: string, target: string): string | null => {
  const [workspace = '', source, layer = '', folder] = path.split('/');
  const [otherWorkspace, otherSource, otherLayer = '', otherFolder] = target.split('/');
  const order = layers[workspace];
  if (!order || workspace !== otherWorkspace || source !== 'src' || otherSource !== 'src') return null;
  if (isTestCode(path)) return null;
  // The gallery shows test scenes during development; no build contains it.
  if (isTestCode(target) && layer !== 'gallery') return 'product code does not import test code';
  const [from, to] = [order.indexOf(layer), order.indexOf(otherLayer)];
  if (from < 0 || to < 0) return `${from < 0 ? layer : otherLayer} is no layer of ${workspace}`;
  if (to > from) return `${layer} is below ${otherLayer}`;
  if (from === to && separated[workspace]?.includes(layer) && folder !== otherFolder)
    return `${layer} do not import each other`;
  return null;
};

/** Returns groups of files that import each other in a cycle. `imports` maps each file to the files that it imports. */
export const findCycles = (imports: ReadonlyMap<string, readonly string[]>): string[][] => {
  const index = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: string[] = [];
  const cycles: string[][] = [];
  // Tarjan's algorithm: every strongly connected component of more than one file is a cycle.
  const visit = (file: string): number => {
    const own = index.size;
    index.set(file, own);
    stack.push(file);
    let lowest = own;
    for (const target of imports.get(file) ?? []) {
      const known = index.get(target);
      if (known === undefined) lowest = Math.min(lowest, visit(target));
      else if (stack.includes(target)) lowest = Math.min(lowest, low.get(target) ?? known);
    }
    low.set(file, lowest);
    if (lowest === own) {
      const component = stack.splice(stack.lastIndexOf(file));
      if (component.length > 1) cycles.push(component);
    }
    return lowest;
  };
  for (const file of imports.keys()) if (!index.has(file)) visit(file);
  return cycles;
};
