import { expect, test, vi } from 'vitest';
import { trustedScripts } from './trusted-scripts.ts';

const pattern = /^\/assets\/[\w-]+\.js$/;
const refused = [
  ...['https://evil.example/assets/a.js', '//evil.example/assets/a.js', '/assets/../api/user/games.js', ''],
  ...[
    '/assets/a.js?callback=x',
    '/assets/a.js\n',
    'data:text/javascript,1',
    '/other/assets/a.js',
    '/assets/a.json',
  ],
];

test('an address that does not match is refused, with and without Trusted Types', () => {
  for (const address of refused)
    expect(() => trustedScripts('test', pattern)(address), address).toThrow(TypeError);
  expect(trustedScripts('test', pattern)('/assets/D11Yk61.js')).toBe('/assets/D11Yk61.js');

  vi.stubGlobal('trustedTypes', {
    createPolicy: (name: string, rules: { createScriptURL: (address: string) => string }) => ({
      createScriptURL: (address: string) => `${name} ${rules.createScriptURL(address)}`,
    }),
  });
  for (const address of refused)
    expect(() => trustedScripts('test', pattern)(address), address).toThrow(TypeError);
  expect(trustedScripts('test', pattern)('/assets/D11Yk61.js')).toBe('test /assets/D11Yk61.js');
});
