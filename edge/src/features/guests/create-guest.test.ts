import { codeGuesses } from '@tallyho/drizzle/schema/code-guesses';
import { guestCounts, guests } from '@tallyho/drizzle/schema/guests';
import { sessions } from '@tallyho/drizzle/schema/sessions';
import { users } from '@tallyho/drizzle/schema/users';
import { limits } from '@tallyho/game/limits';
import { defaultRules } from '@tallyho/game/model/default-rules';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Browser } from '../../../test/browser.ts';
import { db } from '../../../test/database.ts';
import { expectError } from '../../../test/expectations.ts';
import { giveBrowserId, guestKey, newGuest, playAsGuest } from '../../../test/guests.ts';
import { runBefore } from '../../../test/interleave.ts';
import { idOf, join, leave, lobbyOf, open, start, switchTo } from '../../../test/lobbies.ts';
import { freshName, newPerson, password } from '../../../test/people.ts';
import { RoomFake } from '../../../test/room-fake.ts';
import { fakeRooms, type RoomCall } from '../../../test/rooms.ts';
import type { OwnAccount } from '../../auth/user.ts';
import { limitOf } from '../../http/budgets.ts';

let rooms: RoomFake;
let calls: RoomCall[];
beforeEach(() => {
  rooms = new RoomFake();
  calls = fakeRooms(rooms.respond);
});

interface Entry {
  user: OwnAccount;
  lobby: { code: string; players: { user: string }[] };
  ticket: { ticket: string; url: string };
}
const openLobby = async (settings: object = {}) => {
  const owner = await newPerson();
  return { owner, code: await open(owner, settings) };
};
const seats = (code: string) => rooms.stateOf(code).seats;
const isUser = async (name: string) =>
  (await db.select().from(users).where(eq(users.username, name))).length > 0;

describe('POST /api/guests', () => {
  it('makes a guest with a session, a seat and a ticket', async () => {
    const { owner, code } = await openLobby();
    const [browser, name] = [new Browser(), freshName()];
    const entry = await (await playAsGuest(browser, code.toLowerCase(), { name, avatar: 5 })).json<Entry>();
    const { user, lobby, ticket } = entry;
    expect(user).toMatchObject({ username: name, avatar: 5, isGuest: true, email: '', authProviders: [] });
    expect(lobby).toEqual({
      code,
      players: [expect.objectContaining({ user: idOf(owner) }), expect.objectContaining({ user: user._id })],
    });
    const claims = JSON.parse(atob(ticket.ticket.split('.')[1] ?? ''));
    expect(claims).toMatchObject({ aud: 'party', sub: user._id, room: code, username: name });
    expect(seats(code).at(-1)).toMatchObject({ user: user._id, username: name, isGuest: true });
    expect(await (await browser.get('/api/user/me')).json()).toMatchObject({
      user: { ...user, friends: [] },
    });
    expect((await browser.post('/api/party/ticket', { room: code })).status).toBe(200);
  });

  it('gives the room hashes of address and browser that differ between lobbies', async () => {
    const [first, second] = [await openLobby(), await openLobby()];
    const browser = await newGuest(first.code);
    await join(browser, second.code);
    const source = (code: string) => seats(code).find(({ user }) => user === browser.account._id)?.source;
    expect(source(first.code)?.address).not.toBe(source(second.code)?.address);
    expect(source(first.code)?.browser).toEqual(expect.any(String));
    expect(JSON.stringify(calls)).not.toContain(browser.address);
  });

  it('returns the same guest for a repeated key, one after the other and at the same time', async () => {
    const { code } = await openLobby();
    const same = { key: guestKey(), name: freshName() };
    const first = await (await playAsGuest(new Browser(), code, same)).json<Entry>();
    const browser = new Browser();
    const second = await (await playAsGuest(browser, code, same)).json<Entry>();
    expect(second.user._id).toBe(first.user._id);
    expect((await browser.get('/api/user/me')).status).toBe(200);
    const other = { key: guestKey(), name: freshName() };
    const both = await Promise.all([1, 2].map(() => playAsGuest(new Browser(), code, other)));
    const [one, two] = await Promise.all(both.map((response) => response.json<Entry>()));
    expect(one?.user._id).toBe(two?.user._id);
    expect(seats(code)).toHaveLength(3);
  });

  it('does not open the session of an older guest for its key', async () => {
    const { code } = await openLobby();
    const same = { key: guestKey(), name: freshName() };
    const { user } = await (await playAsGuest(new Browser(), code, same)).json<Entry>();
    await db
      .update(guests)
      .set({ createdAt: new Date(Date.now() - limits.guests.retry) })
      .where(eq(guests.userId, user._id));
    await expectError(await playAsGuest(new Browser(), code, same), 401, 'unauthenticated');
  });

  it('does not open the account of a guest who has registered', async () => {
    const { code } = await openLobby();
    const same = { key: guestKey(), name: freshName() };
    const { user } = await (await playAsGuest(new Browser(), code, same)).json<Entry>();
    await db.delete(guests).where(eq(guests.userId, user._id));
    await expectError(await playAsGuest(new Browser(), code, same), 401, 'unauthenticated');
  });

  it('does not open the account of a guest who registers during the request', async () => {
    const { code } = await openLobby();
    const [guest, same] = [new Browser(), { key: guestKey(), name: freshName() }];
    const { user } = await (await playAsGuest(guest, code, same)).json<Entry>();
    const form = { username: freshName(), email: `${freshName()}@example.com`, password: 'Kestrel93' };
    const holder = new Browser();
    await giveBrowserId(holder);
    runBefore('insert into "sessions"', async () => {
      expect((await guest.post('/api/user/register', form)).status).toBe(200);
    });
    await expectError(await playAsGuest(holder, code, same), 401, 'unauthenticated');
    expect(holder.cookies.has('session')).toBe(false);
    const opened = await db.select().from(sessions).where(eq(sessions.userId, user._id));
    expect(opened, 'only that of the browser which registered').toHaveLength(1);
  });

  it('accepts the name of an account that is not in the lobby, and any display name', async () => {
    const { code } = await openLobby({ maxPlayers: 8 });
    const { account } = await newPerson();
    for (const name of [account.username, 'A', 'WWW', 'محمد عبد الله', '👨‍👩‍👧‍👦🎉', '🇩🇪'.repeat(30)]) {
      const { user } = await (await playAsGuest(new Browser(), code, { name })).json<Entry>();
      expect(user.username).toBe(name);
      expect(seats(code).at(-1)?.username).toBe(name);
    }
  });

  it('gives the second guest of a name a number, in the room, the account and the response', async () => {
    const { owner, code } = await openLobby({ maxPlayers: 8 });
    const browsers = [new Browser(), new Browser()];
    const both = await Promise.all(browsers.map((browser) => playAsGuest(browser, code, { name: 'Tom' })));
    const entries = await Promise.all(both.map((response) => response.json<Entry>()));
    expect(entries.map(({ user }) => user.username).sort()).toEqual(['Tom', 'Tom 2']);
    for (const [at, { user }] of entries.entries()) {
      expect(seats(code).find((seat) => seat.user === user._id)?.username).toBe(user.username);
      expect(await (await browsers[at]?.get('/api/user/me'))?.json()).toMatchObject({
        user: { username: user.username },
      });
    }
    const third = await playAsGuest(new Browser(), code, { name: owner.account.username });
    expect(await third.json()).toMatchObject({ user: { username: `${owner.account.username} 2` } });
  });

  it('refuses another spelling of the name of an account in the lobby, with a name that is free', async () => {
    const { owner, code } = await openLobby();
    const name = owner.account.username.replace(/^(.)/, '$1.');
    const refused = await expectError(await playAsGuest(new Browser(), code, { name }), 409, 'nameInLobby', {
      field: 'name',
      message: `A player in that lobby has a name that looks the same. How about ${name} 2?`,
    });
    expect(refused).toMatchObject({ suggestion: `${name} 2` });
    expect((await playAsGuest(new Browser(), code, { name: `${name} 2` })).status).toBe(200);
    const { code: elsewhere } = await openLobby();
    expect((await playAsGuest(new Browser(), elsewhere, { name })).status).toBe(200);
  });

  it('gives a guest a number who joins another lobby, where a player has the name or one like it', async () => {
    const [first, second] = [await openLobby(), await openLobby({ maxPlayers: 8 })];
    const guest = new Browser();
    await playAsGuest(guest, first.code, { name: `${second.owner.account.username}.` });
    const { lobby } = await (await switchTo(guest, second.code, first.code)).json<{
      lobby: Entry['lobby'];
    }>();
    const name = `${second.owner.account.username}. 2`;
    expect(lobby.players.at(-1)).toMatchObject({ username: name });
    expect(seats(second.code).at(-1)?.username).toBe(name);
    expect(await (await guest.get('/api/user/me')).json()).toMatchObject({ user: { username: name } });
  });

  it('stores the number that a guest gets when an account of the same name joins', async () => {
    const { code } = await openLobby();
    const registered = await newPerson();
    const { username } = registered.account;
    const guest = new Browser();
    await playAsGuest(guest, code, { name: username });
    await join(registered, code);
    expect(seats(code).map((seat) => seat.username)).toContain(`${username} 2`);
    expect(await (await guest.get('/api/user/me')).json()).toMatchObject({
      user: { username: `${username} 2` },
    });
  });

  it('leaves a guest’s name free for accounts', async () => {
    const { code } = await openLobby();
    const { account } = await newGuest(code);
    const { username } = account;
    const check = await new Browser().get(`/api/user/register/check?username=${username}`);
    expect(await check.json()).toEqual({ exists: false });
    const email = `${crypto.randomUUID()}@example.com`;
    const registration = { username, email, password: 'Kestrel93' };
    expect((await new Browser().post('/api/user/register', registration)).status).toBe(200);
  });

  it.each([
    ['The Tallyho Crew', 'Your name looks like that of the Tallyho team. Please choose another one.'],
    ['x'.repeat(31), 'Your name can have at most 30 characters'],
    ['\u202eTom', 'Your name cannot have invisible characters'],
    [' ', 'Please enter your name'],
  ])('refuses the name %s with a text about the field', async (name, message) => {
    const { code } = await openLobby();
    const response = await playAsGuest(new Browser(), code, { name });
    await expectError(response, 400, 'invalidInput', { field: 'name', message });
  });

  it('refuses a profane name', async () => {
    const { code } = await openLobby();
    await expectError(await playAsGuest(new Browser(), code, { name: 'fucker' }), 400, 'profaneUsername', {
      field: 'name',
      message: 'Please find a kinder name',
    });
  });

  it('takes no seat for a browser without an id, and gives it one', async () => {
    const { owner, code } = await openLobby();
    const [browser, name] = [new Browser(), freshName()];
    const request = () => browser.post('/api/guests', { code, name, avatar: 1, key: guestKey() });
    await expectError(await request(), 403, 'cookiesBlocked', {
      message: expect.stringMatching(/^Your browser blocks cookies/),
    });
    browser.cookies.clear();
    await expectError(await request(), 403, 'cookiesBlocked');
    expect(browser.cookies.has('session')).toBe(false);
    expect(seats(code).map(({ user }) => user)).toEqual([idOf(owner)]);
    expect(await isUser(name)).toBe(false);
    expect((await request()).status).toBe(200);
    expect(seats(code)).toHaveLength(2);
  });

  it('leaves nothing behind if the lobby refuses the seat', async () => {
    const full = await openLobby({ maxPlayers: 2 });
    await join(await newPerson(), full.code);
    const closed = await openLobby({ rules: { ...defaultRules, lateJoin: false } });
    await join(await newPerson(), closed.code);
    await start(closed.owner, closed.code);
    const forMembers = await openLobby({ rules: { ...defaultRules, guestsMayJoin: 'off' } });
    const gone = await openLobby();
    await leave(gone.owner, gone.code);
    const name = freshName();
    const request = (code: string) => playAsGuest(new Browser(), code, { name });
    await expectError(await request(full.code), 409, 'lobbyFull');
    await expectError(await request(closed.code), 409, 'gameInProgress');
    await expectError(await request(forMembers.code), 403, 'guestsNotAllowed');
    await expectError(await request(gone.code), 404, 'lobbyNotFound');
    await expectError(await request('no code'), 404, 'lobbyNotFound');
    expect(await isUser(name)).toBe(false);
  });

  it('gives up the seat if the guest cannot be stored', async () => {
    const { code } = await openLobby();
    vi.restoreAllMocks();
    fakeRooms((call) => {
      const answer = rooms.respond(call);
      // A record that the index refuses.
      return call.body.type === 'join' && answer.ok
        ? {
            ...answer,
            lobby: { ...answer.lobby, members: [...answer.lobby.members, ...answer.lobby.members] },
          }
        : answer;
    });
    expect((await playAsGuest(new Browser(), code)).status).toBe(500);
    expect(seats(code)).toHaveLength(1);
  });

  it('refuses a logged-in account', async () => {
    const { code } = await openLobby();
    const registered = await newPerson();
    await expectError(await playAsGuest(registered, code), 403, 'forbidden');
    expect(await lobbyOf(registered)).toBeNull();
  });

  it('refuses the browser of a suspended account', async () => {
    const { code } = await openLobby();
    const registered = await newPerson();
    const browser = new Browser();
    const { username } = registered.account;
    await browser.post('/api/user/login', { emailOrUsername: username, password });
    await browser.post('/api/user/logout', {});
    await db
      .update(users)
      .set({ suspendedUntil: new Date(Date.now() + 60_000), suspensionReason: 'Threats' })
      .where(eq(users.id, idOf(registered)));
    await expectError(await playAsGuest(browser, code), 403, 'suspended');
  });

  it('gives a guest without a session the seat back that a guest of the same browser has', async () => {
    const { code } = await openLobby({ maxPlayers: 2 });
    const guest = await newGuest(code);
    guest.cookies.delete('session');
    const { lobby } = await (await guest.get(`/api/join/${code}`)).json<{ lobby: object }>();
    expect(lobby).toMatchObject({ players: 2, maxPlayers: 2, holdsSeat: true });
    const name = guest.account.username;
    const { user } = await (await playAsGuest(guest, code, { name })).json<Entry>();
    expect(user._id).not.toBe(guest.account._id);
    expect(seats(code).map((seat) => seat.user)).toEqual([expect.any(String), user._id]);
    expect(await lobbyOf(guest)).toMatchObject({ code });
    await expectError(await playAsGuest(new Browser(), code), 409, 'lobbyFull');
  });

  it('refuses a removed guest who comes back with the same browser', async () => {
    const { owner, code } = await openLobby();
    const guest = await newGuest(code);
    await owner.post(`/api/lobby/kick/${code}`, { player: guest.account._id });
    const browser = new Browser();
    browser.cookies.set('guest-browser', guest.cookies.get('guest-browser') ?? '');
    await expectError(await playAsGuest(browser, code), 403, 'banned');
    await expectError(await browser.get(`/api/guests/entry/${code}`), 403, 'banned');
    expect((await playAsGuest(new Browser(), code)).status).toBe(200);
  });

  it('refuses a request from another site', async () => {
    const { code } = await openLobby();
    const body = { code, name: freshName(), avatar: 1, key: guestKey() };
    const headers = { Origin: 'https://evil.example' };
    const response = await new Browser().call('/api/guests', { method: 'POST', headers, body });
    await expectError(response, 403, 'invalidOrigin');
  });
});

describe('limits of guests', () => {
  it('an address makes at most 100 guests an hour', async () => {
    const { code } = await openLobby();
    const { address } = new Browser();
    const request = () => playAsGuest(new Browser(), code, { address });
    expect((await request()).status).toBe(200);
    await db.update(guestCounts).set({ guests: limitOf('newGuests', 'address').max });
    const refused = await expectError(await request(), 429, 'rateLimited');
    expect(refused.message).toBe(
      'There are too many new guests in your network. Please log in, register, or try again later.',
    );
    await db
      .update(guestCounts)
      .set({ windowStart: new Date(Date.now() - limitOf('newGuests', 'address').per) });
    expect((await request()).status).toBe(200);
  });

  it('an address gets at most half of the seats of a lobby in which it has no account', async () => {
    const { code } = await openLobby({ maxPlayers: 4 });
    const { address } = new Browser();
    const request = () => playAsGuest(new Browser(), code, { address });
    expect([(await request()).status, (await request()).status]).toEqual([200, 200]);
    await expectError(await request(), 409, 'tooManyGuests');
  });

  it('wrong codes count for the address, as in the preview of a link', async () => {
    const before = (await db.select().from(codeGuesses)).length;
    await expectError(await playAsGuest(new Browser(), 'ZZZZZZ'), 404, 'lobbyNotFound');
    expect(await db.select().from(codeGuesses)).toHaveLength(before + 1);
  });
});
