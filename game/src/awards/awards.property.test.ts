import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Board, miniGameTypes, resultsFor, sampleAnswer } from '../minigames/registry.ts';
import { generator, takeRandom } from '../model/random.ts';
import type { RoundRecord } from '../records/game.ts';
import { people } from '../testing/people.ts';
import { playedRound } from '../testing/records.ts';
import { customGame, roleGame } from '../testing/themes.ts';
import type { PlayedGame } from '../themes/game.ts';
import { closestPairOf } from './closest-pair.ts';
import { mostDivisive, spreadOf } from './divisive.ts';
import { favouritesOf } from './favourites.ts';
import { opinionsBySubject, sumOf } from './opinions.ts';
import { scoresOf } from './scores.ts';
import { agreementPercent, agreementText, divisiveText } from './words.ts';

/** The games that are played: every type, and the types with tiers also with roles. */
const playable: PlayedGame[] = [
  ...miniGameTypes.map((type) => customGame(type)),
  roleGame('TierList'),
  roleGame('TierListLobby'),
];

/** A game of 0 to 6 rounds of any types, each played by some of up to eight players. */
const games = fc
  .record({
    rounds: fc.array(fc.constantFrom(...playable), { maxLength: 6 }),
    count: fc.integer({ min: 1, max: 8 }),
    seed: fc.integer(),
  })
  .map(({ rounds, count, seed }) => {
    const random = generator(seed).next;
    return rounds.map((game, index): RoundRecord => {
      const players = takeRandom(people(8), count, random);
      const { board, ...round } = playedRound(game, [], { index, players });
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

/** Replaces all player ids by other ids. */
const renamed = <T>(value: T): T => JSON.parse(JSON.stringify(value).replaceAll('player-', 'somebody-')) as T;

test('every number is within its bounds, and every rank is correct', () => {
  fc.assert(
    fc.property(games, (records) => {
      const divisive = mostDivisive(records);
      const pair = closestPairOf(records);
      if (divisive) expect(divisive.spread > 0 && divisive.spread < 71).toBe(true);
      if (pair) {
        expect(pair.agreement >= 0 && pair.agreement <= 100).toBe(true);
        expect(pair.compared).toBeGreaterThan(0);
        expect((pair.same ?? 0) <= pair.compared).toBe(true);
        expect(pair.agreement === 100).toBe(pair.same === pair.compared);
      }
      for (const { points, rounds } of scoresOf(records))
        expect(points >= 0 && points <= 100 * rounds).toBe(true);
      for (const { share } of favouritesOf(records)) expect(share > 0 && share <= 1).toBe(true);
      const scores = scoresOf(records);
      for (const { points, rank } of scores)
        expect(rank).toBe(1 + scores.filter((other) => other.points > points).length);
    }),
  );
});

test('the percentage of the closest pair follows from the numbers in its sentence', () => {
  fc.assert(
    fc.property(games, (records) => {
      const pair = closestPairOf(records);
      if (!pair) return;
      const sentence = agreementText(pair);
      const percent = agreementPercent(pair);
      const [, same, compared] = /(\d+) times? out of (\d+)/.exec(sentence) ?? [];
      const [, stated] = /(\d+)% alike/.exec(sentence) ?? [];
      if (same !== undefined) expect(Math.round((Number(same) / Number(compared)) * 100)).toBe(percent);
      else if (stated !== undefined) expect(Number(stated)).toBe(percent);
      else expect([sentence.startsWith('gave the same answer'), percent]).toEqual([true, 100]);
    }),
  );
});

test('a description of divided opinions counts each opinion once, and names two different ends', () => {
  fc.assert(
    fc.property(games, (records) => {
      const divisive = mostDivisive(records);
      const record = records.find(({ index }) => index === divisive?.record);
      if (!divisive || !record) return;
      const text = divisiveText(record, divisive);
      const about = opinionsBySubject(record).find(({ subject }) => subject.id === divisive.subject.id);
      const counts = [...text.matchAll(/(\d+) for /g)].map(([, count]) => Number(count));
      if (counts.length > 0) expect(sumOf(counts)).toBe(about?.opinions.length);
      else expect(/^Opinions from (.+) to (?!\1$).+$/.test(text)).toBe(true);
    }),
  );
});

test('the numbers do not depend on the order of the answers', () => {
  fc.assert(
    fc.property(games, fc.integer(), (records, seed) => {
      const others = shuffled(records, seed);
      expect(scoresOf(others)).toEqual(scoresOf(records));
      expect(mostDivisive(others)).toEqual(mostDivisive(records));
      expect(favouritesOf(others)).toEqual(favouritesOf(records));
      const [pair, other] = [closestPairOf(records), closestPairOf(others)];
      expect([other?.agreement, other?.compared]).toEqual([pair?.agreement, pair?.compared]);
    }),
  );
});

test('the results do not depend on player ids', () => {
  fc.assert(
    fc.property(games, (records) => {
      const others = renamed(records);
      expect(scoresOf(others)).toEqual(renamed(scoresOf(records)));
      expect(mostDivisive(others)).toEqual(renamed(mostDivisive(records)));
      expect(closestPairOf(others)).toEqual(renamed(closestPairOf(records)));
      expect(favouritesOf(others)).toEqual(favouritesOf(records));
    }),
  );
});

test('if every answer is counted twice, points and spread are unchanged', () => {
  fc.assert(
    fc.property(games, (records) => {
      const twice = records.map((record) => ({ ...record, answers: [...record.answers, ...record.answers] }));
      expect(scoresOf(twice)).toEqual(scoresOf(records));
      const [before, after] = [records, twice].map((some) =>
        some.flatMap((record) => opinionsBySubject(record).map(({ opinions }) => spreadOf(opinions))),
      );
      expect(after).toEqual(before);
    }),
  );
});

/** Returns the round with its tiers in another order, on the board and in every answer. */
const reordered = (record: RoundRecord, seed: number): RoundRecord => {
  const { board } = record;
  if (!('tiers' in board) || board.ordered) return record;
  const order = takeRandom([...board.tiers.keys()], board.tiers.length, generator(seed).next);
  const moved = <T>(list: readonly T[]): T[] => order.flatMap((at) => list.slice(at, at + 1));
  return {
    ...record,
    board: { ...board, tiers: moved(board.tiers) } as Board, // the same kind of board as before
    answers: record.answers.map(({ ratedBy, gameData }) => ({
      ratedBy,
      gameData: ('tiers' in gameData
        ? { tiers: moved<unknown>(gameData.tiers) }
        : gameData) as typeof gameData, // as above
    })),
  };
};

/** Returns the results without the order of roles, which has no meaning. */
const unordered = ({ board, answers }: RoundRecord): unknown => {
  const results = resultsFor(board, answers);
  if (!('ordered' in results) || results.ordered) return results;
  const byName = (list: { tier: { name: string } }[]) =>
    list.toSorted((a, b) => (a.tier.name < b.tier.name ? -1 : 1));
  return {
    ...results,
    standings: results.standings.map((standing) => ({
      ...standing,
      roles: standing.roles.toSorted(),
      votes: byName(standing.votes),
    })),
    groups: byName(results.groups),
  };
};

test('if tiers are roles, their order changes no result', () => {
  fc.assert(
    fc.property(games, fc.integer(), (records, seed) => {
      const others = records.map((record) => reordered(record, seed));
      expect(others.map(unordered)).toEqual(records.map(unordered));
      expect(scoresOf(others)).toEqual(scoresOf(records));
      expect(mostDivisive(others)).toEqual(mostDivisive(records));
      expect(closestPairOf(others)).toEqual(closestPairOf(records));
      expect(favouritesOf(others)).toEqual(favouritesOf(records));
    }),
  );
});
