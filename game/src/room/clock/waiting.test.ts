import { describe, expect, test } from 'vitest';
import { defaultTimings } from '../../limits.ts';
import { person } from '../../testing/people.ts';
import {
  accepted,
  after,
  answering,
  by,
  choosing,
  choosingRoom,
  gameIdOf,
  playingRoom,
  readyCheckRoom,
  refusalOf,
  resultsRoom,
  roundKey,
  stageOf,
  withRules,
} from '../../testing/rooms.ts';
import { chosenTheme, sliderGame } from '../../testing/themes.ts';
import { passTime } from '../../testing/walk.ts';
import type { RoomEvent } from '../state/event.ts';
import type { RoomState } from '../state/state.ts';
import { viewFor } from '../views/view-for.ts';

const five = { ratingValue: 5, sliderIndex: 1 };
const slider = chosenTheme('Two', [sliderGame(), sliderGame()]);
const lost: RoomEvent = { type: 'disconnected', user: 'player-2' };
const back: RoomEvent = { type: 'connected', user: 'player-2' };

const passing = (room: RoomState, until: number): RoomState =>
  passTime(room, until, (state, { event, now }) => accepted(state, event, now).state);

/** Returns the room in which player 2 has been absent since 0, at 20 s. */
const waiting = (room: RoomState): RoomState => passing(after(room, [lost]), 20_000);

describe.each(Object.entries({ readyCheckRoom, choosingRoom, playingRoom, resultsRoom }))(
  'a game of two in %s',
  (_name, make) => {
    test('waits for a lost player until the seat is given up, and says until when', () => {
      const room = waiting(make(2));
      expect(room.stage.phase).toBe(make(2).stage.phase);
      expect(viewFor(room, 'player-1')?.waitsUntil).toBe(120_000);
      expect(stageOf(passing(room, 120_000), 'finished').reason).toBe('tooFewPlayers');
    });

    test('goes on where it was when the player is back', () => {
      const room = waiting(make(2));
      const { state } = accepted(room, back, 25_000);
      expect(state.waitsUntil).toBeNull();
      expect({ ...state.stage, deadlineAt: 0 }).toEqual({ ...room.stage, deadlineAt: 0 });
    });

    test('is ended by the player who stays, also without the lead, but not by others', () => {
      const room = waiting(after(make(2), [by('player-1', 'makeLeader', { player: 'player-2' })]));
      expect(room.leader).toBe('player-2');
      const end = (user: string) => by(user, 'gameFinished', { gameId: gameIdOf(room) });
      const { stage } = accepted(room, end('player-1'), 21_000).state;
      expect(stage).toMatchObject({ phase: 'finished', reason: 'endedWhileWaiting' });
      const resumed = after(room, [back], 21_000);
      expect(refusalOf(resumed, end('player-1'))).toBe('notLeader');
    });
  },
);

test('with fewer than two seats the game finishes, also if the last player is absent', () => {
  const room = after(waiting(playingRoom(2)), [by('player-1', 'leaveLobby', {})], 21_000);
  expect(stageOf(room, 'finished').reason).toBe('tooFewPlayers');
});

test('the game waits until the last of several missing players loses the seat', () => {
  const first = passing(after(playingRoom(3), [lost]), 50_000);
  const both = passing(after(first, [{ type: 'disconnected', user: 'player-3' }], 50_000), 65_000);
  expect([first.waitsUntil, both.waitsUntil]).toEqual([null, 170_000]);
  expect(passing(both, 120_000)).toMatchObject({ waitsUntil: 170_000, seats: [{}, {}] });
});

describe('while the game waits', () => {
  test('the answer of the player who stays is kept, and the round does not end', () => {
    const room = after(
      waiting(playingRoom(2, slider)),
      answering(playingRoom(2, slider), 'player-1'),
      20_000,
    );
    expect(stageOf(room, 'playing').round).toMatchObject({
      sent: [{ ratedBy: person(1) }],
      drafts: [{ user: 'player-2' }],
    });
    const done = after(after(room, [back], 30_000), answering(room, 'player-2'), 31_000);
    expect(stageOf(done, 'results').game.records[0]?.answers).toHaveLength(2);
  });

  test('no round starts: neither by the countdown, nor by the leader, nor by a theme', () => {
    const results = waiting(resultsRoom(2, slider));
    expect(passing(results, 100_000).stage.phase).toBe('results');
    expect(refusalOf(results, by('player-1', 'nextRound', roundKey(results)), 20_000)).toBe('gameWaits');
    const room = waiting(choosingRoom(2));
    expect(refusalOf(room, choosing('player-1', gameIdOf(room), slider), 20_000)).toBe('gameWaits');
  });

  test('an answer timer closes the round as usual, and the results wait', () => {
    const room = waiting(withRules(choosingRoom(2), { answerTimer: { mode: 'off' } }));
    const timed = after(after(room, [back], 21_000), [choosing('player-1', gameIdOf(room), slider)], 21_000);
    const clocked = after(
      timed,
      [by('player-1', 'startTimer', { ...roundKey(timed), seconds: 30 }), lost],
      21_000,
    );
    const closed = passing(clocked, 100_000);
    expect(closed).toMatchObject({ waitsUntil: 141_000, stage: { phase: 'results' } });
  });

  test('another player who joins lets the game go on', () => {
    const room = after(
      waiting(playingRoom(2, slider)),
      answering(playingRoom(2, slider), 'player-1'),
      20_000,
    );
    const joined = after(room, [{ type: 'joined', person: person(5) }], 30_000);
    expect(joined).toMatchObject({ waitsUntil: null, stage: { phase: 'results' } });
  });
});

test('results whose countdown ended while the game waited are shown for ten seconds more', () => {
  const room = after(waiting(resultsRoom(2, slider)), [back], 60_000);
  expect(stageOf(room, 'results').deadlineAt).toBe(60_000 + defaultTimings.resumeCountdown);
  expect(passing(room, 70_000).stage.phase).toBe('playing');
});

test('a countdown that still runs when the game goes on is not changed if it is longer than that', () => {
  const room = after(waiting(resultsRoom(2, slider)), [back], 20_000);
  expect(stageOf(room, 'results').deadlineAt).toBe(37_600);
});

test('a game that ends because a player did not come back counts what both had placed in the round', () => {
  const room = playingRoom(2, slider);
  const drafts = room.seats.map(({ user }) => by(user, 'saveDraft', { ...roundKey(room), gameData: five }));
  const over = passing(waiting(after(room, drafts)), 120_000);
  expect(
    stageOf(over, 'finished')
      .game.records[0]?.answers.map(({ ratedBy }) => ratedBy.user)
      .toSorted(),
  ).toEqual(['player-1', 'player-2']);
  expect(viewFor(over, 'player-1')?.unsent).toMatchObject({ end: { kind: 'gameEnd' } });
});
