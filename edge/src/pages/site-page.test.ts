import { lobbies } from '@tallyho/drizzle/schema/lobbies';
import { users } from '@tallyho/drizzle/schema/users';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { requestWith } from '../../test/api.ts';
import { Browser } from '../../test/browser.ts';
import { db } from '../../test/database.ts';
import { guestKey, newGuest } from '../../test/guests.ts';
import { open, people } from '../../test/lobbies.ts';
import { freshName, newPerson, type Person } from '../../test/people.ts';
import { RoomFake } from '../../test/room-fake.ts';
import { fakeRooms } from '../../test/rooms.ts';
import type { Bindings } from '../env.ts';

/** The site's files: index.html, and prerendered pages that contain their path and the slots. */
const files = vi.fn(async (address: string) => {
  const { pathname } = new URL(address);
  const slots =
    pathname === '/'
      ? ''
      : '<!--page-data--><a href="/join/ZZSLOT">ZZSLOT</a><b>ZZLEADER 7700101/7700202</b>';
  return new Response(`<!doctype html><html lang="en"><title>${pathname}</title>${slots}</html>`, {
    headers: {
      'Content-Type': 'text/html',
      ETag: '"of the file"',
      'Content-Security-Policy': "script-src 'self'",
    },
  });
});
const ASSETS = { fetch: files } as unknown as NonNullable<Bindings['ASSETS']>; // the only method that is used

const get = (path: string, { cookie = '', ...changes }: Partial<Bindings> & { cookie?: string } = {}) =>
  requestWith({ ASSETS, ...changes }, path, { headers: { Cookie: cookie } });
const fileOf = (html: string) => /<title>(.*)<\/title>/.exec(html)?.[1];
const dataOf = (html: string) => {
  const text = /<script type="application\/json" id="page-data">(.*?)<\/script>/.exec(html)?.[1];
  return text === undefined ? null : JSON.parse(text);
};
const noKeys = { GOOGLE_CLIENT_ID: '', DISCORD_CLIENT_ID: '' };

beforeEach(() => {
  files.mockClear();
  fakeRooms(new RoomFake().respond);
});

describe('a public page', () => {
  it.each([
    ['/', '/pages/home'],
    ['/privacy', '/pages/privacy'],
    ['/contact', '/pages/contact'],
    ['/terms-of-service', '/pages/terms-of-service'],
    ['/credits', '/pages/credits'],
    ['/login?next=/user', '/pages/login'],
    ['/register', '/pages/register'],
  ])('%s is the prerendered %s, with the settings of the deployment', async (path, file) => {
    const response = await get(path, { ...noKeys, CONTACT_EMAIL: '</script><b>' });
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(fileOf(html)).toBe(file);
    expect(html).not.toContain('</script><b>');
    expect(dataOf(html)).toEqual({
      config: {
        comingSoon: false,
        providers: [],
        passkeys: true,
        contactEmail: '</script><b>',
        rooms: expect.stringMatching(/^ws:/),
      },
      responses: {},
    });
  });

  it('has the buttons of the login providers that the deployment has', async () => {
    const html = await (await get('/login')).text();
    const { providers } = dataOf(html).config;
    expect(providers.length).toBeGreaterThan(0);
    expect(fileOf(html)).toBe(['/pages/login', ...providers].join('-'));
  });

  it('is index.html for a browser with a session, before the launch, and for the service worker', async () => {
    const { cookies } = await newPerson();
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    for (const response of [
      await get('/', { cookie }),
      await get('/', { COMING_SOON: 'on' }),
      await get('/shell'),
    ]) {
      const html = await response.text();
      expect(fileOf(html)).toBe('/');
      expect(dataOf(html)).toBeNull();
    }
  });

  it('is in no shared cache, keeps the security policy, and drops headers about the bytes of the file', async () => {
    const { headers } = await get('/');
    expect(headers.get('Cache-Control')).toBe('private, max-age=0, must-revalidate');
    expect(headers.get('Vary')).toMatch(/\bCookie\b/);
    expect(headers.get('Content-Security-Policy')).toBe("script-src 'self'");
    expect(headers.has('ETag')).toBe(false);
  });

  it('has the background of the cookie, and no other text from it', async () => {
    const background = async (cookie: string) =>
      /data-background="([^"]*)"/.exec(await (await get('/', { cookie })).text())?.[1];
    expect(await background('a=b; tallyho-background=hexagons; c=d')).toBe('hexagons');
    expect(await background('tallyho-background="><script>')).toBe('default');
    expect(await background('')).toBe('default');
  });
});

describe('the page of an invite link', () => {
  it('shows what the API says about the lobby, and its code', async () => {
    const [owner] = (await people(1)) as [Person];
    const code = await open(owner);
    const html = await (await get(`/join/${code}`)).text();
    expect(fileOf(html)).toBe('/pages/join-open-open');
    expect(html).toContain(`<a href="/join/${code}">${code}</a><b>${owner.account.username} 1/4</b>`);
    const { status, body } = dataOf(html).responses[`/api/join/${code}`];
    expect(status).toBe(200);
    expect(body.lobby.leader.username).toBe(owner.account.username);
    expect(JSON.stringify(body)).not.toContain(owner.account._id);
  });

  it('gives a browser the id that a guest needs, until the browser is closed, and keeps an id that is there', async () => {
    const code = await open(await newPerson());
    const [cookie = ''] = (await get(`/join/${code}`)).headers.getSetCookie();
    expect(cookie).toMatch(/^guest-browser=[\w-]{22,}; Path=\/; HttpOnly; SameSite=Lax$/);
    const [id = ''] = cookie.split(';');
    expect((await get(`/join/${code}`, { cookie: id })).headers.getSetCookie()).toEqual([]);
    const guest = new Browser();
    guest.cookies.set('guest-browser', id.slice('guest-browser='.length));
    const body = { code, name: freshName(), avatar: 1, key: guestKey() };
    expect((await guest.post('/api/guests', body)).status).toBe(200);
  });

  it('shows the name of the leader as text', async () => {
    const owner = await newPerson();
    const code = await open(owner);
    const username = `<b>'&" ZZSLOT`;
    await db.update(users).set({ username }).where(eq(users.id, owner.account._id));
    const html = await (await get(`/join/${code}`)).text();
    expect(html).toContain('<b>&lt;b&gt;&#39;&amp;&quot; ZZSLOT 1/4</b>');
  });

  it('is the page of a full lobby, of one for accounts, and of a running game that lets no one in', async () => {
    const [owner] = (await people(1)) as [Person];
    const code = await open(owner);
    const viewAfter = async (change: object) => {
      await db.update(lobbies).set(change).where(eq(lobbies.code, code));
      return fileOf(await (await get(`/join/${code}`)).text());
    };
    expect(await viewAfter({ phase: 'finished' })).toBe('/pages/join-open-finished');
    expect(await viewAfter({ guestsMayJoin: false })).toBe('/pages/join-accountsOnly-finished');
    expect(await viewAfter({ players: 4 })).toBe('/pages/join-full');
    expect(await viewAfter({ phase: 'playing', lateJoin: false })).toBe('/pages/join-started');
  });

  it('says that there is no such lobby', async () => {
    const html = await (await get('/join/QQQQQQ')).text();
    expect(fileOf(html)).toBe('/pages/join-gone');
    expect(dataOf(html).responses['/api/join/QQQQQQ']).toMatchObject({
      status: 404,
      body: { success: false, error: 'lobbyNotFound' },
    });
  });

  it('says to a removed guest that there is no way back', async () => {
    const [owner] = (await people(1)) as [Person];
    const code = await open(owner);
    const guest = await newGuest(code);
    await owner.post(`/api/lobby/kick/${code}`, { player: guest.account._id });
    const cookie = [...guest.cookies]
      .filter(([name]) => !name.endsWith('session'))
      .map(([name, value]) => `${name}=${value}`)
      .join('; ');
    const html = await (await get(`/join/${code}`, { cookie })).text();
    expect(fileOf(html)).toBe('/pages/join-removed');
    expect(dataOf(html).responses[`/api/join/${code}`]).toMatchObject({
      status: 403,
      body: { error: 'banned' },
    });
    expect(fileOf(await (await get(`/join/${code}`)).text())).toBe('/pages/join-open-open');
  });

  it('is a page without data after too many requests', async () => {
    const PER_MINUTE_60 = { limit: async () => ({ success: false }) };
    const response = await get('/join/QQQQQQ', { PER_MINUTE_60 });
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(fileOf(html)).toBe('/pages/join');
    expect(dataOf(html).responses).toEqual({});
  });

  it.each(['/join/abcdef', '/join/ABC', '/join/A%22%3E%3Cb%3E'])(
    'is index.html for %s, which the page corrects or refuses',
    async (path) => {
      const html = await (await get(path)).text();
      expect(fileOf(html)).toBe('/');
      expect(html).not.toContain('"><b>');
    },
  );
});
