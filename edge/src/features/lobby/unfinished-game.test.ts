import { defaultRules } from '@tallyho/game/model/default-rules';
import { beforeEach, describe, expect, it } from 'vitest';
import { expectError } from '../../../test/expectations.ts';
import { idOf, join, leave, open, people, start } from '../../../test/lobbies.ts';
import type { Person } from '../../../test/people.ts';
import { RoomFake } from '../../../test/room-fake.ts';
import { fakeRooms, type RoomCall } from '../../../test/rooms.ts';

let calls: RoomCall[];
beforeEach(() => {
  calls = fakeRooms(new RoomFake().respond);
});

const ask = (person: Person, code: string) =>
  person.get(`/api/lobby/unfinishedGame/${encodeURIComponent(code)}`);

const isRunning = async (person: Person, code: string) =>
  (await (await ask(person, code)).json<{ isRunning: boolean }>()).isRunning;

/** A running game without late join in which the third player has lost the seat. */
const lostSeat = async () => {
  const [owner, second, lost] = (await people(3)) as [Person, Person, Person];
  const code = await open(owner, { rules: { ...defaultRules, lateJoin: false } });
  for (const person of [second, lost]) await join(person, code);
  await start(owner, code);
  await leave(lost, code);
  return { owner, second, lost, code };
};

describe('GET /api/lobby/unfinishedGame/:code', () => {
  it('is there for a player who has lost the seat, who then joins again although late join is off', async () => {
    const { lost, code } = await lostSeat();
    expect(await isRunning(lost, code.toLowerCase())).toBe(true);
    expect((await join(lost, code)).status).toBe(200);
    expect(await isRunning(lost, code)).toBe(false);
  });

  it('is not there for other users and for removed players, nor after the game', async () => {
    const { owner, second, lost, code } = await lostSeat();
    const [stranger] = (await people(1)) as [Person];
    expect(await isRunning(stranger, code)).toBe(false);
    await owner.post(`/api/lobby/kick/${code}`, { player: idOf(second) });
    expect(await isRunning(second, code)).toBe(false);
    // With one seat left the game is over.
    expect(await isRunning(lost, code)).toBe(false);
  });

  it('asks no room that has no running game', async () => {
    const [owner, other] = (await people(2)) as [Person, Person];
    const code = await open(owner);
    const before = calls.length;
    expect(await isRunning(other, code)).toBe(false);
    expect(await isRunning(other, 'ZZZZZZ')).toBe(false);
    await expectError(await ask(other, 'no code'), 404, 'lobbyNotFound');
    expect(calls).toHaveLength(before);
  });
});
