import { expect, test } from 'vitest';
import { isAllowedOrigin } from './origin.ts';

const allowed = ['same-host', 'app://tallyho', 'https://tallyho.example'];

test.each([
  ['https://tallyho.example', 'rooms.example'],
  ['app://tallyho', 'rooms.example'],
  ['http://192.168.1.7:8787', '192.168.1.7:8788'],
  ['http://localhost:8787', 'localhost:8788'],
  ['http://[::1]:8787', '[::1]:8788'],
])('%s may open a socket to %s', (origin, host) => {
  expect(isAllowedOrigin(origin, host, allowed)).toBe(true);
});

test.each([
  [null, 'localhost:8788'],
  ['', 'localhost:8788'],
  ['null', 'null'],
  ['http://evil.example', 'localhost:8788'],
  ['https://evil-rooms.example', 'rooms.example'],
  ['https://evil.rooms.example', 'rooms.example'],
  ['https://rooms.example.evil.example', 'rooms.example'],
  ['https://tallyho.example.evil.example', 'rooms.example'],
  ['https://tallyho.example:444', 'rooms.example'],
  ['http://tallyho.example', 'rooms.example'],
  ['app://localhost', 'localhost:8788'],
  ['http://localhost:8787', null],
  ['same-host', 'same-host'],
  ['http://', ''],
  ['not an origin', 'not an origin'],
])('%s may not open a socket to %s', (origin, host) => {
  expect(isAllowedOrigin(origin, host, allowed)).toBe(false);
});

test('without same-host in the allowlist, the same host is not enough', () => {
  expect(isAllowedOrigin('http://localhost:8787', 'localhost:8788', ['app://tallyho'])).toBe(false);
});
