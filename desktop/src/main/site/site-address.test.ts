import { describe, expect, it } from 'vitest';
import { isSiteOrigin, readSiteAddress } from './site-address.ts';

describe('sites to play on', () => {
  it.each([
    ['https://play.example.org/lobby?x=1', ['https://play.example.org']],
    ['https://play.example.org/join/ABC234', ['https://play.example.org']],
    ['play.example.org', ['https://play.example.org']],
    [' play.example.org/join/ABC234 ', ['https://play.example.org']],
    ['https://localhost:9100', ['https://localhost:9100']],
    ['http://localhost:8787/', ['http://localhost:8787']],
    ['http://127.0.0.1:9000', ['http://127.0.0.1:9000']],
    ['http://192.168.1.4:8787', ['http://192.168.1.4:8787']],
  ])('%s is tried at %j', (text, origins) =>
    expect(readSiteAddress(text)).toEqual({ kind: 'origins', origins }),
  );

  it.each([
    'localhost:9100',
    'game.localhost:9100',
    '127.0.0.1:9100',
    '10.1.2.3:9100',
    '172.16.0.1:9100',
    '172.31.255.1:9100',
    '192.168.178.20:9100',
    '169.254.3.4:9100',
    '[::1]:9100',
    '[fd12:3456::1]:9100',
    '[fe80::1]:9100',
    'gamebox:9100',
    'gamebox.local:9100',
  ])('%s is tried with https and then with http, because it is not on the internet', (text) =>
    expect(readSiteAddress(text)).toEqual({
      kind: 'origins',
      origins: [`https://${text}`, `http://${text}`],
    }),
  );

  it.each([
    'http://example.org',
    'http://8.8.8.8',
    'http://172.15.0.1',
    'http://172.32.0.1',
    'http://192.169.0.1',
    'http://110.1.2.3',
    'http://[2001:db8::1]',
    'http://local.example.org',
    'http://10.0.0.1.example.org',
  ])('%s is refused, because http on the internet is not encrypted', (text) =>
    expect(readSiteAddress(text)).toEqual({
      kind: 'publicHttp',
      secure: text.replace('http:', 'https:'),
    }),
  );

  it.each([
    'ftp://example.org',
    'https://a:b@example.org',
    'app://tallyho',
    'javascript:alert(1)',
    'a b',
    '',
    ' ',
  ])('%s is no address of a site', (text) => expect(readSiteAddress(text)).toEqual({ kind: 'invalid' }));

  it('have an origin and nothing more when they are stored', () => {
    expect(isSiteOrigin('https://play.example.org')).toBe(true);
    expect(isSiteOrigin('http://localhost:9100')).toBe(true);
    expect(isSiteOrigin('http://example.org')).toBe(false);
    expect(isSiteOrigin('https://play.example.org/join')).toBe(false);
    expect(isSiteOrigin('')).toBe(false);
  });
});
