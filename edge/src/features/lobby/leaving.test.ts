import { beforeEach, describe, expect, it } from 'vitest';
import { idOf, join, leave, lobbyOf, open, people, refusal } from '../../../test/lobbies.ts';
import type { Person } from '../../../test/people.ts';
import { RoomFake } from '../../../test/room-fake.ts';
import { fakeRooms } from '../../../test/rooms.ts';

let rooms: RoomFake;
beforeEach(() => {
  rooms = new RoomFake();
  fakeRooms(rooms.respond);
});

describe('leaveLobby', () => {
  it('gives up the seat; the next member leads; the last one closes the lobby', async () => {
    const [owner, member] = (await people(2)) as [Person, Person];
    const code = await open(owner);
    await join(member, code);
    expect((await leave(owner, code)).status).toBe(200);
    expect(await lobbyOf(owner)).toBeNull();
    expect((await lobbyOf(member))?.leader).toBe(idOf(member));
    expect((await leave(member, code)).status).toBe(200);
    expect(await refusal(await join(owner, code))).toMatchObject({ status: 404 });
  });

  it('frees a user whose lobby is unknown to its room', async () => {
    const [owner] = (await people(1)) as [Person];
    const code = await open(owner);
    rooms.wipe(code);
    expect((await leave(owner, code)).status).toBe(200);
    expect(await lobbyOf(owner)).toBeNull();
  });

  it('succeeds for a user who has already left', async () => {
    const [owner, member] = (await people(2)) as [Person, Person];
    const code = await open(owner);
    await join(member, code);
    const command = { id: 'leave-by-socket', type: 'leaveLobby' } as const;
    rooms.happen(code, { type: 'command', user: idOf(member), command });
    expect((await leave(member, code)).status).toBe(200);
    expect(await lobbyOf(member)).toBeNull();
  });

  it('is no error the second time, also for the last member, and changes nothing then', async () => {
    const [owner, member] = (await people(2)) as [Person, Person];
    const code = await open(owner);
    await join(member, code);
    for (const attempt of [1, 2]) expect((await leave(member, code)).status, `leave ${attempt}`).toBe(200);
    expect((await lobbyOf(owner))?.players.map(({ user }) => user)).toEqual([idOf(owner)]);
    for (const attempt of [1, 2]) expect((await leave(owner, code)).status, `leave ${attempt}`).toBe(200);
    expect(await lobbyOf(owner)).toBeNull();
  });

  it('rejects a malformed code', async () => {
    const [owner] = (await people(1)) as [Person];
    expect(await refusal(await leave(owner, '12'))).toMatchObject({ status: 404, error: 'lobbyNotFound' });
  });
});
