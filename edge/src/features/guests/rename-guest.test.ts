import { gamePlayers, games } from '@tallyho/drizzle/schema/games';
import { guests } from '@tallyho/drizzle/schema/guests';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Browser } from '../../../test/browser.ts';
import { csrfHeader } from '../../../test/csrf.ts';
import { db } from '../../../test/database.ts';
import { expectError } from '../../../test/expectations.ts';
import { type Guest, newGuest } from '../../../test/guests.ts';
import { join, leave, open } from '../../../test/lobbies.ts';
import { newPerson } from '../../../test/people.ts';
import { withinOneMinute } from '../../../test/rate-limits.ts';
import { RoomFake } from '../../../test/room-fake.ts';
import { fakeRooms } from '../../../test/rooms.ts';

let rooms: RoomFake;
beforeEach(() => {
  rooms = new RoomFake();
  fakeRooms(rooms.respond);
});

const seated = async () => {
  const owner = await newPerson();
  const code = await open(owner, { maxPlayers: 8 });
  return { owner, code, guest: await newGuest(code) };
};
const rename = (browser: Browser, name: unknown) => browser.post('/api/guests/rename', { name });
const nameIn = (code: string, { account }: Guest) =>
  rooms.stateOf(code).seats.find(({ user }) => user === account._id)?.username;
const storedName = async (guest: Browser) =>
  (await (await guest.get('/api/user/me')).json<{ user: { username: string } }>()).user.username;

describe('POST /api/guests/rename', () => {
  it('changes the name in the room and of the user', async () => {
    const { code, guest } = await seated();
    const response = await rename(guest, '  Tom 🎉 ');
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({
      success: true,
      user: { _id: guest.account._id, username: 'Tom 🎉', isGuest: true },
    });
    expect(nameIn(code, guest)).toBe('Tom 🎉');
    expect(await storedName(guest)).toBe('Tom 🎉');
    const row = db.select().from(guests).where(eq(guests.userId, guest.account._id));
    expect(await row).toMatchObject([{ nameNormalized: 'tom 🎉' }]);
  });

  it('gives a number like joining does, and a repeated request changes nothing', async () => {
    const { owner, code, guest } = await seated();
    const other = await newGuest(code);
    for (const _ of [1, 2]) {
      const response = await rename(guest, other.account.username.toUpperCase());
      const name = `${other.account.username.toUpperCase()} 2`;
      expect(await response.json()).toMatchObject({ user: { username: name } });
      expect([nameIn(code, guest), await storedName(guest)]).toEqual([name, name]);
    }
    const lookalike = owner.account.username.replace(/^(.)/, '$1.');
    await expectError(await rename(guest, lookalike), 409, 'nameInLobby', {
      field: 'name',
      message: `A player in that lobby has a name that looks the same. How about ${lookalike} 2?`,
    });
  });

  it('gives two guests who want one name at the same time different names', async () => {
    const { code, guest } = await seated();
    const other = await newGuest(code);
    await Promise.all([rename(guest, 'Tom'), rename(other, 'Tom')]);
    const names = [await storedName(guest), await storedName(other)];
    expect([...names].sort()).toEqual(['Tom', 'Tom 2']);
    expect([nameIn(code, guest), nameIn(code, other)]).toEqual(names);
  });

  it('works without a seat, also if the index still has one', async () => {
    const { code, guest } = await seated();
    rooms.happen(code, { type: 'remove', user: guest.account._id, reason: 'sessionEnded' });
    expect((await rename(guest, 'Tom')).status).toBe(200);
    expect(await storedName(guest)).toBe('Tom');
    await leave(guest, code);
    expect((await rename(guest, 'Anna')).status).toBe(200);
    expect(await storedName(guest)).toBe('Anna');
    await join(guest, code);
    expect(nameIn(code, guest)).toBe('Anna');
  });

  it('changes nothing if the room cannot be reached', async () => {
    const { guest } = await seated();
    vi.restoreAllMocks();
    fakeRooms(() => new Response(null, { status: 500 }));
    await expectError(await rename(guest, 'Tom'), 503, 'roomUnavailable');
    expect(await storedName(guest)).toBe(guest.account.username);
  });

  it('changes the name in finished games, so that the deletion finds it', async () => {
    const { code, guest } = await seated();
    const { _id: user, username } = guest.account;
    const id = crypto.randomUUID();
    const record = { players: [{ user, username, avatar: 1 }] };
    await db.insert(games).values({
      id,
      code,
      record: record as unknown as typeof games.$inferInsert.record, // only ids and names matter here
      createdAt: new Date(),
      finishedAt: new Date(),
    });
    await db.insert(gamePlayers).values({ gameId: id, userId: user });
    await rename(guest, 'Tom "the cat" \\');
    const headers = await csrfHeader(guest);
    expect((await guest.post('/api/user/delete-account', {}, headers)).status).toBe(200);
    const [game] = await db.select().from(games).where(eq(games.id, id));
    expect(game?.record.players).toMatchObject([{ username: 'Deleted player' }]);
  });

  it('keeps the new name when the picture changes', async () => {
    const { code, guest } = await seated();
    await rename(guest, 'Tom');
    const picture = { avatarNumber: 7 };
    expect((await guest.put(`/api/user/update-picture/${guest.account._id}`, picture)).status).toBe(200);
    expect(rooms.stateOf(code).seats.at(-1)).toMatchObject({ username: 'Tom', avatar: 7 });
  });

  it.each([
    ['', 'Please enter your name'],
    [undefined, 'Please enter your name'],
    ['To\u200bm', 'Your name cannot have invisible characters'],
    ['Tallyho staff', 'Your name looks like that of the Tallyho team. Please choose another one.'],
  ])('refuses %j with a text about the field', async (name, message) => {
    const { guest } = await seated();
    await expectError(await rename(guest, name), 400, 'invalidInput', { field: 'name', message });
  });

  it('refuses a profane name, an account and a visitor', async () => {
    const { owner, guest } = await seated();
    await expectError(await rename(guest, 'fucker'), 400, 'profaneUsername', {
      field: 'name',
      message: 'Please find a kinder name',
    });
    await expectError(await rename(owner, 'Tom'), 403, 'forbidden');
    expect(await storedName(owner)).toBe(owner.account.username);
    await expectError(await rename(new Browser(), 'Tom'), 401, 'unauthenticated');
  });

  it('is limited for each guest', async () => {
    const { code, guest } = await seated();
    const neighbour = await newGuest(code);
    const renameAt = (browser: Browser, name: string) =>
      browser.post('/api/guests/rename', { name }, { 'CF-Connecting-IP': guest.address });
    await withinOneMinute();
    for (let at = 0; at < 12; at++) expect((await renameAt(guest, `Tom ${at}`)).status).toBe(200);
    await expectError(await renameAt(guest, 'Anna'), 429, 'rateLimited');
    expect((await renameAt(neighbour, 'Anna')).status).toBe(200);
  });
});
