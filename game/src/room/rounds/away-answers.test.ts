import { describe, expect, test } from 'vitest';
import { person } from '../../testing/people.ts';
import { accepted, after, answering, by, playingRoom, roundKey, stageOf } from '../../testing/rooms.ts';
import { chosenTheme, sliderGame } from '../../testing/themes.ts';
import { passTime } from '../../testing/walk.ts';
import type { RoomEvent } from '../state/event.ts';
import type { RoomState } from '../state/state.ts';
import { viewFor } from '../views/view-for.ts';

const five = { ratingValue: 5, sliderIndex: 1 };
const room = playingRoom(3, chosenTheme('Three', [sliderGame(), sliderGame(), sliderGame()]));
const draft = by('player-3', 'saveDraft', { ...roundKey(room), gameData: five });
const lock = by('player-3', 'gameRoundConfirmation', { ...roundKey(room), code: 1, gameData: five });
const lost: RoomEvent = { type: 'disconnected', user: 'player-3' };
const back: RoomEvent = { type: 'connected', user: 'player-3' };
const others = (state: RoomState) => ['player-1', 'player-2'].flatMap((user) => answering(state, user));

const passing = (state: RoomState, until: number): RoomState =>
  passTime(state, until, (before, { event, now }) => accepted(before, event, now).state);
const unsent = (state: RoomState, user = 'player-3') => viewFor(state, user)?.unsent;
const authors = (state: RoomState, index = 0) => {
  const { stage } = state;
  return 'game' in stage ? stage.game.records[index]?.answers.map(({ ratedBy }) => ratedBy) : [];
};

describe('a round that goes on without a player who has lost the connection', () => {
  test('counts what the player had placed, and says so', () => {
    const closed = passing(after(room, [draft, lost, ...others(room)]), 15_000);
    expect(authors(closed)).toEqual([person(1), person(2), person(3)]);
    expect(unsent(after(closed, [back], 20_000))).toEqual({
      round: 0,
      end: { kind: 'away' },
      taken: { kind: 'placed', done: 1, max: 1 },
    });
    expect(unsent(closed, 'player-1')).toBeNull();
  });

  test('counts a locked answer', () => {
    const closed = passing(after(room, [lock, lost, ...others(room)]), 15_000);
    expect(authors(closed)).toHaveLength(3);
    expect(unsent(closed)?.taken).toEqual({ kind: 'locked' });
  });

  test('has no vote of a player who had placed nothing', () => {
    const closed = passing(after(room, [lost, ...others(room)]), 15_000);
    expect(authors(closed)).toEqual([person(1), person(2)]);
    expect(unsent(closed)?.taken).toEqual({ kind: 'nothing' });
  });

  test('tells the others', () => {
    const sent = after(room, [draft, lost, ...others(room)]);
    expect(accepted(sent, { type: 'deadline' }, 15_000).effects).toContainEqual({
      type: 'say',
      person: person(3),
      text: 'was away when the round ended',
    });
  });

  test('also counts it when the seat is given up before the round ends', () => {
    const gone = passing(after(room, [draft, lost]), 120_000);
    expect(stageOf(gone, 'playing').round.sent).toEqual([{ ratedBy: person(3), gameData: five }]);
    expect(authors(after(gone, others(gone), 130_000))).toHaveLength(3);
  });
});

test('what was placed in the round before is still told after further rounds of the same absence', () => {
  const first = passing(after(room, [draft, lost, ...others(room)]), 15_000);
  const second = after(first, [by('player-1', 'nextRound', roundKey(first))], 16_000);
  const closed = after(second, others(second), 17_000);
  expect(unsent(closed)).toMatchObject({ round: 0, taken: { kind: 'placed' } });
});

test('it is told no more once the player has sent an answer again', () => {
  const first = passing(after(room, [draft, lost, ...others(room)]), 15_000);
  const second = after(first, [back, by('player-1', 'nextRound', roundKey(first))], 16_000);
  expect(unsent(second)).toMatchObject({ round: 0 });
  expect(unsent(after(second, answering(second, 'player-3'), 17_000))).toBeNull();
});

test('a player who leaves on purpose takes the draft along, and leaves a sent answer', () => {
  const left = after(room, [draft, ...answering(room, 'player-2'), by('player-3', 'leaveLobby', {})]);
  const gone = after(left, [...answering(left, 'player-1')]);
  expect(authors(gone)).toEqual([person(2), person(1)]);
});

test.each([
  ['a timer', by('player-1', 'startTimer', { ...roundKey(room), seconds: 30 }), { kind: 'timer' }],
  ['the leader', by('player-1', 'closeRound', roundKey(room)), { kind: 'leader', by: person(1) }],
])('a player whose round was ended by %s is told by whom', (_what, event, end) => {
  const closed = passing(after(room, [draft, event]), 31_000);
  expect(unsent(closed)).toMatchObject({ round: 0, end });
});
