import { limits } from '../limits.ts';
import type { Opinion } from '../minigames/contract.ts';
import { exact } from '../minigames/exact.ts';
import type { RoundRecord } from '../records/game.ts';
import type { Divisive } from './awards.ts';
import { choicesOf, gradesOf, meanOf, opinionsBySubject, sumOf } from './opinions.ts';

const { opinions: fewest, leadingShare, spread: widthOfGroup, spreadWithoutOne } = limits.divisive;

/** Population standard deviation x 100; 0 without values. */
const deviation = (values: readonly number[]): number => {
  if (values.length === 0) return 0;
  const mean = meanOf(values);
  return exact(Math.sqrt(meanOf(values.map((value) => (value - mean) ** 2))) * 100);
};

/**
 * How far opinions lie apart. Graded: their standard deviation x 100, at most 50. Choices: the same with a distance of 1
 * between two different choices, which is the root of (1 - the sum of the squared shares) / 2, x 100; below 71. Two choices
 * get what 0 and 1 would.
 */
export const spreadOf = (opinions: readonly Opinion[]): number => {
  const choices = choicesOf(opinions);
  if (choices.length === 0) return deviation(gradesOf(opinions));
  const squares = choices.map(({ count }) => (count / opinions.length) ** 2);
  return exact(Math.sqrt((1 - sumOf(squares)) / 2) * 100);
};

/**
 * True if a group is really divided. At least three opinions; choices: no choice has more than three fifths of them;
 * graded: they lie far apart, and still do without any single one of them.
 */
const isDivided = (opinions: readonly Opinion[]): boolean => {
  if (opinions.length < fewest) return false;
  const [leading] = choicesOf(opinions);
  if (leading) return leading.count / opinions.length <= leadingShare;
  const values = gradesOf(opinions);
  return (
    deviation(values) >= widthOfGroup &&
    values.every((_, index) => deviation(values.toSpliced(index, 1)) >= spreadWithoutOne)
  );
};

/** What divided the players of these rounds most; null if nothing did. The first of equals. */
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
