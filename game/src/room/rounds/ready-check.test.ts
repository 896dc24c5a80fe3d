import { describe, expect, test } from 'vitest';
import { person } from '../../testing/people.ts';
import {
  accepted,
  after,
  answering,
  by,
  choosing,
  gameIdOf,
  readyCheckRoom,
  refusalOf,
  roundKey,
  stageOf,
} from '../../testing/rooms.ts';
import { chosenTheme, customGame, sliderGame } from '../../testing/themes.ts';
import type { RoomState } from '../state/state.ts';
import { viewFor } from '../views/view-for.ts';

const room = readyCheckRoom(4);
const gameId = gameIdOf(room);
const ready = (n: number) => by(`player-${n}`, 'confirmReadiness', { gameId });
const start = (n = 1) => by(`player-${n}`, 'startWithoutOthers', { gameId });
const theme = chosenTheme('Two', [customGame('SliderLobby'), sliderGame()]);
const notReady = (state: RoomState) =>
  viewFor(state, 'player-1')?.seats.flatMap((seat) => (seat.notReady ? [seat.user] : []));

describe('starting without those who are not ready', () => {
  const two = after(room, [ready(1), ready(2)]);

  test('is possible for the leader from 15 s after the ready check began', () => {
    expect(viewFor(two, 'player-3')?.stage).toEqual({ phase: 'readyCheck', startableAt: 15_000 });
    expect(refusalOf(two, start(), 14_999)).toBe('tooEarly');
    expect(refusalOf(two, start(2), 15_000)).toBe('notLeader');
    const { state, effects } = accepted(two, start(), 15_000);
    expect(state.stage.phase).toBe('choosing');
    expect(notReady(state)).toEqual(['player-3', 'player-4']);
    expect(effects).toContainEqual({ type: 'say', person: person(3), text: 'watches for now' });
  });

  test('needs two who are ready; the leader is one of them', () => {
    expect(refusalOf(room, start(), 15_000)).toBe('tooFewReady');
    expect(notReady(after(room, [ready(2), start()], 15_000))).toEqual(['player-3', 'player-4']);
  });

  test('does nothing after the start, and is refused while the game waits', () => {
    const started = after(two, [start()], 15_000);
    expect(accepted(started, start(), 16_000).state.stage).toBe(started.stage);
    const lost = after(readyCheckRoom(2), [{ type: 'disconnected', user: 'player-2' }]);
    const waiting = after(lost, [{ type: 'deadline' }], 15_000);
    expect(
      refusalOf(waiting, by('player-1', 'startWithoutOthers', { gameId: gameIdOf(waiting) }), 15_000),
    ).toBe('gameWaits');
  });
});

describe('a player who was not ready', () => {
  const started = after(room, [ready(1), ready(2), ready(4), start()], 15_000);
  const round = after(started, [choosing('player-1', gameId, theme)], 16_000);

  test('watches the rounds: is not rated, not waited for, and cannot answer', () => {
    const { board, drafts } = stageOf(round, 'playing').round;
    const users = ['player-1', 'player-2', 'player-4'];
    expect('players' in board && board.players.map(({ user }) => user)).toEqual(users);
    expect(drafts.map(({ user }) => user)).toEqual(users);
    expect(viewFor(round, 'player-3')).toMatchObject({
      stage: { yours: null },
      seats: [{}, {}, { watching: true, notReady: true, confirmation: null }, {}],
    });
    const done = after(
      round,
      users.flatMap((user) => answering(round, user)),
    );
    expect(done.stage.phase).toBe('results');
  });

  test('joins in by confirming the readiness, and plays from the next round', () => {
    const { state, effects } = accepted(round, ready(3), 17_000);
    expect(notReady(state)).toEqual([]);
    expect(effects).toContainEqual({ type: 'say', person: person(3), text: 'joined in' });
    expect(viewFor(state, 'player-3')?.stage).toMatchObject({ yours: null });
    const results = after(
      state,
      ['player-1', 'player-2', 'player-4'].flatMap((user) => answering(state, user)),
    );
    const next = after(results, [by('player-1', 'nextRound', roundKey(results))]);
    expect(stageOf(next, 'playing').round.drafts).toHaveLength(4);
  });

  test('who loses the seat and joins again plays', () => {
    const again = after(round, [by('player-3', 'leaveLobby', {}), { type: 'joined', person: person(3) }]);
    expect(notReady(again)).toEqual([]);
  });

  test('is not counted as a player who can play on: with one other left, the game ends', () => {
    const left = after(started, [by('player-2', 'leaveLobby', {}), by('player-4', 'leaveLobby', {})], 16_000);
    expect(stageOf(left, 'finished').reason).toBe('tooFewPlayers');
  });
});
