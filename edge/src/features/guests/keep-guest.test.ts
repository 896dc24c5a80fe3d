import { gamePlayers, games, playerResults } from '@tallyho/drizzle/schema/games';
import { guests } from '@tallyho/drizzle/schema/guests';
import { users } from '@tallyho/drizzle/schema/users';
import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Browser } from '../../../test/browser.ts';
import { db } from '../../../test/database.ts';
import { expectError } from '../../../test/expectations.ts';
import { type Guest, newGuest } from '../../../test/guests.ts';
import { logInBy, newcomer, pendingSignUp, signedUp } from '../../../test/identity-provider.ts';
import { idOf, join, lobbyOf, open, start } from '../../../test/lobbies.ts';
import { freshName, newPerson, type Person, password, secondBrowser } from '../../../test/people.ts';
import { RoomFake } from '../../../test/room-fake.ts';
import { fakeRooms, type RoomCall } from '../../../test/rooms.ts';

let rooms: RoomFake;
let calls: RoomCall[];
beforeEach(() => {
  rooms = new RoomFake();
  calls = fakeRooms(rooms.respond);
});

const newRoom = async () => {
  const owner = await newPerson();
  const code = await open(owner, { maxPlayers: 4 });
  const guest = await newGuest(code);
  return { owner, code, guest };
};
const registration = (username = freshName()) => ({
  username,
  email: `${crypto.randomUUID()}@example.com`,
  password: 'Kestrel93',
});
const logIn = (browser: Browser, registered: Person) =>
  browser.post('/api/user/login', { emailOrUsername: registered.account.username, password });
const seatOf = (code: string, id: string) => rooms.stateOf(code).seats.find(({ user }) => user === id);
const exists = async (id: string) => (await db.select().from(users).where(eq(users.id, id))).length > 0;

/** Stores a finished game of these players, with results that name the others. */
const storeGame = async (code: string, players: readonly { id: string; username: string }[]) => {
  const id = crypto.randomUUID();
  const people = players.map(({ id: user, username }) => ({ user, username, avatar: 1 }));
  await db.insert(games).values({
    id,
    code,
    record: { players: people } as unknown as typeof games.$inferInsert.record, // only ids and names matter here
    createdAt: new Date(),
    finishedAt: new Date(),
  });
  await db.insert(gamePlayers).values(players.map(({ id: userId }) => ({ gameId: id, userId })));
  await db.insert(playerResults).values(
    people.map(({ user: userId }) => ({
      gameId: id,
      userId,
      finishedAt: new Date(),
      title: null,
      won: false,
      favourites: [],
      agreements: people
        .filter(({ user }) => user !== userId)
        .map((other) => ({ ...other, agreement: 50, compared: 9 })),
    })),
  );
  return id;
};
/** The others whom the results of a player in a game name; undefined if the player has none. */
const othersOf = async (player: string, game: string) => {
  const isOwn = and(eq(playerResults.gameId, game), eq(playerResults.userId, player));
  const result = await db.select().from(playerResults).where(isOwn).get();
  return result?.agreements.map(({ user, username }) => `${user} ${username}`);
};
const namesIn = async (id: string) => {
  const [game] = await db.select().from(games).where(eq(games.id, id));
  return (game?.record.players ?? []).map(({ user, username }) => `${user} ${username}`);
};
const person = ({ account }: Guest | Person) => ({ id: account._id, username: account.username });

describe('a guest who registers', () => {
  it('becomes an account with the same id, seat and games, and a new session', async () => {
    const { owner, code, guest } = await newRoom();
    const { _id: id, avatar } = guest.account;
    const game = await storeGame(code, [person(owner), person(guest)]);
    const before = guest.cookies.get('session');
    const form = registration();
    const response = await guest.post('/api/user/register', form);
    expect(response.status).toBe(200);
    const { user } = await response.json<{ user: object }>();
    expect(user).toMatchObject({
      _id: id,
      username: form.username,
      avatar,
      isGuest: false,
      email: form.email,
    });
    expect(seatOf(code, id)).toMatchObject({ user: id, username: form.username });
    expect(seatOf(code, id)?.isGuest).toBeUndefined();
    expect(await namesIn(game)).toContain(`${id} ${form.username}`);
    expect(await othersOf(idOf(owner), game)).toEqual([`${id} ${form.username}`]);
    expect(await othersOf(id, game)).toHaveLength(1);
    expect(await db.select().from(guests).where(eq(guests.userId, id))).toEqual([]);
    expect(guest.cookies.get('session')).not.toBe(before);
    expect((await guest.post('/api/party/ticket', { room: code })).status).toBe(200);
    expect((await guest.get('/api/user/friends')).status).toBe(200);
    const old = new Browser();
    old.cookies.set('session', before ?? '');
    await expectError(await old.get('/api/user/me'), 401, 'unauthenticated');
    await expect.poll(() => calls.some(({ body }) => body.type === 'revoke')).toBe(true);
    const elsewhere = new Browser();
    const credentials = { emailOrUsername: form.username, password: form.password };
    expect((await elsewhere.post('/api/user/login', credentials)).status).toBe(200);
  });

  it('can keep the name as a guest', async () => {
    const { guest } = await newRoom();
    const response = await guest.post('/api/user/register', registration(guest.account.username));
    expect(response.status).toBe(200);
  });

  it('stays a guest if the name or the address is taken', async () => {
    const { guest, owner, code } = await newRoom();
    const taken = { ...registration(owner.account.username) };
    await expectError(await guest.post('/api/user/register', taken), 409, 'usernameTaken', {
      field: 'username',
    });
    const address = { ...registration(), email: owner.account.email };
    await expectError(await guest.post('/api/user/register', address), 409, 'emailTaken', { field: 'email' });
    expect(await (await guest.get('/api/user/me')).json()).toMatchObject({ user: { isGuest: true } });
    expect(seatOf(code, guest.account._id)?.isGuest).toBe(true);
  });

  it('has one account after two requests at the same time', async () => {
    const { guest } = await newRoom();
    const form = registration();
    const both = await Promise.all([1, 2].map(() => guest.post('/api/user/register', form)));
    expect(both.map(({ status }) => status).sort()).toEqual([200, expect.any(Number)]);
    const rows = await db.select().from(users).where(eq(users.username, form.username));
    expect(rows.map(({ id }) => id)).toEqual([guest.account._id]);
  });
});

describe('a guest who logs in', () => {
  it.each(['lobby', 'readyCheck'])('gives the seat to the account in the phase %s', async (phase) => {
    const { owner, code, guest } = await newRoom();
    if (phase === 'readyCheck') await start(owner, code);
    const registered = await newPerson();
    const before = seatOf(code, guest.account._id);
    const game = await storeGame(code, [person(owner), person(guest)]);
    const both = await storeGame(code, [person(registered), person(guest)]);
    expect((await logIn(guest, registered)).status).toBe(200);
    expect(rooms.stateOf(code).stage.phase).toBe(phase);
    const { isGuest: _, ...kept } = before ?? {};
    expect(seatOf(code, idOf(registered))).toEqual({
      ...kept,
      user: idOf(registered),
      username: registered.account.username,
      avatar: registered.account.avatar,
    });
    expect((await guest.post('/api/party/ticket', { room: code })).status).toBe(200);
    await expect.poll(() => exists(guest.account._id)).toBe(false);
    expect(await namesIn(game)).toContain(`${idOf(registered)} ${registered.account.username}`);
    const name = `${idOf(registered)} ${registered.account.username}`;
    expect(await othersOf(idOf(owner), game)).toEqual([name]);
    expect(await othersOf(idOf(registered), game)).toEqual([`${idOf(owner)} ${owner.account.username}`]);
    expect(await othersOf(idOf(registered), both)).toEqual([
      expect.stringMatching(/^deleted-.* Deleted player$/),
    ]);
    const played = and(eq(gamePlayers.gameId, game), eq(gamePlayers.userId, idOf(registered)));
    expect(await db.select().from(gamePlayers).where(played)).toHaveLength(1);
    expect(await namesIn(both)).toContainEqual(expect.stringMatching(/^deleted-.* Deleted player$/));
    expect((await namesIn(both))[0]).toBe(`${idOf(registered)} ${registered.account.username}`);
  });

  it('loses only the own seat if the account has one in the lobby', async () => {
    const { owner, code, guest } = await newRoom();
    await start(owner, code);
    expect((await logIn(guest, owner)).status).toBe(200);
    expect(rooms.stateOf(code).seats.map(({ user }) => user)).toEqual([idOf(owner)]);
    await expect.poll(() => exists(guest.account._id)).toBe(false);
  });

  it('moves the account from another lobby', async () => {
    const { code, guest } = await newRoom();
    const registered = await newPerson();
    const other = await open(registered);
    await logIn(guest, registered);
    expect((await lobbyOf(registered))?.code).toBe(code);
    expect(rooms.stateOf(other).seats).toEqual([]);
  });

  it('does not give the seat to a suspended or a banned account', async () => {
    const { owner, code, guest } = await newRoom();
    const suspended = await newPerson();
    await db
      .update(users)
      .set({ suspendedUntil: new Date(Date.now() + 60_000), suspensionReason: 'x' })
      .where(eq(users.id, idOf(suspended)));
    await logIn(guest, suspended);
    expect(seatOf(code, idOf(suspended))).toBeUndefined();
    await expect.poll(() => seatOf(code, guest.account._id)).toBeUndefined();
    const banned = await newPerson();
    const another = await newGuest(code);
    await join(banned, code);
    await owner.post(`/api/lobby/kick/${code}`, { player: idOf(banned) });
    await logIn(another, banned);
    expect(rooms.stateOf(code).seats.map(({ user }) => user)).toEqual([idOf(owner)]);
  });

  it('is logged in also if the room cannot be reached; the guest is not deleted then', async () => {
    const { guest } = await newRoom();
    const registered = await newPerson();
    vi.restoreAllMocks();
    fakeRooms(() => new Response(null, { status: 500 }));
    expect((await logIn(guest, registered)).status).toBe(200);
    expect((await guest.get('/api/user/me')).status).toBe(200);
    expect(await exists(guest.account._id)).toBe(true);
  });

  it('does not touch the seats of an account that logs in as another one', async () => {
    const [registered, other] = [await newPerson(), await newPerson()];
    const code = await open(registered);
    await logIn(await secondBrowser(registered), other);
    expect(seatOf(code, idOf(registered))).toBeDefined();
    expect(await exists(idOf(registered))).toBe(true);
  });
});

describe('a guest at a provider', () => {
  /** These rules are the same for all providers. */
  const provider = 'google';

  it('becomes an account with the same id and seat after choosing a username', async () => {
    const { code, guest } = await newRoom();
    const { _id: id } = guest.account;
    const signUp = await pendingSignUp(guest, provider, await newcomer(provider));
    const username = freshName();
    const response = await guest.post('/api/user/set-username', { ...signUp, username });
    expect(await response.json()).toMatchObject({
      user: { _id: id, username, isGuest: false, authProviders: [provider] },
    });
    expect(seatOf(code, id)).toMatchObject({ user: id, username });
    expect(seatOf(code, id)?.isGuest).toBeUndefined();
  });

  it('gives the seat to the existing account of the provider', async () => {
    const { code, guest } = await newRoom();
    const { who, username } = await signedUp(provider);
    await logInBy(guest, `/api/user/auth/${provider}?from=login`, who);
    expect(rooms.stateOf(code).seats.map((seat) => seat.username)).toContain(username);
    await expect.poll(() => seatOf(code, guest.account._id)).toBeUndefined();
    await expect.poll(() => exists(guest.account._id)).toBe(false);
  });
});
