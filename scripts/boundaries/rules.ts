import { posix } from 'node:path';
import type { Import, Source } from './imports.ts';
import { layerViolation } from './layers.ts';

/**
 * The parts of the repository that each part may import, besides itself (docs/architecture.md, "Who may import whom").
 */
const mayImport: Record<string, string[]> = {
  game: [],
  drizzle: ['game'],
  edge: ['game', 'drizzle'],
  party: ['game'],
  web: ['game', 'edge'],
  desktop: ['game', 'web'],
  e2e: ['game'],
  lab: ['game', 'drizzle', 'scripts', 'testkit', 'e2e'],
  scripts: ['game'],
  testkit: ['game', 'scripts'],
};

/** Returns all boundary violations of a file, one sentence each. */
export const violations = (source: Source): string[] => [
  ...source.imports.flatMap((one) => importViolations(source.path, one)),
  ...nameViolations(source),
  ...storageViolations(source),
];

const importViolations = (path: string, one: Import): string[] => {
  const from = partOf(path);
  const target = targetOf(path, one.specifier);
  const to = target === null ? null : partOf(target);
  const broken: string[] = [];
  const refuse = (sentence: string) => broken.push(`${path} imports ${one.specifier}: ${sentence}`);

  if (
    to !== null &&
    to !== from &&
    !mayImport[from]?.includes(to) &&
    !startsProduct(path, to) &&
    !isSharedSoak(path, target ?? '') &&
    !isAvatarDrawing(path, target ?? '')
  )
    refuse(`${from} may not import ${to}`);
  if (from === 'web' && to === 'edge' && one.kind === 'value') refuse('web knows edge by its type alone');
  if (from === 'desktop' && to === 'web' && !isForDesktop(path, target ?? ''))
    refuse('desktop knows only web’s platform contract');
  if (from === 'game' && target === null && !gamePackages(path).includes(packageOf(one.specifier)))
    refuse('game depends on valibot alone, and its word list on obscenity');
  if (profanity.test(target ?? '') && !['game', 'edge', 'party', 'e2e'].includes(from))
    refuse('the word list is for servers and browser tests, not for pages');
  if (profanity.test(target ?? '') && from === 'game' && !isTest(path))
    refuse('no rule depends on a word list');
  if (packageOf(one.specifier) === 'partykit' && !path.startsWith('party/src/platform/'))
    refuse('only party/src/platform knows PartyKit');
  if (from === 'web' && packageOf(one.specifier) === 'electron') refuse('web does not know Electron');
  const wrongLayer = target === null ? null : layerViolation(path, target);
  if (wrongLayer !== null) refuse(wrongLayer);
  return broken;
};

/** Globals that game must not use: clocks, randomness, IO. */
const impure = [
  ...['Date', 'performance', 'Math.random', 'fetch', 'crypto', 'process', 'console', 'globalThis'],
  ...['setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask', 'WebSocket', 'XMLHttpRequest'],
];

const nameViolations = ({ path, names }: Source): string[] => {
  const found = [...names];
  if (partOf(path) === 'game' && !isTest(path))
    return found.filter((name) => impure.includes(name)).map((name) => `${path} uses ${name}: game is pure`);
  if (path.startsWith('web/src/') && !path.startsWith('web/src/shared/platform/'))
    return found
      .filter((name) => /electron/i.test(name) || /\.tallyho$/.test(name))
      .map((name) => `${path} uses ${name}: only web/src/shared/platform knows its host`);
  return [];
};

/** The only module that uses the browser's storage. It has the list of all names. */
const storageModule = 'web/src/shared/storage/storage-item.ts';

const storageViolations = ({ path, names }: Source): string[] =>
  /^(web|desktop)\/src\//.test(path) && path !== storageModule && !isTest(path) && !path.includes('/testing/')
    ? [...names]
        .filter((name) => /(^|\.)(local|session)Storage$/.test(name))
        .map((name) => `${path} uses ${name}: only ${storageModule} does`)
    : [];

/** Returns the first folder; files at the root belong to the scripts. */
const partOf = (path: string): string => {
  const [first = ''] = path.split('/');
  return path.includes('/') ? first : 'scripts';
};

const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path) || path.startsWith('game/src/testing/');

/** The only module of game with a word list (from a library). Only servers and browser tests use it. */
const profanity = /^game(\/src)?\/people\/profanity(\.ts)?$/;

const gamePackages = (path: string): string[] => {
  if (/\.test\.ts$/.test(path)) return ['valibot', 'vitest', 'fast-check'];
  return profanity.test(path) ? ['obscenity'] : ['valibot'];
};

/** Tests start the product with the same scripts as developers do, and share one kit of clients and fakes. */
const startsProduct = (path: string, to: string): boolean =>
  ['scripts', 'testkit'].includes(to) && (/^(e2e|\w+\/test)\//.test(path) || isServerTest(path));

/** The soak of real services uses the clients and the checks of the simulated one. */
const isSharedSoak = (path: string, target: string): boolean =>
  path.startsWith('lab/soak/') && target.startsWith('party/test/soak/');

/** Unit tests in Node or workerd. Tests of `web` run in a page, and those of `game` have no IO. */
const isServerTest = (path: string): boolean => /^(edge|party|scripts)\/.+\.test\.ts$/.test(path);

/** The share card draws players with the site's avatars, so it may import their SVG files as text. */
const isAvatarDrawing = (path: string, target: string): boolean =>
  path.startsWith('edge/src/features/share/card/') &&
  /^web\/src\/shared\/ui\/avatars\/(expressions\/)?\w+\.svg$/.test(target);

/** Returns true for the desktop contract, and for the pages that the build configuration refers to. */
const isForDesktop = (path: string, target: string): boolean =>
  ['web/platform/contract', 'web/src/shared/platform/contract.ts'].includes(target) ||
  /^desktop\/electron\.vite\.config\.\w+$/.test(path);

/** Returns the file or workspace path of an import inside this repository; null for an external package. */
export const targetOf = (path: string, specifier: string): string | null => {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(path), specifier);
  const own = /^@tallyho\/(.+)$/.exec(specifier)?.[1];
  if (own) return own.includes('/') ? own : `${own}/index`;
  if (packageOf(specifier) === 'tallyho-desktop') return 'desktop/index';
  return null;
};

const packageOf = (specifier: string): string => {
  const [first = '', second = ''] = specifier.split('/');
  return first.startsWith('@') ? `${first}/${second}` : first;
};
