import type { Person } from '../room/person.ts';
import type { RoundRecord } from '../room/state.ts';
import type { ClosestPair } from './awards.ts';
import { exact, meanOf, opinionsIn } from './opinions.ts';

/**
 * The two whose opinions lie nearest together over all that both have rated; null with fewer than two raters. Of equals,
 * those who share more opinions, then those who answered first.
 */
export const closestPairOf = (records: readonly RoundRecord[]): ClosestPair | null => {
  const people = new Map<string, Person>();
  const opinions = new Map<string, Map<string, number>>();
  for (const record of records) {
    for (const { ratedBy } of record.answers) people.set(ratedBy.user, ratedBy);
    for (const { rater, subject, value } of opinionsIn(record)) {
      const theirs = opinions.get(rater) ?? new Map<string, number>();
      opinions.set(rater, theirs.set(`${record.index}/${subject}`, value * 100));
    }
  }
  const raters = [...people.values()];
  const pairs = raters.flatMap((one, index) =>
    raters.slice(index + 1).flatMap((other) => {
      const distances = distancesBetween(opinions.get(one.user), opinions.get(other.user));
      if (distances.length === 0) return [];
      const agreement = exact(100 - meanOf(distances));
      const pair: ClosestPair = { people: [one, other], agreement, compared: distances.length };
      return [pair];
    }),
  );
  return pairs.toSorted((a, b) => b.agreement - a.agreement || b.compared - a.compared)[0] ?? null;
};

const distancesBetween = (
  one: ReadonlyMap<string, number> = new Map(),
  other: ReadonlyMap<string, number> = new Map(),
): number[] =>
  [...one].flatMap(([key, value]) => {
    const theirs = other.get(key);
    return theirs === undefined ? [] : [Math.abs(value - theirs)];
  });
