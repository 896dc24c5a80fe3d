import { defaultRules } from '@tallyho/game/model/default-rules';
import { rejections } from '@tallyho/game/model/reject-codes';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  idOf,
  join,
  leave,
  lobbyOf,
  open,
  people,
  type ResponseBody,
  refusal,
  start,
  switchTo,
} from '../../../test/lobbies.ts';
import type { Person } from '../../../test/people.ts';
import { RoomFake } from '../../../test/room-fake.ts';
import { fakeRooms, type RoomCall } from '../../../test/rooms.ts';

let rooms: RoomFake;
let calls: RoomCall[];
beforeEach(() => {
  rooms = new RoomFake();
  calls = fakeRooms(rooms.respond);
});

describe('joinLobby', () => {
  it('seats users in order behind the leader, identified by their session and not by the body', async () => {
    const [owner, member] = (await people(2)) as [Person, Person];
    const code = await open(owner);
    const response = await member.post(`/api/lobby/joinLobby/${code.toLowerCase()}`, {
      user: idOf(owner),
      username: 'Somebody else',
    });
    expect(response.status).toBe(200);
    const { lobby } = await response.json<ResponseBody>();
    expect(lobby.players.map(({ user }) => user)).toEqual([idOf(owner), idOf(member)]);
    expect(lobby.players[1]?.username).toBe(member.account.username);
  });

  it('has four different rejections: unknown, full, running, banned', async () => {
    const [owner, second, third] = (await people(3)) as [Person, Person, Person];
    expect(await refusal(await join(third, 'ZZZZZZ'))).toEqual({
      status: 404,
      error: 'lobbyNotFound',
      message: rejections.lobbyNotFound,
    });
    expect(await refusal(await join(third, '..%2fx'))).toMatchObject({ status: 404, error: 'lobbyNotFound' });
    expect(calls).toEqual([]);

    const code = await open(owner, { maxPlayers: 2, rules: { ...defaultRules, lateJoin: false } });
    await join(second, code);
    expect(await refusal(await join(third, code))).toEqual({
      status: 409,
      error: 'lobbyFull',
      message: rejections.lobbyFull,
    });

    expect((await start(owner, code)).status).toBe(200);
    expect(await refusal(await join(third, code))).toEqual({
      status: 409,
      error: 'gameInProgress',
      message: rejections.gameInProgress,
    });
    expect((await join(second, code)).status).toBe(200);

    await leave(second, code);
    await leave(owner, code);
    const other = await open(owner);
    await join(second, other);
    await owner.post(`/api/lobby/kick/${other}`, { player: idOf(second) });
    expect(await refusal(await join(second, other))).toEqual({
      status: 403,
      error: 'banned',
      message: rejections.banned,
    });
  });

  it('accepts a user during a running game, who then plays and gets a ticket', async () => {
    const [owner, second, third] = (await people(3)) as [Person, Person, Person];
    const code = await open(owner);
    await join(second, code);
    await start(owner, code);
    const response = await join(third, code);
    expect(response.status).toBe(200);
    expect((await response.json<ResponseBody>()).lobby.players).toHaveLength(3);
    expect(await lobbyOf(third)).toMatchObject({ code, leader: idOf(owner) });
    const { game } = await (await third.get('/api/game/fetchActiveGame')).json<{
      game: { players: { user: string }[] };
    }>();
    expect(game.players.map(({ user }) => user)).toEqual([owner, second, third].map(idOf));
    expect((await third.post('/api/party/ticket', { room: code })).status).toBe(200);
  });

  it('requires leaving the other lobby first, and names it', async () => {
    const [owner, other] = (await people(2)) as [Person, Person];
    const mine = await open(owner);
    const theirs = await open(other);
    const response = await join(owner, theirs);
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({ error: 'alreadyInLobby', code: mine });
    await leave(owner, mine);
    expect((await join(owner, theirs)).status).toBe(200);
  });

  it('trusts the room over the index about a seat that was just given up', async () => {
    const [owner, other] = (await people(2)) as [Person, Person];
    const mine = await open(owner);
    const theirs = await open(other);
    const command = { id: 'leave-by-socket', type: 'leaveLobby' } as const;
    rooms.happen(mine, { type: 'command', user: idOf(owner), command });
    expect((await join(owner, theirs)).status).toBe(200);
    expect((await lobbyOf(owner))?.code).toBe(theirs);
  });

  it('leaves the named lobby after the new seat is taken', async () => {
    const [owner, other] = (await people(2)) as [Person, Person];
    const mine = await open(owner);
    const theirs = await open(other);
    await join(other, theirs);
    expect((await switchTo(owner, theirs, mine.toLowerCase())).status).toBe(200);
    expect((await lobbyOf(owner))?.code).toBe(theirs);
    expect(rooms.stateOf(mine).seats).toEqual([]);
    const order = calls.filter(({ body }) => body.type !== 'status').slice(-2);
    expect(order.map(({ code, body }) => [code, body.type])).toEqual([
      [theirs, 'join'],
      [mine, 'command'],
    ]);
  });

  it.each([
    ['unknown', 'lobbyNotFound'],
    ['full', 'lobbyFull'],
    ['started', 'gameInProgress'],
    ['banned', 'banned'],
  ])('keeps the old seat when the new lobby is %s', async (what, error) => {
    const [owner, leader, member] = (await people(3)) as [Person, Person, Person];
    const theirs = await open(leader, { maxPlayers: 2, rules: { ...defaultRules, lateJoin: false } });
    if (what === 'banned') {
      await join(owner, theirs);
      await leader.post(`/api/lobby/kick/${theirs}`, { player: idOf(owner) });
    }
    if (what === 'full' || what === 'started') await join(member, theirs);
    if (what === 'started') await start(leader, theirs);
    const mine = await open(owner);
    const target = what === 'unknown' ? 'ZZZZZZ' : theirs;
    expect(await refusal(await switchTo(owner, target, mine))).toMatchObject({ error });
    expect((await lobbyOf(owner))?.code).toBe(mine);
    expect(rooms.stateOf(mine).seats).toHaveLength(1);
  });

  it('keeps the old seat and gives up the new one when the old lobby cannot be left', async () => {
    const [owner, other] = (await people(2)) as [Person, Person];
    const mine = await open(owner);
    const theirs = await open(other);
    vi.restoreAllMocks();
    fakeRooms((call) =>
      call.code === mine && call.body.type === 'command'
        ? new Response('down', { status: 502 })
        : rooms.respond(call),
    );
    expect(await refusal(await switchTo(owner, theirs, mine))).toMatchObject({ error: 'roomUnavailable' });
    expect(rooms.stateOf(theirs).seats.map(({ user }) => user)).toEqual([idOf(other)]);
    expect(rooms.stateOf(mine).seats).toHaveLength(1);
    expect((await lobbyOf(owner))?.code).toBe(mine);
  });

  it('succeeds if the old seat is already gone', async () => {
    const [owner, other] = (await people(2)) as [Person, Person];
    const mine = await open(owner);
    const theirs = await open(other);
    rooms.wipe(mine);
    expect((await switchTo(owner, theirs, mine)).status).toBe(200);
    expect((await lobbyOf(owner))?.code).toBe(theirs);
  });

  it('does not leave a third lobby, nor call a lobby that the user is not in', async () => {
    const [owner, other, third] = (await people(3)) as [Person, Person, Person];
    const mine = await open(owner);
    const theirs = await open(other);
    const foreign = await open(third);
    const response = await switchTo(owner, theirs, foreign);
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({ error: 'alreadyInLobby', code: mine });
    expect((await lobbyOf(owner))?.code).toBe(mine);
    expect(rooms.stateOf(foreign).seats).toHaveLength(1);
  });

  it('when two users change to the last free seat, one gets it and the other keeps the old seat', async () => {
    const [leader, ...movers] = (await people(3)) as [Person, Person, Person];
    const theirs = await open(leader, { maxPlayers: 2 });
    const homes = [await open(movers[0] as Person), await open(movers[1] as Person)];
    const responses = await Promise.all(
      movers.map((mover, index) => switchTo(mover, theirs, homes[index] ?? '')),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    const places = await Promise.all(movers.map(async (mover) => (await lobbyOf(mover))?.code));
    const winner = responses[0]?.status === 200 ? 0 : 1;
    expect(places[winner]).toBe(theirs);
    expect(places[1 - winner]).toBe(homes[1 - winner]);
    expect(rooms.stateOf(theirs).seats).toHaveLength(2);
  });

  it('a user who changes to two lobbies concurrently ends in only one', async () => {
    const [mover, first, second] = (await people(3)) as [Person, Person, Person];
    const mine = await open(mover);
    const targets = [await open(first), await open(second)];
    await Promise.all(targets.map((code) => switchTo(mover, code, mine)));
    const seated = [mine, ...targets].filter((code) =>
      rooms.stateOf(code).seats.some(({ user }) => user === idOf(mover)),
    );
    expect(seated).toEqual([(await lobbyOf(mover))?.code]);
    expect(targets).toContain(seated[0]);
  });

  it('accepts exactly four of twenty users into a lobby of four', async () => {
    const [owner, ...crowd] = (await people(20)) as [Person, ...Person[]];
    const code = await open(owner);
    const responses = await Promise.all(crowd.map((person) => join(person, code)));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(responses.filter(({ status }) => status === 409)).toHaveLength(16);
    const members = rooms.stateOf(code).seats.map(({ user }) => user);
    expect(members).toHaveLength(4);
    expect((await lobbyOf(owner))?.players.map(({ user }) => user)).toEqual(members);
  });

  it('removes a lobby from the index that its room does not know any more', async () => {
    const [owner, member] = (await people(2)) as [Person, Person];
    const code = await open(owner);
    rooms.wipe(code);
    expect(await refusal(await join(member, code))).toMatchObject({ status: 404, error: 'lobbyNotFound' });
    expect(await lobbyOf(owner)).toBeNull();
    await open(owner);
  });
});
