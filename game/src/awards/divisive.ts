import { limits } from '../limits.ts';
import type { Opinion } from '../minigames/contract.ts';
import { roundedToMillionth } from '../minigames/ranking.ts';
import type { RoundRecord } from '../records/game.ts';
import type { Divisive } from './awards.ts';
import { choicesOf, gradesOf, meanOf, opinionsBySubject, sumOf } from './opinions.ts';

const { opinions: minOpinions, leadingShare, spread: minSpread, spreadWithoutOne } = limits.divisive;

/** Returns the population standard deviation x 100; 0 without values. */
const deviation = (values: readonly number[]): number => {
  if (values.length === 0) return 0;
  const mean = meanOf(values);
  return roundedToMillionth(Math.sqrt(meanOf(values.map((value) => (value - mean) ** 2))) * 100);
};

/**
 * Returns the spread of opinions. Graded: their standard deviation x 100, at most 50. Choices: the same with a distance of
 * 1 between two different choices, which is the square root of (1 - the sum of the squared shares) / 2, x 100; below 71.
 * Two choices have the same spread as the grades 0 and 1.
 */
export const spreadOf = (opinions: readonly Opinion[]): number => {
  const choices = choicesOf(opinions);
  if (choices.length === 0) return deviation(gradesOf(opinions));
  const squares = choices.map(({ count }) => (count / opinions.length) ** 2);
  return roundedToMillionth(Math.sqrt((1 - sumOf(squares)) / 2) * 100);
};

/**
 * Returns true if the group is divided: at least three opinions; for choices, no choice has more than three fifths of
 * them; for graded opinions, a large spread that stays large without any single opinion.
 */
const isDivided = (opinions: readonly Opinion[]): boolean => {
  if (opinions.length < minOpinions) return false;
  const [leading] = choicesOf(opinions);
  if (leading) return leading.count / opinions.length <= leadingShare;
  const values = gradesOf(opinions);
  return (
    deviation(values) >= minSpread &&
    values.every((_, index) => deviation(values.toSpliced(index, 1)) >= spreadWithoutOne)
  );
};

/** Returns the subject of these rounds that divided the players most, the first among equals; null if there is none. */
export const mostDivisive = (records: readonly RoundRecord[]): Divisive | null => {
  let widest: Divisive | null = null;
  for (const record of records) {
    for (const { subject, opinions } of opinionsBySubject(record)) {
      const spread = spreadOf(opinions);
      if (isDivided(opinions) && spread > (widest?.spread ?? 0))
        widest = { record: record.index, game: record.game.name, subject, spread };
    }
  }
  return widest;
};
