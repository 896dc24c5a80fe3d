import { describe, expect, test } from 'vitest';
import { person } from '../../testing/people.ts';
import {
  accepted,
  after,
  answering,
  at,
  by,
  playingRoom,
  refusalOf,
  resultsRoom,
  roundKey,
  stageOf,
} from '../../testing/rooms.ts';
import { chooseGame, chosenTheme } from '../../testing/themes.ts';
import { nextDeadline } from '../deadlines.ts';
import type { RoomEvent } from '../state/event.ts';
import type { RoomState } from '../state/state.ts';

const theme = chosenTheme('One', [chooseGame()]);
const room = playingRoom(3, theme);
const deadline: RoomEvent = { type: 'deadline' };
const timer = (seconds: number, user = 'player-1') => by(user, 'startTimer', { ...roundKey(room), seconds });
const close = (user = 'player-1') => by(user, 'closeRound', roundKey(room));
const clockOf = (state: RoomState) => {
  const { answersDueAt, clockStartedAt } = stageOf(state, 'playing').round;
  return [clockStartedAt, answersDueAt];
};

describe('startTimer', () => {
  test('starts a timer for all in a round without one, and announces it in the chat', () => {
    const { state, effects } = accepted(room, timer(90), 5_000);
    expect(clockOf(state)).toEqual([5_000, 95_000]);
    expect(nextDeadline(state, at().timings)).toBe(96_000);
    expect(effects).toEqual([
      { type: 'announce', name: 'updateGame' },
      { type: 'say', person: person(1), text: 'started a timer of 90 seconds' },
    ]);
    expect(stageOf(after(state, [deadline], 96_000), 'results').game.records[0]?.answers).toEqual([]);
  });

  test('applies to this round only', () => {
    const two = playingRoom(2, chosenTheme('Two', [chooseGame(), chooseGame()]));
    const timed = after(two, [by('player-1', 'startTimer', { ...roundKey(two), seconds: 30 })], 0);
    const next = after(after(timed, [deadline], 31_000), [deadline], 61_000);
    expect(clockOf(next)).toEqual([null, null]);
  });

  test('is only for the leader, during a round, while no timer runs', () => {
    expect(refusalOf(room, timer(30, 'player-2'))).toBe('notLeader');
    expect(refusalOf(after(room, [timer(30)]), timer(60))).toBe('timerRuns');
    const results = resultsRoom(3, theme);
    expect(refusalOf(results, by('player-1', 'startTimer', { ...roundKey(results), seconds: 30 }))).toBe(
      'staleRound',
    );
  });
});

describe('closeRound', () => {
  const left = { selectedSide: 'left' };
  const drafted = after(room, [
    ...answering(room, 'player-1', left),
    by('player-2', 'saveDraft', { ...roundKey(room), gameData: left }),
  ]);

  test('ends the answer time now: the room waits a second for messages in transit, then counts the answers', () => {
    const { state, effects } = accepted(drafted, close(), 5_000);
    expect(clockOf(state)).toEqual([5_000, 5_000]);
    expect(effects).toEqual([
      { type: 'announce', name: 'updateGame' },
      { type: 'say', person: person(1), text: 'ended the round' },
    ]);
    expect(nextDeadline(state, at().timings)).toBe(6_000);
    const late = by('player-3', 'saveDraft', { ...roundKey(room), gameData: left });
    const closed = after(after(state, [late], 5_500), [deadline], 6_000);
    expect(stageOf(closed, 'results').game.records[0]?.answers.map(({ ratedBy }) => ratedBy)).toEqual([
      person(1),
      person(2),
      person(3),
    ]);
  });

  test('shortens a running timer, keeps its start time, and changes nothing after the time is up', () => {
    const timed = after(room, [timer(90)], 1_000);
    const closed = after(timed, [close()], 5_000);
    expect(clockOf(closed)).toEqual([1_000, 5_000]);
    expect(clockOf(after(closed, [close()], 5_500))).toEqual([1_000, 5_000]);
  });

  test('is only for the leader and the current round', () => {
    expect(refusalOf(room, close('player-2'))).toBe('notLeader');
    expect(refusalOf(resultsRoom(3, theme), close())).toBe('staleRound');
    expect(refusalOf(room, by('player-1', 'closeRound', { ...roundKey(room), game: 4 }))).toBe('staleRound');
  });
});
