import { expect, test } from 'vitest';
import { safeRedirectPath } from './safe-redirect-path.ts';

test.each([
  '/',
  '/join/K7PQ2M',
  '/?scrollTo=lobby',
  '/user#chat',
  '/user?a=//b',
  '/api-guide',
  '/r/a.b',
  '/%C3%A9',
])('returns the path %s', (path) => {
  expect(safeRedirectPath(path)).toBe(path);
});

test.each([
  ...['', 'join/K7PQ2M', ' /user', '/us er', '/us\u0000er', '/é'],
  ...[
    '//evil.example',
    '/\\evil.example',
    '\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
  ],
  ...['/.//evil.example', '/x/..//evil.example', '/x/../y', '/..', '/./x', '/x//y'],
  ...['/%2e%2e//evil.example', '/%2F/evil.example', '/%5cevil.example', '/x/%2E%2e/y'],
  ...['https://evil.example/', 'javascript:alert(1)', 'data:text/html,x'],
  ...['/api', '/api/user/link/google', `/${'x'.repeat(500)}`],
])('returns / for %j', (requested) => {
  expect(safeRedirectPath(requested)).toBe('/');
});
