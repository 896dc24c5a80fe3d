import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { findSharedNames } from './boundaries/export-names.ts';
import { findFolderCycles } from './boundaries/folders.ts';
import { read } from './boundaries/imports.ts';
import { findCycles } from './boundaries/layers.ts';
import { targetOf, violations } from './boundaries/rules.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const notOurs = /(^|\/)(node_modules|dist|out|release|\.[^/]+)(\/|$)/;

const paths = globSync('**/*.{ts,tsx,mts,js,mjs,cjs}', {
  cwd: root,
  exclude: (path) => notOurs.test(path),
});
const sources = paths.map((path) => read(path, readFileSync(`${root}${path}`, 'utf8')));

test('every file of every workspace respects its boundaries', () => {
  expect(paths.length).toBeGreaterThan(100);
  expect(sources.flatMap(violations)).toEqual([]);
});

const imports = new Map(
  sources.map(({ path, imports }) => [
    path,
    imports.flatMap(({ specifier }) => targetOf(path, specifier) ?? []),
  ]),
);

test('no files import each other in a cycle, including type imports', () => {
  expect(findCycles(imports)).toEqual([]);
});

test('no folders import each other in a cycle, at any depth below a workspace', () => {
  expect(findFolderCycles(imports)).toEqual([]);
});

test('an exported name of the product has one meaning', () => {
  expect(findSharedNames(sources)).toEqual([]);
});

describe('an exported name with two declarations', () => {
  const sharedBy = (...files: [path: string, text: string][]) =>
    findSharedNames(files.map(([path, text]) => read(path, text)));

  test('is detected in any workspaces, for values, types and components', () => {
    expect(
      sharedBy(
        ['game/src/room/state.ts', 'export type Seat = { user: string }; const own = 1;'],
        ['web/src/shared/ui/Seat.tsx', 'export function Seat() { return own; } const own = 2;'],
        ['party/src/room/room.ts', 'export class Room {}'],
        ['web/src/entities/room/room.ts', 'export interface Room { readonly code: string }'],
      ),
    ).toEqual([
      'Room: party/src/room/room.ts, web/src/entities/room/room.ts',
      'Seat: game/src/room/state.ts, web/src/shared/ui/Seat.tsx',
    ]);
  });

  test('may be a call of the API and its client, the same declaration passed on, or test support', () => {
    expect(
      sharedBy(
        ['edge/src/features/lobby/create-lobby.ts', 'export const createLobby = async () => {};'],
        ['web/src/screens/lobby/lobby-api.ts', 'export const createLobby = async () => {};'],
        ['game/src/limits.ts', 'export const limits = {};'],
        ['web/src/shared/limits.ts', `export { limits } from '@tallyho/game/limits';`],
        ['web/src/entities/room/testing/room.ts', 'export const limits = {};'],
        ['web/src/pages/LoginPage.tsx', 'export default function limits() {}'],
      ),
    ).toEqual([]);
  });
});

test('an import cycle is detected', () => {
  const imports = new Map([
    ['a.ts', ['b.ts']],
    ['b.ts', ['c.ts', 'd.ts']],
    ['c.ts', ['a.ts']],
    ['d.ts', []],
  ]);
  expect(findCycles(imports)).toEqual([['a.ts', 'b.ts', 'c.ts']]);
});

describe('a cycle of folders', () => {
  const cyclesOf = (...arrows: [path: string, target: string][]) =>
    findFolderCycles(new Map(arrows.map(([path, target]) => [path, [target]])));

  test('is detected at any depth, and the message lists its imports and no others', () => {
    expect(
      cyclesOf(
        ['web/src/screens/a/One.tsx', 'web/src/screens/b/deep/two.ts'],
        ['web/src/screens/b/deep/two.ts', 'web/src/screens/b/three.ts'],
        ['web/src/screens/b/four.ts', 'web/src/screens/c/five.module.css'],
        ['web/src/screens/c/testing/six.ts', 'web/src/screens/a/seven.ts'],
        ['web/src/screens/c/eight.ts', 'web/src/screens/d/nine.ts'],
      ),
    ).toEqual([
      [
        'web/src/screens: a, b, c import each other',
        'web/src/screens/a/One.tsx imports web/src/screens/b/deep/two.ts',
        'web/src/screens/b/four.ts imports web/src/screens/c/five.module.css',
        'web/src/screens/c/testing/six.ts imports web/src/screens/a/seven.ts',
      ].join('\n'),
    ]);
  });

  test('is detected between a folder and a file beside it', () => {
    const cycles = cyclesOf(['lab/a/one.ts', 'lab/two.ts'], ['lab/two.ts', 'lab/a/three.ts']);
    expect(cycles).toHaveLength(1);
  });

  test('does not come from a test, from another workspace, or from different files beside a folder', () => {
    expect(
      cyclesOf(
        ['web/src/a/one.ts', 'web/src/b/two.ts'],
        ['web/src/b/two.test.ts', 'web/src/a/one.ts'],
        ['web/src/c/testing/three.ts', 'web/test/four.ts'],
        ['web/test/four.ts', 'web/src/a/one.ts'],
        ['edge/src/app.ts', 'web/src/d.ts'],
        ['web/src/d.ts', 'edge/src/app.ts'],
        ['game/src/registry.ts', 'game/src/choose/rules.ts'],
        ['game/src/choose/rules.ts', 'game/src/contract.ts'],
      ),
    ).toEqual([]);
  });
});

describe('a violation is detected', () => {
  test.each([
    ['game/src/room/a.ts', `import { x } from '@tallyho/party/room';`],
    ['game/src/room/a.ts', `import type { x } from '../../../edge/src/app.ts';`],
    ['game/src/room/a.ts', `import { jwtVerify } from 'jose';`],
    ['game/src/room/a.ts', `import { readFileSync } from 'node:fs';`],
    ['game/src/testing/a.ts', `import fc from 'fast-check';`],
    ['game/src/accounts/rules.ts', `import { RegExpMatcher } from 'obscenity';`],
    ['game/src/accounts/rules.ts', `import { isProfane } from '../people/profanity.ts';`],
    ['game/src/people/profanity.ts', `import * as v from 'valibot';`],
    ['web/src/pages/a.ts', `import { isProfane } from '@tallyho/game/people/profanity';`],
    ['game/src/room/a.ts', 'export const now = () => Date.now();'],
    ['game/src/room/a.ts', 'export const dice = () => Math.random();'],
    ['game/src/room/a.ts', `export const dice = () => Math['random']();`],
    ['game/src/room/a.ts', 'const { random } = globalThis.Math; export default random;'],
    ['game/src/room/a.ts', 'setTimeout(() => {}, 1);'],
    ['game/src/room/a.ts', 'export const post = { fetch };'],
    ['drizzle/seed.ts', `import { app } from '@tallyho/edge/app';`],
    ['party/src/room/room.ts', `import { users } from '@tallyho/drizzle/schema/users';`],
    ['party/src/room/room.ts', `import type * as Party from 'partykit/server';`],
    ['party/src/parties/main.ts', `import type * as Party from 'partykit/server';`],
    ['party/src/clients/clients.ts', `import { RoomObject } from '../room/room.ts';`],
    ['party/src/access/ticket.ts', `import { Outbox } from '../store/outbox.ts';`],
    ['party/src/new-folder/a.ts', `import { Outbox } from '../store/outbox.ts';`],
    ['party/src/room/room.ts', `const { app } = await import('../../../edge/src/app.ts');`],
    [
      'edge/src/features/share/card/a.ts',
      `import { x } from '../../../../../web/src/shared/ui/players/Shape.tsx';`,
    ],
    ['edge/src/features/share/a.ts', `import fox from '../../../../web/src/shared/ui/avatars/fox.svg';`],
    ['web/src/shared/api/a.ts', `import { app } from '@tallyho/edge/app';`],
    ['web/src/shared/api/a.ts', `import { type App, app } from '@tallyho/edge/app';`],
    ['web/src/shared/api/a.ts', `export { app } from '@tallyho/edge/app';`],
    ['web/src/shared/api/a.ts', `type Users = typeof import('@tallyho/drizzle/schema/users');`],
    ['web/src/features/chat/a.ts', `import { Seat } from '../lobby/Seat.tsx';`],
    ['edge/src/features/tags/a.ts', `export * from '../themes/list-themes.ts';`],
    ['web/src/shared/ui/a.ts', `import { useRoom } from '../../entities/room/room-hooks.tsx';`],
    ['web/src/entities/room/a.ts', `import type { Chat } from '../../features/chat/Chat.tsx';`],
    ['web/src/screens/game/a.ts', `import { LobbyPanel } from '../lobby/LobbyPanel.tsx';`],
    ['web/src/features/chat/a.ts', `import { room } from '../../entities/room/testing/room.ts';`],
    ['game/src/minigames/a.ts', `import type { RoomState } from '../room/state.ts';`],
    ['edge/src/http/a.ts', `import { readSession } from '../auth/session.ts';`],
    ['web/src/features/chat/a.ts', `localStorage.setItem('tallyho:a', 'b');`],
    ['web/src/features/chat/a.ts', `export const draft = window.sessionStorage.a;`],
    ['web/src/shared/ui/a.ts', 'export const isElectron = true;'],
    ['web/src/shared/ui/a.ts', 'export const host = window.tallyho;'],
    ['web/src/shared/ui/a.ts', `import { ipcRenderer } from 'electron';`],
    ['desktop/src/main/a.ts', `import { Button } from '@tallyho/web/ui/Button';`],
    ['desktop/src/main/a.ts', `import { config } from '../../../web/vite.config.ts';`],
    ['desktop/src/main/a.ts', `import { start } from '../../../scripts/stack/stack.ts';`],
    ['scripts/a.ts', `import { users } from '@tallyho/drizzle/schema/users';`],
    ['e2e/a.ts', `const edge = require('@tallyho/edge/app');`],
    ['party/src/a.ts', `import { listen } from '../../testkit/listen.ts';`],
    ['scripts/a.ts', `import { listen } from '../testkit/listen.ts';`],
    ['web/src/shared/a.test.ts', `import { listen } from '../../../testkit/listen.ts';`],
    ['testkit/a.ts', `import { RoomObject } from '../party/src/room/room.ts';`],
    ['newcomer/a.ts', `import { limits } from '@tallyho/game/limits';`],
  ])('%s: %s', (path, text) => {
    expect(violations(read(path, text))).toHaveLength(1);
  });
});

describe('allowed imports are accepted', () => {
  test.each([
    ['game/src/room/a.ts', `import * as v from 'valibot'; import { limits } from '../limits.ts';`],
    [
      'edge/src/features/share/card/a.ts',
      `import fox from '../../../../../web/src/shared/ui/avatars/fox.svg';`,
    ],
    [
      'edge/src/features/share/card/a.ts',
      `import fox from '../../../../../web/src/shared/ui/avatars/expressions/fox.svg';`,
    ],
    ['game/src/people/profanity.ts', `import { RegExpMatcher } from 'obscenity';`],
    ['party/src/room/room.ts', `import { isProfane } from '@tallyho/game/people/profanity';`],
    ['game/src/room/a.test.ts', `import fc from 'fast-check'; import { test } from 'vitest'; Date.now();`],
    [
      'game/src/room/a.ts',
      `export const a = (x: { process: number }) => ({ fetch: x.process, b: Math.floor(1) });`,
    ],
    ['game/src/room/a.ts', `/** Date.now() */ export const text = 'import x from "electron"';`],
    ['party/src/platform/platform.ts', `import type * as Party from 'partykit/server';`],
    ['edge/src/app.ts', `import { users } from '@tallyho/drizzle/schema/users';`],
    ['web/src/shared/api/a.ts', `import type { App } from '@tallyho/edge/app';`],
    [
      'web/src/shared/api/a.ts',
      `import { type App } from '@tallyho/edge/app'; import PartySocket from 'partysocket';`,
    ],
    ['web/src/shared/platform/browser.ts', 'export const host = window.tallyho;'],
    ['web/src/shared/storage/storage-item.ts', 'export const all = localStorage;'],
    ['web/src/features/chat/a.test.ts', 'localStorage.clear();'],
    [
      'web/src/features/chat/a.ts',
      `import { Avatar } from '../../shared/ui/players/Avatar.tsx'; import { b } from './b.ts';`,
    ],
    ['desktop/src/main/a.ts', `import type { Platform } from '@tallyho/web/platform/contract';`],
    ['desktop/test/a.ts', `import { start } from '../../scripts/stack/stack.ts';`],
    ['e2e/a.ts', `import { start } from './stack/stack.ts';`],
    ['party/src/a.test.ts', `import { listen } from '../../testkit/listen.ts';`],
    ['edge/test/a.ts', `import { HttpClient } from '../../testkit/http-client.ts';`],
    ['testkit/a.ts', `import { sqld } from './stack/sqld.ts';`],
    ['desktop/electron.vite.config.ts', `import { rendererPlugins } from '../web/vite.config.ts';`],
  ])('%s: %s', (path, text) => {
    expect(violations(read(path, text))).toEqual([]);
  });
});
