import { describe, expect, it, test } from 'vitest';
import { firstAddress, parseSiteSettings, type SiteSettings, withRecent } from './site-settings.ts';

const none: SiteSettings = { host: null, recent: [], known: null };
const site = (number: number) => `https://play${number}.example.org`;

describe('the address that the app plays on when it starts', () => {
  const sources = { variable: undefined, settings: none, builtIn: '', isPackaged: true };

  it('is asked for by a packed app that knows none', () => expect(firstAddress(sources)).toBeNull());
  it('is that of npm start in a checkout', () =>
    expect(firstAddress({ ...sources, isPackaged: false })).toBe('http://localhost:8787'));
  it('is the one that the app was built for', () =>
    expect(firstAddress({ ...sources, builtIn: site(1) })).toBe(site(1)));
  it('is the last choice rather than the one that the app was built for', () =>
    expect(firstAddress({ ...sources, builtIn: site(1), settings: { ...none, host: site(2) } })).toBe(
      site(2),
    ));
  it('is TALLYHO_HOST rather than any other, as npm run desktop sets it for the running Tallyho', () =>
    expect(
      firstAddress({
        variable: 'http://localhost:9100',
        settings: { ...none, host: site(2) },
        builtIn: site(1),
        isPackaged: false,
      }),
    ).toBe('http://localhost:9100'));
});

test('the list of sites has the last five, each once, the last one first', () => {
  const played = [1, 2, 3, 2, 4, 5, 6].reduce((settings, number) => withRecent(settings, site(number)), none);
  expect(played.recent).toEqual([site(6), site(5), site(4), site(2), site(3)]);
});

describe('stored settings', () => {
  it('of the first version have only the site', () =>
    expect(parseSiteSettings(JSON.stringify({ host: site(1) }))).toEqual({ ...none, host: site(1) }));
  it('are read as they were written', () => {
    const known = {
      origin: site(1),
      sockets: 'wss://rooms.example.org',
      config: { comingSoon: false, providers: [], passkeys: true },
    };
    const settings = { host: site(1), recent: [site(1), 'http://localhost:9100'], known };
    expect(parseSiteSettings(JSON.stringify(settings))).toEqual(settings);
  });
  it.each(['', '{', 'null', '7', '[]', '{"host":7,"recent":{}}'])('are empty if the file has %j', (json) =>
    expect(parseSiteSettings(json)).toEqual(none),
  );
  it('lose only the addresses that are not allowed', () =>
    expect(
      parseSiteSettings(
        JSON.stringify({
          host: 'http://example.org',
          recent: [null, 'file:///etc', `${site(1)}/x`, site(2)],
        }),
      ),
    ).toEqual({ ...none, recent: [site(2)] }));
  it.each([
    [{ origin: 'http://example.org', sockets: 'wss://rooms.example.org' }, null],
    [{ origin: site(1) }, null],
    [
      { origin: site(1), sockets: 'wss://rooms.example.org', config: { comingSoon: 'no', providers: [] } },
      { origin: site(1), sockets: 'wss://rooms.example.org', config: null },
    ],
    ['x', null],
    [
      { origin: site(1), sockets: 'wss://x; script-src *' },
      { origin: site(1), sockets: 'wss://play1.example.org:*', config: null },
    ],
    [
      { origin: site(1), sockets: 'ws://rooms.example.org' },
      { origin: site(1), sockets: 'wss://play1.example.org:*', config: null },
    ],
  ])('of a known site %j are read as %j', (known, read) =>
    expect(parseSiteSettings(JSON.stringify({ known })).known).toEqual(read),
  );
});
