import { env } from 'cloudflare:workers';
import { lobbyTraces } from '@tallyho/drizzle/schema/lobbies';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { deleteAccount } from '../../test/accounts.ts';
import { csrfHeader } from '../../test/csrf.ts';
import { db } from '../../test/database.ts';
import { newGuest } from '../../test/guests.ts';
import { idOf, join, leave, open } from '../../test/lobbies.ts';
import { newPerson } from '../../test/people.ts';
import { RoomFake } from '../../test/room-fake.ts';
import { fakeRooms, type RoomCall } from '../../test/rooms.ts';
import { serviceHeader } from '../../test/service.ts';
import { aliasOf } from '../auth/deleted-player.ts';
import { createRoomClient } from '../http/room-client.ts';
import { retryErasing } from './erase-from-rooms.ts';

let rooms: RoomFake;
let calls: RoomCall[];
let isDown = false;
beforeEach(async () => {
  // Accounts of other test files whose rooms were never asked would fill the job.
  await db.delete(lobbyTraces);
  rooms = new RoomFake();
  isDown = false;
  calls = fakeRooms((call) => (isDown ? new Response(null, { status: 500 }) : rooms.respond(call)));
});

const tracesOf = (userId: string) => db.select().from(lobbyTraces).where(eq(lobbyTraces.userId, userId));
const erasedIn = () => calls.filter(({ body }) => body.type === 'erase').map(({ code }) => code);
/** Asks the rooms again that an account's deletion did not reach. */
const retry = () => retryErasing({ db, rooms: createRoomClient(env) }, 100, Date.now() + 11 * 60_000);

describe('a deleted account', () => {
  it('is erased in every open lobby that it was in, also those that it has left', async () => {
    const [owner, person] = [await newPerson(), await newPerson()];
    const left = await open(owner);
    await join(person, left);
    await leave(person, left);
    const present = await open(person);
    expect((await deleteAccount(person)).status).toBe(200);
    expect(erasedIn().sort()).toEqual([left, present].sort());
    expect(JSON.stringify(rooms.stateOf(left))).not.toContain(idOf(person));
    expect(await tracesOf(idOf(person))).toEqual([]);
  });

  it('is erased later by the scheduled job if a room cannot be reached', async () => {
    const [owner, person] = [await newPerson(), await newPerson()];
    const code = await open(owner);
    await join(person, code);
    isDown = true;
    expect((await deleteAccount(person)).status).toBe(200);
    expect(await tracesOf(idOf(person))).toMatchObject([{ lobbyCode: code, erasedAt: expect.any(Date) }]);
    await retry();
    expect(await tracesOf(idOf(person))).toHaveLength(1);
    expect(rooms.stateOf(code).seats).toHaveLength(2);
    isDown = false;
    await retry();
    expect(rooms.stateOf(code).seats.map(({ user }) => user)).toEqual([idOf(owner)]);
    expect(await tracesOf(idOf(person))).toEqual([]);
  });

  it('that a late report of a room still names is erased there by the scheduled job', async () => {
    const [owner, person] = [await newPerson(), await newPerson()];
    const code = await open(owner);
    await join(person, code);
    const answer = rooms.happen(code, { type: 'status' });
    if (!answer.ok) throw new Error(answer.error);
    const { lobby } = answer;
    expect((await deleteAccount(person)).status).toBe(200);
    const late = { type: 'lobby', lobby: { ...lobby, rev: lobby.rev + 5 } };
    await owner.post(`/api/internal/rooms/${code}`, late, await serviceHeader(code));
    calls.length = 0;
    await retry();
    expect(calls.map(({ body }) => body)).toContainEqual({
      type: 'erase',
      user: idOf(person),
      alias: await aliasOf(idOf(person)),
    });
    expect(await tracesOf(idOf(person))).toEqual([]);
  });
});

describe('a deleted guest', () => {
  it('is erased in the lobby, also if the guest has only asked to come in', async () => {
    const [owner, person] = [await newPerson(), await newPerson()];
    const first = await open(person, { isPublic: true });
    const guest = await newGuest(first);
    const second = await open(owner, { isPublic: true });
    await join(guest, second);
    const { _id: id } = guest.account;
    expect((await tracesOf(id)).map(({ lobbyCode }) => lobbyCode).sort()).toEqual([first, second].sort());
    const headers = await csrfHeader(guest);
    expect((await guest.post('/api/user/delete-account', {}, headers)).status).toBe(200);
    expect(erasedIn().sort()).toEqual([first, second].sort());
    for (const code of [first, second]) expect(JSON.stringify(rooms.stateOf(code))).not.toContain(id);
  });

  it('has a note for each lobby as long as the account exists, also if the room reports it first', async () => {
    const owner = await newPerson();
    const code = await open(owner, { isPublic: true });
    const guest = await newGuest(code);
    expect(await tracesOf(guest.account._id)).toMatchObject([{ lobbyCode: code, erasedAt: null }]);
  });
});
