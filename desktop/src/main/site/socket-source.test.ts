import { expect, it } from 'vitest';
import { socketSource } from './socket-source.ts';

const secure = 'https://play.example.org';
const local = 'http://192.168.1.4:8787';

it.each([
  [secure, 'wss://rooms.example.net', 'wss://rooms.example.net'],
  [secure, 'wss://rooms.example.net:8443/path?x', 'wss://rooms.example.net:8443'],
  [local, 'ws://192.168.1.4:1999', 'ws://192.168.1.4:1999'],
  [local, 'wss://rooms.example.net', 'wss://rooms.example.net'],
])('the pages of %s with the rooms %s may connect to %s', (site, rooms, source) =>
  expect(socketSource(site, rooms)).toBe(source),
);

it.each([
  ...[undefined, null, 7, '', 'rooms.example.net', 'https://rooms.example.net', 'ws://play.example.org'],
  ...[
    'wss://*',
    'wss://*.example.net',
    'wss://a;script-src',
    "wss://a'b",
    'wss://a,b',
    'wss://x:y@rooms.example.net',
  ],
])('rooms at %j are not named: the pages may connect to the host of the site', (rooms) =>
  expect(socketSource(secure, rooms)).toBe('wss://play.example.org:*'),
);

it('unencrypted rooms on the internet are not named', () =>
  expect(socketSource(local, 'ws://rooms.example.net')).toBe('ws://192.168.1.4:*'));

it('of an IPv6 address a policy can name only the scheme', () => {
  expect(socketSource('http://[fd12::1]:8787', 'ws://[fd12::1]:1999')).toBe('ws:');
  expect(socketSource('http://[fd12::1]:8787', undefined)).toBe('ws:');
});
