import { users } from '@tallyho/drizzle/schema/users';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Browser } from '../../../test/browser.ts';
import { db } from '../../../test/database.ts';
import { idOf, join, leave, lobbyOf, open, people, refusal, start } from '../../../test/lobbies.ts';
import type { Person } from '../../../test/people.ts';
import { RoomFake } from '../../../test/room-fake.ts';
import { fakeRooms, type RoomCall } from '../../../test/rooms.ts';
import { serviceHeader } from '../../../test/service.ts';

let rooms: RoomFake;
let calls: RoomCall[];
beforeEach(() => {
  rooms = new RoomFake();
  calls = fakeRooms(rooms.respond);
});

type Listed = {
  lobbies: { code: string; players: number; maxPlayers: number; leader: { username: string } }[];
};
const listed = async (person: Person) =>
  (await (await person.get('/api/lobby/public')).json<Listed>()).lobbies;

describe('startGame, kick, makeLeader and sendMessage', () => {
  it('require membership, and all except sendMessage require the leader', async () => {
    const [owner, member, stranger] = (await people(3)) as [Person, Person, Person];
    const code = await open(owner);
    await join(member, code);
    const kick = (by: Person, player: Person) => by.post(`/api/lobby/kick/${code}`, { player: idOf(player) });
    const lead = (by: Person, player: Person) =>
      by.post(`/api/lobby/makeLeader/${code}`, { player: idOf(player) });
    const sendMessage = (by: Person) =>
      by.post(`/api/lobby/sendMessage/${code}`, { lobbyId: code, message: 'Hello' });

    expect(await refusal(await start(stranger, code))).toMatchObject({ status: 403, error: 'notMember' });
    expect(await refusal(await start(member, code))).toMatchObject({ status: 403, error: 'notLeader' });
    expect(await refusal(await kick(stranger, member))).toMatchObject({ status: 403, error: 'notMember' });
    expect(await refusal(await kick(member, owner))).toMatchObject({ status: 403, error: 'notLeader' });
    expect(await refusal(await lead(stranger, member))).toMatchObject({ status: 403, error: 'notMember' });
    expect(await refusal(await lead(member, member))).toMatchObject({ status: 403, error: 'notLeader' });
    expect(await refusal(await lead(owner, stranger))).toMatchObject({
      status: 404,
      error: 'playerNotFound',
    });
    expect(await refusal(await sendMessage(stranger))).toMatchObject({ status: 403, error: 'notMember' });
    expect(await refusal(await kick(owner, stranger))).toMatchObject({
      status: 404,
      error: 'playerNotFound',
    });

    expect((await sendMessage(member)).status).toBe(200);
    expect(await refusal(await sendMessage(member))).toMatchObject({ status: 429, error: 'cooldown' });
    expect((await kick(owner, member)).status).toBe(200);
    expect(await lobbyOf(member)).toBeNull();
    expect(await refusal(await start(owner, code))).toMatchObject({ status: 409, error: 'tooFewPlayers' });
  });

  it('a mute applies in lobbies that the user opens or joins', async () => {
    const [owner, member] = (await people(2)) as [Person, Person];
    for (const person of [owner, member])
      await db
        .update(users)
        .set({ mutedUntil: new Date(Date.now() + 60_000) })
        .where(eq(users.id, idOf(person)));
    const code = await open(owner);
    await join(member, code);
    for (const person of [owner, member]) {
      const said = await person.post(`/api/lobby/sendMessage/${code}`, { lobbyId: code, message: 'Hello' });
      expect(await refusal(said)).toMatchObject({ status: 403, error: 'muted' });
    }
    await db
      .update(users)
      .set({ mutedUntil: null })
      .where(eq(users.id, idOf(member)));
    await join(member, code);
    const said = await member.post(`/api/lobby/sendMessage/${code}`, { lobbyId: code, message: 'Hello' });
    expect(said.status).toBe(200);
  });

  it("a new leader has the leader's rights immediately, also in the index", async () => {
    const [owner, member] = (await people(2)) as [Person, Person];
    const code = await open(owner, { isPublic: true });
    await join(member, code);
    const lead = await owner.post(`/api/lobby/makeLeader/${code}`, { player: idOf(member) });
    expect(lead.status).toBe(200);
    expect(await lobbyOf(owner)).toMatchObject({
      leader: idOf(member),
      players: [{ user: idOf(member) }, {}],
    });
    expect((await listed(owner)).find((lobby) => lobby.code === code)?.leader.username).toBe(
      member.account.username,
    );
    expect(await refusal(await start(owner, code))).toMatchObject({ error: 'notLeader' });
    expect((await start(member, code)).status).toBe(200);
  });

  it('sets the sender of a message from the session, not from the body', async () => {
    const [owner] = (await people(1)) as [Person];
    const code = await open(owner);
    const message = { user: 'somebody-else', avatar: 3, text: 'Hello' };
    expect((await owner.post(`/api/lobby/sendMessage/${code}`, { message })).status).toBe(200);
    expect(calls.at(-1)?.body).toMatchObject({
      type: 'command',
      user: idOf(owner),
      command: { type: 'sendMessage', text: 'Hello' },
    });
  });

  it.each([
    [{ message: '   ' }, 400, 'emptyMessage'],
    [{ message: 'x'.repeat(301) }, 400, 'invalidInput'],
    [{ message: 7 }, 400, 'invalidInput'],
    [{}, 400, 'invalidInput'],
  ])('rejects the message %.40j', async (body, status, error) => {
    const [owner] = (await people(1)) as [Person];
    const code = await open(owner);
    expect(await refusal(await owner.post(`/api/lobby/sendMessage/${code}`, body))).toMatchObject({
      status,
      error,
    });
  });

  it('return an error when the room cannot be reached', async () => {
    const [owner] = (await people(1)) as [Person];
    const code = await open(owner);
    vi.restoreAllMocks();
    fakeRooms(() => new Response('down', { status: 502 }));
    expect(await refusal(await start(owner, code))).toMatchObject({ status: 503, error: 'roomUnavailable' });
    expect((await lobbyOf(owner))?.code).toBe(code);
  });
});

describe('public lobbies', () => {
  it('are listed while they can be joined: not when full, running or private', async () => {
    const [owner, second, third] = (await people(3)) as [Person, Person, Person];
    const code = await open(owner, { isPublic: true, maxPlayers: 3 });
    const find = async () => (await listed(third)).find((lobby) => lobby.code === code);
    const leader = { username: owner.account.username, avatar: owner.account.avatar };
    expect(await find()).toEqual({ code, players: 1, maxPlayers: 3, leader });

    await join(second, code);
    await join(third, code);
    expect(await find()).toBeUndefined();
    await leave(third, code);
    expect((await find())?.players).toBe(2);

    await start(owner, code);
    expect(await find()).toBeUndefined();
  });

  it("follow the leader's socket settings through the room's report", async () => {
    const [owner, second, third] = (await people(3)) as [Person, Person, Person];
    const code = await open(owner);
    const find = async () => (await listed(third)).find((lobby) => lobby.code === code);
    const set = async (change: { isPublic?: boolean; capacity?: number }) => {
      const command = { id: crypto.randomUUID(), type: 'updateSettings', ...change } as const;
      const response = rooms.happen(code, { type: 'command', user: idOf(owner), command });
      if (!response.ok) throw new Error(response.error);
      const report = { type: 'lobby', lobby: response.lobby };
      const taken = await owner.post(`/api/internal/rooms/${code}`, report, await serviceHeader(code));
      expect(taken.status).toBe(200);
    };
    expect(await find()).toBeUndefined();
    await set({ isPublic: true });
    expect(await find()).toMatchObject({ players: 1, maxPlayers: 4 });
    await join(second, code);
    await set({ capacity: 2 });
    expect(await find()).toBeUndefined();
    await set({ capacity: 3 });
    expect(await find()).toMatchObject({ players: 2, maxPlayers: 3 });
    await set({ isPublic: false });
    expect(await find()).toBeUndefined();
  });
});

describe('a visitor', () => {
  it.each([
    ['POST', 'createLobby'],
    ['POST', 'joinLobby/ABCDEF'],
    ['POST', 'leaveLobby/ABCDEF'],
    ['POST', 'startGame/ABCDEF'],
    ['POST', 'sendMessage/ABCDEF'],
    ['POST', 'kick/ABCDEF'],
    ['POST', 'makeLeader/ABCDEF'],
    ['GET', 'checkUserInLobby'],
    ['GET', 'public'],
  ])('may not %s %s', async (method, path) => {
    const body = method === 'POST' ? { body: { message: 'x', player: 'abcdef' } } : {};
    const response = await new Browser().call(`/api/lobby/${path}`, { method, ...body });
    expect(response.status).toBe(401);
    expect(calls).toEqual([]);
  });
});
