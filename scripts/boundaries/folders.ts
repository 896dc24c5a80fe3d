import { findCycles } from './layers.ts';

/** An import that leaves the folder or file `from` for its sibling `to`; both are in `folder`. */
type Arrow = { folder: string; from: string; to: string; text: string };

/**
 * Returns a message for each group of folders and files of one folder that import each other in a cycle, at any depth below
 * a workspace. The message lists all imports between them. `imports` maps each file to the files that it imports.
 * Tests are left out, because they build whole screens; test support in `testing` folders is not.
 */
export const findFolderCycles = (imports: ReadonlyMap<string, readonly string[]>): string[] => {
  const levels = new Map<string, Arrow[]>();
  for (const [path, targets] of imports) {
    if (isTest(path)) continue;
    for (const target of targets) {
      const arrow = arrowOf(path, target);
      if (arrow) levels.set(arrow.folder, [...(levels.get(arrow.folder) ?? []), arrow]);
    }
  }
  return [...levels].flatMap(([folder, inside]) => {
    const siblings = new Map<string, string[]>();
    for (const { from, to } of inside) siblings.set(from, [...(siblings.get(from) ?? []), to]);
    return findCycles(siblings).map((cycle) => {
      const between = inside.filter(({ from, to }) => cycle.includes(from) && cycle.includes(to));
      const head = `${folder}: ${cycle.toSorted().join(', ')} import each other`;
      return [head, ...between.map(({ text }) => text)].join('\n');
    });
  });
};

const isTest = (path: string): boolean => /\.test\.tsx?$|^[^/]+\/test\//.test(path);

/** Returns null for an import of another workspace. */
const arrowOf = (path: string, target: string): Arrow | null => {
  const [source, other] = [path.split('/'), target.split('/')];
  const depth = source.findIndex((part, index) => part !== other[index]);
  const [from, to] = [source[depth], other[depth]];
  if (depth < 1 || from === undefined || to === undefined) return null;
  return { folder: source.slice(0, depth).join('/'), from, to, text: `${path} imports ${target}` };
};
