import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultTimings } from '../../limits.ts';
import { miniGameTypes, sampleAnswer } from '../../minigames/registry.ts';
import { generator } from '../../model/random.ts';
import { person } from '../../testing/people.ts';
import {
  after,
  answering,
  by,
  choosing,
  gameIdOf,
  lobby,
  roundKey,
  stageOf,
  withRules,
} from '../../testing/rooms.ts';
import { chosenTheme, customGame, sliderGame } from '../../testing/themes.ts';
import type { RoomState } from '../state/state.ts';
import { viewFor } from '../views/view-for.ts';
import { createGameRecord } from './records.ts';

/** Returns a room with players 1 to 4 in the first round of a theme, with anonymous votes. */
const playing = (theme = chosenTheme('Secret', [sliderGame()])): RoomState => {
  const room = after(withRules(lobby(4), { anonymousVotes: true }), [by('player-1', 'startGame', {})]);
  const gameId = gameIdOf(room);
  return after(room, [
    ...room.seats.map(({ user }) => by(user, 'confirmReadiness', { gameId })),
    choosing('player-1', gameId, theme),
  ]);
};

const sliderAnswer = (ratingValue: number) => ({ ratingValue, sliderIndex: Math.round(ratingValue / 5) });

/** Returns the room after players 1 to 4 have sent these answers in this order. */
const results = (room: RoomState, given: unknown[], order = [1, 2, 3, 4]): RoomState => {
  const sent = after(
    room,
    order.flatMap((n) => answering(room, `player-${n}`, given[n - 1])),
  );
  if (sent.stage.phase !== 'playing') return sent;
  // The round has several steps.
  const ended = after(sent, [by('player-1', 'closeRound', roundKey(sent))]);
  return after(ended, [{ type: 'deadline' }], defaultTimings.answerGrace);
};

test('a round record does not contain who gave which answer', () => {
  const room = results(playing(), [sliderAnswer(9), sliderAnswer(2), sliderAnswer(10), sliderAnswer(2)]);
  const { answers } = stageOf(room, 'results').game.records[0] ?? {};
  const anonymous = (n: number) => ({ user: `anonymous-${n}`, username: 'Anonymous', avatar: 1 });
  expect(answers).toEqual([
    { ratedBy: anonymous(1), gameData: sliderAnswer(10) },
    { ratedBy: anonymous(2), gameData: sliderAnswer(2) },
    { ratedBy: anonymous(3), gameData: sliderAnswer(2) },
    { ratedBy: anonymous(4), gameData: sliderAnswer(9) },
  ]);
  const named = stageOf(room, 'results').awards.flatMap(({ people }) => people);
  expect(
    named.filter(
      (user) => user.startsWith('anonymous-') || answers?.every(({ ratedBy }) => ratedBy.user === user),
    ),
  ).toEqual([]);
});

test('all players receive the same data, independent of who gave which answer and who was first', () => {
  const given = fc.tuple(fc.constantFrom(...miniGameTypes), fc.integer());
  const orders = fc.shuffledSubarray([1, 2, 3, 4], { minLength: 4 });
  fc.assert(
    fc.property(given, orders, orders, ([type, seed], givers, order) => {
      const room = playing(chosenTheme('Secret', [customGame(type)]));
      const { next } = generator(seed);
      const { board } = stageOf(room, 'playing').round;
      const answers = room.seats.map(() => sampleAnswer(board, next));
      const swapped = givers.map((n) => answers[n - 1]);
      const [one, other] = [results(room, answers), results(room, swapped, order)];
      for (const { user } of room.seats) expect(viewFor(other, user)).toEqual(viewFor(one, user));
      expect(createGameRecord(other)).toEqual(createGameRecord(one));
      expect(other.random).toBe(one.random);
    }),
    { numRuns: 60 },
  );
});

describe('the setting is fixed when the game starts', () => {
  test('if it is turned off during a game, the game stays anonymous', () => {
    const first = results(withRules(playing(), { anonymousVotes: false }), [1, 2, 3, 4].map(sliderAnswer));
    const { game } = stageOf(first, 'results');
    expect([game.anonymousVotes, game.records[0]?.answers[0]?.ratedBy.username]).toEqual([true, 'Anonymous']);
    expect(viewFor(first, 'player-2')).toMatchObject({
      room: { rules: { anonymousVotes: false } },
      game: { anonymousVotes: true },
    });
  });

  test('if it is turned on during a game, the names stay, and the next game is anonymous', () => {
    const named = after(lobby(2), [by('player-1', 'startGame', {})]);
    const room = withRules(named, { anonymousVotes: true });
    expect(viewFor(room, 'player-1')?.game?.anonymousVotes).toBe(false);
    const over = after(room, [by('player-1', 'gameFinished', { gameId: gameIdOf(room) })]);
    const again = after(over, [by('player-1', 'startGame', {})]);
    expect(viewFor(again, 'player-1')?.game?.anonymousVotes).toBe(true);
  });
});

test('a game that ends during a round stores no names either', () => {
  const room = playing();
  const one = after(room, answering(room, 'player-3', sliderAnswer(3)));
  const over = after(one, [by('player-1', 'gameFinished', { gameId: gameIdOf(one) })]);
  expect(stageOf(over, 'finished').game.records[0]?.answers).toEqual([
    { ratedBy: { user: 'anonymous-1', username: 'Anonymous', avatar: 1 }, gameData: sliderAnswer(3) },
  ]);
  expect(createGameRecord(over)?.ratings.map(({ ratedBy }) => ratedBy.user)).toEqual(['anonymous-1']);
});

test('during the round each player still sees exactly the own answer', () => {
  const room = playing();
  const sent = after(room, answering(room, 'player-3', sliderAnswer(3)));
  expect(viewFor(sent, 'player-3')?.stage).toMatchObject({
    yours: { state: 'sent', gameData: sliderAnswer(3) },
  });
  expect(sent.stage).toMatchObject({ round: { sent: [{ ratedBy: person(3) }] } });
  expect(roundKey(sent)).toEqual(roundKey(room));
});
