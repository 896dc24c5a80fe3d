import path from 'node:path';
import { expect, it } from 'vitest';
import { root } from './processes.ts';
import { partykitCommand, patchedSource, toolPatches, wranglerCommand } from './tool-patches.ts';

it.each([...new Set(toolPatches.map(({ file }) => file))])(
  'every patch of %s has its place in the installed version',
  (file) => {
    const source = patchedSource(path.join(root, 'node_modules', file)) ?? '';
    const missing = toolPatches.filter((patch) => patch.file === file && !source.includes(patch.to));
    expect(missing).toEqual([]);
  },
);

it('other files are not patched', () => {
  expect(patchedSource(path.join(root, 'node_modules/partykit/package.json'))).toBeNull();
});

it.each([
  ['partykit', partykitCommand(['dev'], { host: '127.0.0.1', vars: { TICKET_SECRET: 'a secret' } })],
  ['wrangler', wranglerCommand(['dev'], { TICKET_SECRET: 'a secret' })],
])(
  'the variables of %s are not in its command line, which other users of the machine can read',
  (_, command) => {
    expect([command.file, ...command.args].join(' ')).not.toContain('a secret');
    expect(Object.values(command.env ?? {}).join(' ')).toContain('a secret');
  },
);
