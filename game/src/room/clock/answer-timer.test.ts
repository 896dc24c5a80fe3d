import { describe, expect, test } from 'vitest';
import { person } from '../../testing/people.ts';
import {
  accepted,
  after,
  answering,
  at,
  by,
  choosing,
  choosingRoom,
  gameIdOf,
  refusalOf,
  roundKey,
  stageOf,
  withRules,
} from '../../testing/rooms.ts';
import { chooseGame, chosenTheme, sliderGame } from '../../testing/themes.ts';
import { nextDeadline } from '../deadlines.ts';
import type { RoomEvent } from '../state/event.ts';
import type { RoomState } from '../state/state.ts';

const hard = { answerTimer: { mode: 'hard', seconds: 60 } } as const;
const soft = { answerTimer: { mode: 'soft', seconds: 30 } } as const;
const off = { answerTimer: { mode: 'off' } } as const;
const theme = chosenTheme('Two', [sliderGame(), chooseGame()]);
const five = { ratingValue: 5, sliderIndex: 1 };

/** Returns a room with three players in a round that started at 1 s. */
const playing = (rules: typeof hard | typeof soft | typeof off, count = 3): RoomState => {
  const room = withRules(choosingRoom(count), rules);
  return after(room, [choosing('player-1', gameIdOf(room), theme)], 1_000);
};
const dueIn = (room: RoomState) => stageOf(room, 'playing').round.answersDueAt;
const lock = (room: RoomState, n: number) =>
  by(`player-${n}`, 'gameRoundConfirmation', { ...roundKey(room), code: 1, gameData: five });
const deadline: RoomEvent = { type: 'deadline' };

describe('a hard timer', () => {
  const room = playing(hard);

  test('starts with the round; the room’s alarm adds one second for answers in transit', () => {
    expect(dueIn(room)).toBe(61_000);
    expect(nextDeadline(room, at().timings)).toBe(62_000);
    expect(accepted(room, deadline, 61_999)).toEqual({ state: room, effects: [] });
  });

  test('ends the round: sent, locked and started answers count; no progress is no vote', () => {
    const four = after(withRules(choosingRoom(4), hard), []);
    const begun = after(four, [choosing('player-1', gameIdOf(four), theme)], 1_000);
    const busy = after(begun, [
      ...answering(begun, 'player-3', five),
      lock(begun, 1),
      by('player-2', 'saveDraft', { ...roundKey(begun), gameData: five }),
    ]);
    const { state, effects } = accepted(busy, deadline, 62_000);
    expect(stageOf(state, 'results').game.records[0]?.answers).toEqual([
      { ratedBy: person(3), gameData: five },
      { ratedBy: person(1), gameData: five },
      { ratedBy: person(2), gameData: five },
    ]);
    expect(stageOf(state, 'results').deadlineAt).toBe(104_800);
    expect(effects).toEqual([{ type: 'announce', name: 'endThisRound' }]);
    expect(refusalOf(state, lock(begun, 2))).toBe('staleRound');
  });

  test('accepts an answer that arrives just after the time is up, and none after the round has closed', () => {
    const draft = by('player-2', 'saveDraft', { ...roundKey(room), gameData: five });
    const late = after(room, [draft], 61_900);
    expect(stageOf(after(late, [deadline], 62_000), 'results').game.records[0]?.answers).toEqual([
      { ratedBy: person(2), gameData: five },
    ]);
    expect(refusalOf(after(room, [deadline], 62_000), draft, 62_001)).toBe('staleRound');
  });

  test('counts what is placed in an unfinished tier list, and ignores an empty one', () => {
    const begun = withRules(choosingRoom(3), hard);
    const tierRoom = after(begun, [choosing('player-1', gameIdOf(begun), chosenTheme())], 1_000);
    const placed = (...items: string[]) => ({
      tiers: ['S', 'A', 'B'].map((name, at) => ({ name, items: at === 0 ? items : [] })),
    });
    const drafted = after(tierRoom, [
      by('player-1', 'saveDraft', { ...roundKey(tierRoom), gameData: placed('item-2') }),
      by('player-2', 'saveDraft', { ...roundKey(tierRoom), gameData: placed() }),
    ]);
    expect(stageOf(after(drafted, [deadline], 62_000), 'results').game.records[0]?.answers).toEqual([
      { ratedBy: person(1), gameData: placed('item-2') },
    ]);
  });

  test('keeps the unfinished answer of a player who went away but still has a seat', () => {
    const drafted = after(room, [by('player-2', 'saveDraft', { ...roundKey(room), gameData: five })]);
    const away = after(drafted, [{ type: 'disconnected', user: 'player-2' }], 30_000);
    expect(stageOf(after(away, [deadline], 62_000), 'results').game.records[0]?.answers).toEqual([
      { ratedBy: person(2), gameData: five },
    ]);
  });

  test('without any answer the results are empty, and the game continues', () => {
    const silent = after(room, [deadline], 62_000);
    const { game, show, awards } = stageOf(silent, 'results');
    expect([game.records[0]?.answers, show, awards]).toEqual([[], null, []]);
    const second = after(silent, [deadline], 92_000);
    expect(dueIn(second)).toBe(152_000);
  });

  test('that fires late, because the process was dead, has the same effect', () => {
    const locked = after(room, [lock(room, 2)]);
    const { state } = accepted(locked, deadline, 9_000_000);
    expect(stageOf(state, 'results')).toMatchObject({
      game: { records: [{ answers: [{ ratedBy: person(2) }] }] },
      deadlineAt: 9_036_400,
      show: { startsAt: 9_000_000 },
    });
  });

  test('that fires late when all players are gone still counts answers that were locked in time', () => {
    const everybody = room.seats.map(({ user }): RoomEvent => ({ type: 'disconnected', user }));
    const gone = after(after(room, [lock(room, 2)]), everybody, 60_000);
    const { state, effects } = accepted(gone, deadline, 9_000_000);
    expect([state.seats, state.stage]).toMatchObject([
      [],
      { phase: 'finished', reason: 'tooFewPlayers', game: { records: [{ answers: [{ gameData: five }] }] } },
    ]);
    expect(effects.map(({ type }) => type)).toEqual([
      'announce',
      'say',
      'say',
      'say',
      'saveGame',
      'disconnect',
      'disconnect',
      'disconnect',
      'saveLobby',
    ]);
  });

  test('does not delay a round that all have answered', () => {
    const all = after(
      room,
      room.seats.flatMap(({ user }) => answering(room, user)),
      2_000,
    );
    expect(stageOf(all, 'results').deadlineAt).toBe(44_800);
  });

  test('if it is turned off during a round, the running timer continues; if it is turned on, it starts with the next round', () => {
    expect(dueIn(withRules(room, off))).toBe(61_000);
    expect(dueIn(withRules(playing(off), hard))).toBeNull();
  });
});

describe('a soft timer', () => {
  const room = playing(soft);
  const sent = (count: number, now: number) =>
    after(
      room,
      [1, 2].slice(0, count).flatMap((n) => answering(room, `player-${n}`)),
      now,
    );

  test('starts when all players except one have sent', () => {
    expect([dueIn(room), dueIn(sent(1, 5_000)), dueIn(sent(2, 5_000))]).toEqual([null, null, 35_000]);
    expect(
      stageOf(after(sent(2, 5_000), [deadline], 36_000), 'results').game.records[0]?.answers,
    ).toHaveLength(2);
  });

  test('starts when the others are no longer waited for', () => {
    const one = sent(1, 5_000);
    expect(dueIn(after(one, [by('player-2', 'leaveLobby', {})], 6_000))).toBe(36_000);
    const away = after(one, [{ type: 'disconnected', user: 'player-2' }], 6_000);
    expect(dueIn(after(away, [deadline], 21_000))).toBe(51_000);
  });

  test('continues after it has started, also when a player who has not sent returns', () => {
    const one = after(sent(1, 5_000), [{ type: 'disconnected', user: 'player-2' }], 6_000);
    const running = after(one, [deadline], 21_000);
    expect(dueIn(after(running, [{ type: 'connected', user: 'player-2' }], 30_000))).toBe(51_000);
  });

  test('starts immediately if it is enabled while one player is waited for', () => {
    const waiting = after(
      playing(off),
      [1, 2].flatMap((n) => answering(room, `player-${n}`)),
      5_000,
    );
    expect(dueIn(withRules(waiting, soft, 8_000))).toBe(38_000);
  });

  test('also starts if one player keeps others waiting who only watch', () => {
    const two = playing(soft, 2);
    const watched = after(two, [{ type: 'joined', person: person(9) }], 2_000);
    expect(dueIn(after(watched, [by('player-2', 'leaveLobby', {})], 3_000))).toBe(33_000);
  });
});

test('without a timer, a round waits without a limit', () => {
  const room = playing(off);
  expect(nextDeadline(room, at().timings)).toBeNull();
  expect(accepted(room, deadline, 9e9)).toEqual({ state: room, effects: [] });
});
