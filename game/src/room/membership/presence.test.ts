import { describe, expect, test } from 'vitest';
import { defaultTimings } from '../../limits.ts';
import { person } from '../../testing/people.ts';
import {
  accepted,
  after,
  answering,
  at,
  by,
  gameIdOf,
  lobby,
  playingRoom,
  readyCheckRoom,
  refusalOf,
  resultsRoom,
  stageOf,
} from '../../testing/rooms.ts';
import { nextDeadline } from '../deadlines.ts';
import { reduce } from '../reduce.ts';
import type { RoomEvent } from '../state/event.ts';
import type { RoomState } from '../state/state.ts';

const deadline: RoomEvent = { type: 'deadline' };
const lose = (...users: string[]): RoomEvent[] => users.map((user) => ({ type: 'disconnected', user }));
const presences = (state: RoomState) => state.seats.map(({ presence }) => presence.status);

/** Advances time up to `until` and runs each deadline of the room exactly when it is due. */
const passing = (state: RoomState, until: number): RoomState => {
  const due = nextDeadline(state, defaultTimings);
  if (due === null || due > until) return state;
  return passing(accepted(state, deadline, due).state, until);
};

describe('presence stages of a player without a socket', () => {
  const lost = after(lobby(3), lose('player-2'), 0);

  test.each([
    [0, 'lost'],
    [4_999, 'lost'],
    [5_000, 'away'],
    [14_999, 'away'],
    [15_000, 'absent'],
    [119_999, 'absent'],
  ])('after %d ms: %s', (now, status) => {
    expect(presences(after(lost, [deadline], now))).toEqual(['here', status, 'here']);
  });

  test('does not announce a socket that was lost a moment ago, nor its return', () => {
    const { state, effects } = accepted(lobby(3), { type: 'disconnected', user: 'player-2' }, 100);
    expect(state.seats[1]?.presence).toEqual({ status: 'lost', since: 100 });
    expect([state.version, effects]).toEqual([lobby(3).version, []]);
    const back = accepted(state, { type: 'connected', user: 'player-2' }, 200);
    expect(back).toEqual({ state: lobby(3), effects: [] });
  });

  test('announces a return from away', () => {
    const away = after(lost, [deadline], 6_000);
    const { state, effects } = accepted(away, { type: 'connected', user: 'player-2' }, 7_000);
    expect(presences(state)).toEqual(['here', 'here', 'here']);
    expect(effects).toEqual([{ type: 'announce', name: 'updateLobby' }]);
  });

  test('after two minutes the seat is removed', () => {
    const { state, effects } = accepted(lost, deadline, 120_000);
    expect(state.seats.map(({ user }) => user)).toEqual(['player-1', 'player-3']);
    expect(effects).toEqual([
      { type: 'announce', name: 'updateLobby' },
      { type: 'say', person: person(2), text: 'left the lobby' },
      { type: 'disconnect', user: 'player-2', reason: 'notMember' },
      { type: 'saveLobby' },
    ]);
  });

  test.each([
    [4_999, 'lost'],
    [5_000, 'away'],
    [15_000, 'absent'],
  ])('a connection found dead %d ms after its last heartbeat is %s immediately', (silentFor, status) => {
    const died: RoomEvent = { type: 'disconnected', user: 'player-2', since: 1_000 };
    const { state } = accepted(lobby(3), died, 1_000 + silentFor);
    expect(presences(state)).toEqual(['here', status, 'here']);
    expect(state.seats[1]?.presence).toMatchObject({ since: 1_000 });
  });

  test('a round that waited only for a connection found dead too late continues', () => {
    const room = playingRoom(3);
    const sent = after(room, [...answering(room, 'player-1'), ...answering(room, 'player-2')]);
    const died: RoomEvent = { type: 'disconnected', user: 'player-3', since: 0 };
    expect(accepted(sent, died, 15_000).state.stage.phase).toBe('results');
  });

  test('a player who joined and never connected loses the seat in the same way', () => {
    const room = after(lobby(2), [{ type: 'joined', person: person(3) }], 1_000);
    expect(passing(room, 120_999).seats).toHaveLength(3);
    expect(passing(room, 121_000).seats).toHaveLength(2);
  });

  test('a second loss does not restart the timer', () => {
    const room = after(lost, lose('player-2'), 4_000);
    expect(room.seats[1]?.presence).toEqual({ status: 'lost', since: 0 });
    const away = after(after(lost, [deadline], 5_000), lose('player-2'), 6_000);
    expect(away.seats[1]?.presence).toEqual({ status: 'away', since: 0 });
  });

  test('the room closes when all players have lost their seats', () => {
    const room = passing(after(lobby(3), lose('player-1', 'player-2', 'player-3'), 0), 120_000);
    expect([room.seats, nextDeadline(room, defaultTimings)]).toEqual([[], null]);
  });

  test('ignores players without a seat and repeated events', () => {
    const room = lobby(2);
    expect(refusalOf(room, { type: 'connected', user: 'player-9' })).toBe('notMember');
    expect(accepted(room, { type: 'disconnected', user: 'player-9' })).toEqual({ state: room, effects: [] });
    expect(accepted(room, { type: 'connected', user: 'player-2' })).toEqual({ state: room, effects: [] });
    expect(accepted(room, deadline, 1e12)).toEqual({ state: room, effects: [] });
  });
});

describe('the leader', () => {
  test('keeps the role for 30 s, then the next present member in join order gets it', () => {
    const room = after(lobby(3), lose('player-1'), 0);
    expect(passing(room, 29_999).leader).toBe('player-1');
    const { state, effects } = accepted(passing(room, 29_999), deadline, 30_000);
    expect(state.leader).toBe('player-2');
    expect(effects).toEqual([
      { type: 'announce', name: 'updateLobby' },
      { type: 'say', person: person(2), text: 'is the new leader' },
      { type: 'saveLobby' },
    ]);
  });

  test('is not replaced by an absent member, but by the first member who returns', () => {
    const room = passing(after(lobby(3), lose('player-1', 'player-2', 'player-3'), 0), 40_000);
    expect(room.leader).toBe('player-1');
    const { state } = accepted(room, { type: 'connected', user: 'player-3' }, 41_000);
    expect(state.leader).toBe('player-3');
  });

  test('stays leader after a return in time, but not after a late return', () => {
    const room = after(lobby(2), lose('player-1'), 0);
    const inTime = after(passing(room, 29_999), [{ type: 'connected', user: 'player-1' }], 29_999);
    const late = after(passing(room, 30_000), [{ type: 'connected', user: 'player-1' }], 30_001);
    expect([inTime.leader, late.leader]).toEqual(['player-1', 'player-2']);
  });
});

describe('the quorum', () => {
  test('a round waits for a player who is away and ends when that player is absent', () => {
    const room = playingRoom(3);
    const sent = after(room, [...answering(room, 'player-1'), ...answering(room, 'player-2')]);
    const lost = after(sent, lose('player-3'), 0);
    expect(passing(lost, 14_999).stage.phase).toBe('playing');
    expect(stageOf(passing(lost, 15_000), 'results').deadlineAt).toBe(63_000);
  });

  test('the instance starts without an absent player', () => {
    const room = readyCheckRoom(3);
    const gameId = gameIdOf(room);
    const ready = after(room, [
      by('player-1', 'confirmReadiness', { gameId }),
      by('player-2', 'confirmReadiness', { gameId }),
      ...lose('player-3'),
    ]);
    expect(passing(ready, 15_000).stage.phase).toBe('choosing');
  });

  test('a game with fewer than two present players waits, and ends when the missing seats are given up', () => {
    const lost = after(playingRoom(2), lose('player-2'), 0);
    expect(passing(lost, 14_999).waitsUntil).toBeNull();
    expect(passing(lost, 15_000).waitsUntil).toBe(120_000);
    expect(passing(lost, 119_999).stage.phase).toBe('playing');
    expect(stageOf(passing(lost, 120_000), 'finished').reason).toBe('tooFewPlayers');
  });

  test('a player who returns from absence is in the quorum again, with the previous draft', () => {
    const room = playingRoom(3);
    const lost = passing(after(room, lose('player-3'), 0), 20_000);
    const back = after(lost, [{ type: 'connected', user: 'player-3' }], 20_000);
    const sent = after(back, [...answering(back, 'player-1'), ...answering(back, 'player-2')]);
    expect(sent.stage.phase).toBe('playing');
    expect(stageOf(sent, 'playing').round.drafts.map(({ user }) => user)).toEqual(['player-3']);
  });
});

describe('the next deadline', () => {
  test('is null while all players are connected and no timer runs', () => {
    expect(nextDeadline(lobby(3), defaultTimings)).toBeNull();
    expect(nextDeadline(playingRoom(3), defaultTimings)).toBeNull();
  });

  test('is the end of the countdown while results are shown', () => {
    expect(nextDeadline(resultsRoom(3, undefined, 500), defaultTimings)).toBe(48_500);
  });

  test('is the earliest of all deadlines', () => {
    const room = after(resultsRoom(3), lose('player-2'), 20_000);
    const due: (number | null)[] = [];
    for (let state = room; due.length < 6; ) {
      const next = nextDeadline(state, defaultTimings);
      due.push(next);
      if (next === null) break;
      state = accepted(state, deadline, next).state;
    }
    expect(due).toEqual([25_000, 35_000, 48_000, 140_000, null]);
  });

  test('never repeats after it has passed, whatever the order of the timings', () => {
    const timings = {
      ...defaultTimings,
      awayAfter: 900,
      absentAfter: 30,
      handoverAfter: 200,
      seatGracePeriod: 500,
    };
    let state = after(lobby(3), lose('player-1', 'player-2'), 0);
    let now = 0;
    for (let due = nextDeadline(state, timings); due !== null; due = nextDeadline(state, timings)) {
      expect(due).toBeGreaterThan(now);
      now = due;
      const outcome = reduce(state, deadline, { ...at(now), timings });
      if ('reject' in outcome) throw new Error(outcome.reject);
      state = outcome.state;
    }
    expect([state.leader, state.seats.length]).toEqual(['player-3', 1]);
  });
});
