import type { Source } from './imports.ts';

/** Names that several modules export by design, with the reason. */
const sharedNames: ReadonlySet<string> = new Set([
  'log', // The API, the rooms and the desktop app have no common process: each writes its log its own way.
  'sample', // The board and answers of each mini-game for test mode: one in the folder of each mini-game.
]);

/** Files of the page that name a call or a response of the API like the API does. */
const apiClient = /^web\/src\/.*(-api|passkey-flows|result-room)\.ts$/;

/** Returns true for a module of the product, not a test or its support. */
const isProduct = (path: string): boolean =>
  /^(game|edge|party|web|desktop|drizzle)\//.test(path) &&
  !/\.test\.tsx?$|\/(testing|test)\/|^web\/(vite|scripts)\/|^(drizzle|edge|party|web|desktop)\/[\w.-]+\.m?ts$/.test(
    path,
  );

/** Returns one line for each name that two modules of the product export with declarations of their own, with their paths. */
export const findSharedNames = (sources: readonly Pick<Source, 'path' | 'exports'>[]): string[] => {
  const declarations = new Map<string, string[]>();
  for (const { path, exports } of sources)
    if (isProduct(path))
      for (const name of exports) declarations.set(name, [...(declarations.get(name) ?? []), path]);
  return [...declarations]
    .filter(([name, paths]) => paths.length > 1 && !sharedNames.has(name) && !isCallOfApi(paths))
    .map(([name, paths]) => `${name}: ${paths.join(', ')}`)
    .sort();
};

const isCallOfApi = (paths: readonly string[]): boolean =>
  paths.length === 2 &&
  paths.some((path) => path.startsWith('edge/src/')) &&
  paths.some((path) => apiClient.test(path));
