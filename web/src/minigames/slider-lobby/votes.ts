import { limits } from '@tallyho/game/limits';
import { type ByWidth, byWidth, sideBySide } from '../slider/line.ts';

const { min, max } = limits.lobbyRating;

/** Returns where a rating or a mean is on the scale, from 0 to 1. */
export const share = (value: number): number => (value - min) / (max - min);

/** The usual length of the scale, and how far two faces in a row are from each other at least, so that they overlap by a third (px). */
const lengths = { narrow: 280, middle: 520, wide: 780 };
const apart = { narrow: 25, middle: 30, wide: 30 };

/** How far a face is from others and from the ends of the scale at least, so that words have room below it (px). */
const wordsWide = 64;

/** Where a vote stands: from 0 to 1 on the scale, and in which row below it. `hasRoom`: there is room for words. */
interface Place {
  readonly at: number;
  readonly row: number;
  readonly hasRoom: boolean;
}

/** Returns where the votes stand on scales of each length: at their values from 0 to 1 or beside them, near ones in at most `rows` rows. */
export const placesOfVotes = (values: readonly number[], rows: number): ByWidth<readonly Place[]> =>
  byWidth((width) => {
    const least = apart[width] / lengths[width];
    const room = wordsWide / lengths[width];
    const rowOf = rowsOf(values, { rows, least });
    const stands = [...values];
    for (let row = 0; row < rows; row++) {
      const inRow = values.flatMap((_, index) => (rowOf[index] === row ? [index] : []));
      const spots = sideBySide(
        inRow.map((index) => values[index] ?? 0),
        least,
      );
      for (const [position, index] of inRow.entries()) stands[index] = spots[position] ?? 0;
    }
    return stands.map((at, index) => ({
      at,
      row: rowOf[index] ?? 0,
      hasRoom:
        at >= room / 2 &&
        at <= 1 - room / 2 &&
        stands.every(
          (other, position) =>
            position === index || rowOf[position] !== rowOf[index] || Math.abs(other - at) >= room,
        ),
    }));
  });

/** Returns the row of each value: the first one in which it is far enough from those before it, otherwise that with the most room. */
function rowsOf(values: readonly number[], { rows, least }: { rows: number; least: number }): number[] {
  const ends = Array.from({ length: rows }, () => Number.NEGATIVE_INFINITY);
  const result = values.map(() => 0);
  const sorted = values.map((value, index) => ({ value, index })).toSorted((a, b) => a.value - b.value);
  for (const { value, index } of sorted) {
    const free = ends.findIndex((end) => value - end >= least);
    const row = free === -1 ? ends.indexOf(Math.min(...ends)) : free;
    ends[row] = free === -1 ? (ends[row] ?? value) + least : value;
    result[index] = row;
  }
  return result;
}
