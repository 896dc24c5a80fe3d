import type { Opinion } from '../minigames/contract.ts';
import { roundedToMillionth } from '../minigames/ranking.ts';
import type { Person } from '../model/person.ts';
import type { RoundRecord } from '../records/game.ts';
import type { ClosestPair } from './awards.ts';
import { meanOf, opinionsIn } from './opinions.ts';

/** A pair must share at least this fraction of the opinions that the pair with the most shared opinions has. */
const minShared = 1 / 2;

/**
 * Returns the two raters with the smallest mean distance on all subjects that both have rated; null with fewer than two
 * raters. Ignores pairs with few shared opinions, because two unfinished answers can agree on one subject by chance. Among
 * equals, the pair with more shared opinions comes first, then the pair that answered first.
 */
export const closestPairOf = (records: readonly RoundRecord[]): ClosestPair | null => {
  const pairs = pairsOf(records);
  const most = Math.max(0, ...pairs.map(({ compared }) => compared));
  const comparable = pairs.filter(({ compared }) => compared >= most * minShared);
  return comparable.toSorted((a, b) => b.agreement - a.agreement || b.compared - a.compared)[0] ?? null;
};

/** Returns the agreement of all pairs of raters that have rated a common subject, in the order in which they answered. */
export const pairsOf = (records: readonly RoundRecord[]): ClosestPair[] => {
  const people = new Map<string, Person>();
  const opinions = new Map<string, Map<string, Opinion>>();
  for (const record of records) {
    for (const { ratedBy } of record.answers) people.set(ratedBy.user, ratedBy);
    for (const opinion of opinionsIn(record)) {
      const others = opinions.get(opinion.rater) ?? new Map<string, Opinion>();
      opinions.set(opinion.rater, others.set(`${record.index}/${opinion.subject}`, opinion));
    }
  }
  const raters = [...people.values()];
  return raters.flatMap((one, index) =>
    raters.slice(index + 1).flatMap((other) => {
      const distances = distancesBetween(opinions.get(one.user), opinions.get(other.user));
      if (distances.length === 0) return [];
      const agreement = meanOfMillionths(distances.map((distance) => 100 - distance));
      const same = distances.filter((distance) => distance === 0).length;
      const pair: ClosestPair = { people: [one, other], agreement, compared: distances.length, same };
      return [pair];
    }),
  );
};

/**
 * Returns the mean of numbers with six decimals, with six decimals. It adds whole millionths, because a mean can lie halfway between
 * two of them, and a sum of fractions would round it up or down by their order.
 */
const meanOfMillionths = (values: readonly number[]): number =>
  Math.round(meanOf(values.map((value) => Math.round(value * 1e6)))) / 1e6;

/** Returns the distance, 0-100. Two different choices have the distance 100. */
export const distanceBetween = (one: Opinion, other: Opinion): number => {
  if ('value' in one && 'value' in other) return roundedToMillionth(Math.abs(one.value - other.value) * 100);
  return 'choice' in one && 'choice' in other && one.choice === other.choice ? 0 : 100;
};

const distancesBetween = (
  one: ReadonlyMap<string, Opinion> = new Map(),
  other: ReadonlyMap<string, Opinion> = new Map(),
): number[] =>
  [...one].flatMap(([key, opinion]) => {
    const others = other.get(key);
    return others === undefined ? [] : [distanceBetween(opinion, others)];
  });
