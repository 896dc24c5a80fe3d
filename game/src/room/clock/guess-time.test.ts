import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { defaultTimings } from '../../limits.ts';
import {
  after as afterEvents,
  answering,
  at,
  by,
  playingRoom,
  roundKey,
  stageOf,
} from '../../testing/rooms.ts';
import { chooseGame, chosenTheme, customGame, sliderGame } from '../../testing/themes.ts';
import { nextDeadline } from '../deadlines.ts';
import { reduce } from '../reduce.ts';
import type { RoomEvent } from '../state/event.ts';
import { type RoomState, roomStateSchema } from '../state/state.ts';
import { viewFor } from '../views/view-for.ts';

const { guessTime, answerGrace, awayAfter } = defaultTimings;

const outcomeOf = (state: RoomState, event: RoomEvent, now: number) =>
  reduce(state, event, at(now, defaultTimings));

const after = (state: RoomState, events: RoomEvent[], now = 0): RoomState =>
  afterEvents(state, events, now, defaultTimings);
const refusalOf = (state: RoomState, event: RoomEvent) => {
  const outcome = outcomeOf(state, event, 0);
  return 'reject' in outcome ? outcome.reject : null;
};

const room = playingRoom(3, chosenTheme('Sliders', [sliderGame(), chooseGame()]));
const key = roundKey(room);
const rating = (ratingValue: number) => ({ ratingValue, sliderIndex: Math.round(ratingValue / 5) });
const sends = (n: number, value = 5) => answering(room, `player-${n}`, rating(value));
const guesses = (n: number, value: number | null) =>
  by(`player-${n}`, 'setGuess', { ...key, guess: value === null ? null : { kind: 'value', value } });
/** Players 1 and 2 have sent at 0, player 3 at 20 s. */
const two = after(room, [...sends(1, 4), ...sends(2, 6)]);
const all = after(two, sends(3, 8), 20_000);
const deadline = (state: RoomState) => nextDeadline(state, defaultTimings);
const recordOf = (state: RoomState) => stageOf(state, 'results').game.records.at(-1);

describe('a guess', () => {
  test('counts with points for its closeness when the round ends, best first', () => {
    const guessed = after(two, [guesses(1, 6), guesses(2, 8.25)], 1_000);
    const over = after(guessed, [...sends(3, 8), guesses(3, 0)], 2_000);
    expect(recordOf(over)?.guesses).toEqual([
      {
        guessedBy: room.seats[0] && expect.objectContaining({ user: 'player-1' }),
        guess: { kind: 'value', value: 6 },
        points: 100,
      },
      {
        guessedBy: expect.objectContaining({ user: 'player-2' }),
        guess: { kind: 'value', value: 8.25 },
        points: 50,
      },
      {
        guessedBy: expect.objectContaining({ user: 'player-3' }),
        guess: { kind: 'value', value: 0 },
        points: 0,
      },
    ]);
  });

  test('can change until the round ends; the last one counts', () => {
    const guessed = after(two, [guesses(1, 0), guesses(1, 6)], 1_000);
    const over = after(guessed, [...sends(3, 8), guesses(3, null)], 20_000);
    expect(recordOf(over)?.guesses).toMatchObject([{ points: 100 }]);
  });

  test('that is not final holds the round, counts when the time is over, and is in the own view', () => {
    const chooses = (n: number, value: number) =>
      by(`player-${n}`, 'setGuess', { ...key, guess: { kind: 'value', value }, isFinal: false });
    const final = after(all, [guesses(1, 6), guesses(2, 6)], 21_000);
    const chosen = after(final, [chooses(3, 1)], 22_000);
    expect(viewFor(chosen, 'player-3')?.stage).toMatchObject({
      yours: { guess: { value: 1 }, isGuessFinal: false },
    });
    // The first choice gives the whole time once more, a change does not.
    const changed = after(chosen, [chooses(3, 6)], 25_000);
    expect(stageOf(changed, 'playing').round.guessesDueAt).toBe(22_000 + guessTime);
    const over = after(changed, [{ type: 'deadline' }], 22_000 + guessTime);
    expect(recordOf(over)?.guesses).toHaveLength(3);
    expect(recordOf(over)?.guesses?.at(-1)).toMatchObject({ points: 100 });
    const locked = after(changed, [guesses(3, 6)], 25_000);
    expect(recordOf(locked)?.guesses).toHaveLength(3);
  });

  test('that was final stays so when it changes, and a skip makes final what was chosen', () => {
    const chooses = (value: number) =>
      by('player-1', 'setGuess', { ...key, guess: { kind: 'value', value }, isFinal: false });
    const final = after(two, [guesses(1, 6), chooses(7)], 1_000);
    const skipped = after(two, [chooses(7), guesses(1, null)], 1_000);
    for (const state of [final, skipped])
      expect(stageOf(state, 'playing').round.guesses.find(({ user }) => user === 'player-1')?.entry).toEqual({
        state: 'given',
        guess: { kind: 'value', value: 7 },
      });
  });

  test('that arrives twice changes nothing, also with another id', () => {
    const once = after(two, [guesses(1, 6)], 1_000);
    const again = outcomeOf(once, guesses(1, 6), 2_000);
    expect('state' in again && { ...again.state, done: [] }).toEqual({ ...once, done: [] });
    expect(again).toMatchObject({ effects: [] });
  });

  test('is not removed by a skip that arrives late', () => {
    const guessed = after(two, [guesses(1, 6), guesses(1, null)], 1_000);
    expect(viewFor(guessed, 'player-1')?.stage).toMatchObject({ yours: { guess: { value: 6 } } });
  });

  test('is in no other view and not announced before the round ends', () => {
    const outcome = outcomeOf(two, guesses(1, 6), 1_000);
    expect(outcome).toMatchObject({ effects: [] });
    const guessed = 'state' in outcome ? outcome.state : two;
    expect(guessed.version).toBe(two.version);
    for (const n of [2, 3]) expect(viewFor(guessed, `player-${n}`)).toEqual(viewFor(two, `player-${n}`));
  });

  test('is refused before the own answer, for another question, in another round, and of a player who watches', () => {
    expect(refusalOf(two, guesses(3, 5))).toBe('notSent');
    expect(refusalOf(two, guesses(1, 11))).toBe('invalidGuess');
    expect(refusalOf(two, by('player-1', 'setGuess', { ...key, guess: { kind: 'count', count: 1 } }))).toBe(
      'invalidGuess',
    );
    expect(refusalOf(two, by('player-1', 'setGuess', { ...key, game: 1, guess: null }))).toBe('staleRound');
    const late = after(two, [
      { type: 'joined', person: { user: 'player-9', username: 'Late', avatar: 1 } },
      { type: 'connected', user: 'player-9' },
    ]);
    expect(refusalOf(late, guesses(9, 5))).toBe('watching');
    const over = after(all, [guesses(3, 5)], 21_000);
    expect(refusalOf(over, guesses(1, 5))).toBe('staleRound');
  });

  test('stays with the player who takes over the seat, and follows a rated player', () => {
    const lobby = playingRoom(3, chosenTheme('Lobby', [customGame('SliderLobby')]));
    const sent = after(lobby, answering(lobby, 'player-1'));
    const pick = { kind: 'pick', id: 'player-2' } as const;
    const guessed = after(sent, [by('player-1', 'setGuess', { ...roundKey(lobby), guess: pick })]);
    const erased = after(guessed, [{ type: 'erased', user: 'player-2', alias: 'deleted-1' }]);
    expect(stageOf(erased, 'playing').round.guesses).toMatchObject([
      { user: 'player-1', entry: { state: 'given', guess: { kind: 'pick', id: 'deleted-1' } } },
    ]);
  });

  test('in a game with anonymous votes is not in the order of the answers, which have no names', () => {
    const { stage } = room;
    if (stage.phase !== 'playing') throw new Error('a round');
    const hidden: RoomState = { ...room, stage: { ...stage, game: { ...stage.game, anonymousVotes: true } } };
    const guess = { kind: 'value', value: 5 } as const;
    const over = after(
      hidden,
      hidden.seats.flatMap(({ user }) => [
        ...answering(hidden, user),
        by(user, 'setGuess', { ...key, guess }),
      ]),
    );
    const record = recordOf(over);
    expect(record?.answers.every(({ ratedBy }) => ratedBy.username === 'Anonymous')).toBe(true);
    expect(record?.guesses?.map(({ guessedBy }) => guessedBy.user)).toEqual([
      'player-1',
      'player-2',
      'player-3',
    ]);
  });
});

describe('the time for guesses', () => {
  test('stands still during a pause', () => {
    const { gameId } = key;
    const paused = after(all, [by('player-1', 'pauseGame', { gameId })], 21_000);
    const resumed = after(paused, [by('player-1', 'resumeGame', { gameId })], 81_000);
    const dueAt = (state: RoomState) => stageOf(state, 'playing').round.guessesDueAt ?? 0;
    expect(dueAt(resumed)).toBe(dueAt(all) + 60_000);
    expect(deadline(resumed)).toBe(dueAt(resumed));
  });

  test('begins for each player with the own answer; the round waits for those who have some left', () => {
    expect(stageOf(all, 'playing').round.guessesDueAt).toBe(20_000 + guessTime);
    expect(deadline(all)).toBe(20_000 + guessTime);
    expect(viewFor(all, 'player-1')?.stage).toMatchObject({ guessesDueAt: 20_000 + guessTime });
    const over = after(all, [{ type: 'deadline' }], 20_000 + guessTime);
    expect(over.stage.phase).toBe('results');
    expect(recordOf(over)).not.toHaveProperty('guesses');
  });

  test.each([
    ['guessed', 5],
    ['skipped', null],
  ])('is over when the last of them has %s', (_how, value) => {
    expect(after(all, [guesses(3, value)], 21_000).stage.phase).toBe('results');
  });

  test('is not waited for if all have guessed or skipped while they waited', () => {
    const quick = after(two, [guesses(1, 5), guesses(2, null)], 1_000);
    const sent = after(quick, sends(3), 2_000);
    expect(deadline(sent)).toBe(2_000 + guessTime);
    expect(after(sent, [guesses(3, null)], 2_500).stage.phase).toBe('results');
  });

  test('is shortened when the player with the most of it has guessed', () => {
    const close = after(after(room, [...sends(1), ...sends(2)], 18_000), sends(3), 20_000);
    const guessed = after(close, [guesses(3, 5)], 21_000);
    expect(stageOf(guessed, 'playing').round.guessesDueAt).toBe(18_000 + guessTime);
  });

  test('is not waited for if the player is away', () => {
    const gone = after(all, [{ type: 'disconnected', user: 'player-3' }], 21_000);
    expect(deadline(gone)).toBe(21_000 + awayAfter);
    expect(after(gone, [{ type: 'deadline' }], 21_000 + awayAfter).stage.phase).toBe('results');
  });

  test('is over with the last answer in a mini-game without a question', () => {
    const alone = playingRoom(2, chosenTheme('Empty', [{ ...customGame('TierList'), items: [] }]));
    const sent = after(
      alone,
      alone.seats.flatMap(({ user }) => answering(alone, user, undefined)),
    );
    expect(sent.stage.phase).toBe('results');
  });

  test('is cut by the leader, who ends the round', () => {
    const closed = after(all, [by('player-1', 'closeRound', key)], 22_000);
    expect(deadline(closed)).toBe(22_000 + answerGrace);
    expect(after(closed, [{ type: 'deadline' }], 22_000 + answerGrace).stage.phase).toBe('results');
  });

  test('is the same after the room is stored and restored', () => {
    const restored = v.parse(
      roomStateSchema,
      JSON.parse(JSON.stringify(after(all, [guesses(1, 6)], 21_000))),
    );
    expect(deadline(restored)).toBe(20_000 + guessTime);
    const over = after(restored, [{ type: 'deadline' }], 60_000);
    expect(recordOf(over)?.guesses).toMatchObject([{ points: 100 }]);
  });

  test('is over when a player who was not waited for is back, and begins again with that answer', () => {
    const lost = after(room, [{ type: 'disconnected', user: 'player-3' }]);
    const absent = after(lost, [{ type: 'deadline' }], 16_000);
    const sent = after(absent, [...sends(1), ...sends(2)], 16_000);
    expect(stageOf(sent, 'playing').round.guessesDueAt).toBe(16_000 + guessTime);
    const back = after(sent, [{ type: 'connected', user: 'player-3' }], 18_000);
    expect(stageOf(back, 'playing').round.guessesDueAt).toBe(null);
    expect(deadline(back)).toBe(null);
    const last = after(back, sends(3), 40_000);
    expect(stageOf(last, 'playing').round.guessesDueAt).toBe(40_000 + guessTime);
  });
});

describe('with a timer for answers', () => {
  const timed = (() => {
    const { stage } = room;
    if (stage.phase !== 'playing') throw new Error('a round');
    const round = { ...stage.round, answersDueAt: 30_000, clockStartedAt: 0 };
    return { ...room, stage: { ...stage, round } };
  })();

  test('the last sender has the whole time for the guess, and the round ends with it', () => {
    const sent = after(timed, [...sends(1), ...sends(2)], 5_000);
    const last = after(sent, sends(3), 29_000);
    expect(deadline(last)).toBe(29_000 + guessTime);
    expect(after(last, [guesses(1, 5)], 31_000).stage.phase).toBe('playing');
    expect(after(last, [{ type: 'deadline' }], 29_000 + guessTime).stage.phase).toBe('results');
  });

  test('a round that misses an answer ends with the timer', () => {
    const sent = after(timed, [...sends(1), ...sends(2)], 29_000);
    expect(deadline(sent)).toBe(30_000 + answerGrace);
    expect(after(sent, [{ type: 'deadline' }], 30_000 + answerGrace).stage.phase).toBe('results');
  });

  test('an answer that arrives after the time is up is not waited for with a guess', () => {
    const sent = after(timed, [...sends(1), ...sends(2)], 5_000);
    expect(after(sent, sends(3), 30_500).stage.phase).toBe('results');
  });
});
