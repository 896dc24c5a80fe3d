import fc from 'fast-check';
import { expect, test } from 'vitest';
import { miniGameTypes, sampleAnswer } from '../minigames/registry.ts';
import { generator, takeRandom } from '../room/random.ts';
import type { RoundRecord } from '../room/state.ts';
import { people } from '../testing/people.ts';
import { playedRound } from '../testing/records.ts';
import { wordGame } from '../testing/themes.ts';
import { closestPairOf } from './closest-pair.ts';
import { divisiveOf } from './divisive.ts';
import { favouritesOf } from './favourites.ts';
import { scoresOf } from './scores.ts';

/** A game of 0 to 6 rounds of any types, each played by some of up to eight people. */
const games = fc
  .record({
    types: fc.array(fc.constantFrom(...miniGameTypes), { maxLength: 6 }),
    count: fc.integer({ min: 1, max: 8 }),
    seed: fc.integer(),
  })
  .map(({ types, count, seed }) => {
    const random = generator(seed).next;
    return types.map((type, index): RoundRecord => {
      const players = takeRandom(people(8), count, random);
      const { board, ...round } = playedRound(wordGame(type), [], { index, players });
      const answers = players
        .filter(() => random() < 0.8)
        .map((ratedBy) => ({ ratedBy, gameData: sampleAnswer(board, random) }));
      return { ...round, board, answers };
    });
  });

const shuffled = (records: RoundRecord[], seed: number): RoundRecord[] => {
  const random = generator(seed).next;
  return records.map((record) => ({
    ...record,
    answers: takeRandom(record.answers, record.answers.length, random),
  }));
};

/** Everybody under another id, as if other people had done the same. */
const renamed = <T>(value: T): T => JSON.parse(JSON.stringify(value).replaceAll('player-', 'somebody-')) as T;

test('every number is within its bounds, and every rank is right', () => {
  fc.assert(
    fc.property(games, (records) => {
      const divisive = divisiveOf(records);
      const pair = closestPairOf(records);
      const numbers = [divisive?.mean, divisive?.spread, pair?.agreement].map((number) => number ?? 0);
      for (const number of numbers) expect(number >= 0 && number <= 100).toBe(true);
      if (divisive) expect(divisive.spread > 0 && divisive.spread <= 50).toBe(true);
      if (pair) expect(pair.compared).toBeGreaterThan(0);
      for (const { points, rounds } of scoresOf(records))
        expect(points >= 0 && points <= 100 * rounds).toBe(true);
      for (const { share } of favouritesOf(records)) expect(share > 0 && share <= 1).toBe(true);
      const scores = scoresOf(records);
      for (const { points, rank } of scores)
        expect(rank).toBe(1 + scores.filter((other) => other.points > points).length);
    }),
  );
});

test('in whichever order the answers came, the numbers are the same', () => {
  fc.assert(
    fc.property(games, fc.integer(), (records, seed) => {
      const others = shuffled(records, seed);
      expect(scoresOf(others)).toEqual(scoresOf(records));
      expect(divisiveOf(others)).toEqual(divisiveOf(records));
      expect(favouritesOf(others)).toEqual(favouritesOf(records));
      const [pair, other] = [closestPairOf(records), closestPairOf(others)];
      expect([other?.agreement, other?.compared]).toEqual([pair?.agreement, pair?.compared]);
    }),
  );
});

test('who people are does not matter', () => {
  fc.assert(
    fc.property(games, (records) => {
      const others = renamed(records);
      expect(scoresOf(others)).toEqual(renamed(scoresOf(records)));
      expect(divisiveOf(others)).toEqual(renamed(divisiveOf(records)));
      expect(closestPairOf(others)).toEqual(renamed(closestPairOf(records)));
      expect(favouritesOf(others)).toEqual(favouritesOf(records));
    }),
  );
});

test('everybody answering twice changes no points and no spread', () => {
  fc.assert(
    fc.property(games, (records) => {
      const twice = records.map((record) => ({ ...record, answers: [...record.answers, ...record.answers] }));
      expect(scoresOf(twice)).toEqual(scoresOf(records));
      expect(divisiveOf(twice)?.spread).toEqual(divisiveOf(records)?.spread);
    }),
  );
});
