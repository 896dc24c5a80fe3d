import fc from 'fast-check';
import { expect, test } from 'vitest';
import { after, at, lobby } from '../../testing/rooms.ts';
import { eventsOf, nextEvents } from '../../testing/walk.ts';
import { createGameRecord } from '../records/records.ts';
import { reduce } from '../reduce.ts';
import type { RoomEvent } from '../state/event.ts';
import type { RoomState } from '../state/state.ts';

const account = { user: 'account-1', username: 'Robin Reed', avatar: 7 };
const guest = { user: 'player-2', username: 'Player 2', avatar: 2 };

/** How a guest becomes an account: with another account, or with the same id under a new name. */
const ways = {
  'logs in to an account': [
    { type: 'replaced', user: guest.user, person: account },
    { type: 'connected', user: account.user },
  ],
  registers: [{ type: 'profileChanged', person: { ...account, user: guest.user }, hasRegistered: true }],
} as const satisfies Record<string, readonly RoomEvent[]>;

/** A lobby of three players, the second of whom is a guest. */
const start = (): RoomState => {
  const room = after(lobby(3), [
    { type: 'command', user: 'player-1', command: { id: 'start-1', type: 'startGame' } },
  ]);
  return {
    ...room,
    seats: room.seats.map((seat) => (seat.user === guest.user ? { ...seat, isGuest: true } : seat)),
  };
};

const apply = (room: RoomState, events: readonly RoomEvent[]): RoomState =>
  events.reduce((before, event) => {
    const outcome = reduce(before, event, at());
    return 'reject' in outcome ? before : outcome.state;
  }, room);

/** The next events of a game in which all players answer. `seed` decides the answers. */
const turn = (room: RoomState, seed: number): RoomEvent[] =>
  room.stage.phase === 'playing'
    ? eventsOf(room, { kind: 'allAnswer', who: 1, what: seed })
    : nextEvents(room);

const playToEnd = (room: RoomState, seed: number): RoomState => {
  const events = turn(room, seed);
  return events.length === 0 ? room : playToEnd(apply(room, events), seed);
};

/** Returns everything that players see of the game, with the account in the place of the guest. */
const shown = ({ stage, seats }: RoomState, record: unknown) =>
  JSON.parse(
    JSON.stringify({ stage, seats: seats.map(({ user, color }) => ({ user, color })), record })
      .replaceAll(`"${guest.user}"`, `"${account.user}"`)
      .replaceAll(guest.username, account.username)
      .replaceAll(
        `"username":"${account.username}","avatar":${guest.avatar}`,
        `"username":"${account.username}","avatar":${account.avatar}`,
      ),
  );

test.each(Object.entries(ways))(
  'a guest who %s at any time of a game keeps answers, points, awards and the place',
  { timeout: 60_000 },
  (_, way) => {
    const phases = new Set<string>();
    fc.assert(
      fc.property(fc.nat({ max: 60 }), fc.nat({ max: 5 }), fc.nat({ max: 90_000 }), (turns, extra, seed) => {
        let room = start();
        for (let played = 0; played < turns; played += 1) room = apply(room, turn(room, seed));
        // In the middle of a turn: some players have answered.
        room = apply(room, turn(room, seed).slice(0, extra));
        phases.add(room.stage.phase);
        const changed = apply(room, way);
        expect(shown(changed, createGameRecord(changed))).toEqual(shown(room, createGameRecord(room)));
        const [end, changedEnd] = [playToEnd(room, seed), playToEnd(changed, seed)];
        expect(end.stage.phase).toBe('finished');
        expect(shown(changedEnd, createGameRecord(changedEnd))).toEqual(shown(end, createGameRecord(end)));
      }),
      {
        numRuns: 40,
        // One in each phase.
        examples: [
          [0, 1, 0],
          [1, 0, 0],
          [2, 3, 0],
          [3, 0, 0],
          [60, 0, 0],
        ],
      },
    );
    expect([...phases].sort()).toEqual(['choosing', 'finished', 'playing', 'readyCheck', 'results']);
  },
);
