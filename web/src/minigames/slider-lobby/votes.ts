import { limits } from '@tallyho/game/limits';
import { type ByWidth, byWidth, sideBySide } from '../slider/line.ts';

const { min, max } = limits.lobbyRating;

/** Returns where a rating or a mean is on the scale, from 0 to 1. */
export const share = (value: number): number => (value - min) / (max - min);

/** The usual length of the scale, and how far two faces in a row are from each other at least, so that they overlap by a third (px). */
const lengths = { narrow: 280, middle: 520, wide: 780 };
const apart = { narrow: 24, middle: 28, wide: 28 };
/** How far a face may stand beside its value (px). */
const mostBeside = 9;

/** How wide a number below a face is (px). */
const numberWide = 30;

/** Where a vote stands: from 0 to 1 on the scale, and in which row below it. `isFree`: its number has room. */
interface Place {
  readonly at: number;
  readonly row: number;
  readonly isFree: boolean;
}

/** Returns where the votes stand on scales of each length: at their values from 0 to 1, near ones in at most `rows` rows. */
export const placesOfVotes = (values: readonly number[], rows: number): ByWidth<readonly Place[]> =>
  byWidth((width) => {
    const own = apart[width] / lengths[width];
    const beside = mostBeside / lengths[width];
    const rowOf = rowsOf(values, { rows, least: own - beside });
    const places = values.map((at, index) => ({ at, row: rowOf[index] ?? 0, isFree: true }));
    for (let row = 0; row < rows; row++) {
      const inRow = places.flatMap((place, index) => (place.row === row ? [{ ...place, index }] : []));
      const spots = sideBySide(
        inRow.map(({ at }) => at),
        own,
      );
      for (const [position, { at, index }] of inRow.entries()) {
        const spot = spots[position] ?? at;
        places[index] = { at: Math.max(at - beside, Math.min(spot, at + beside)), row, isFree: true };
      }
      let end = Number.NEGATIVE_INFINITY;
      for (const place of places
        .filter((one) => one.row === row)
        .toSorted((one, other) => one.at - other.at)) {
        place.isFree = place.at - end >= numberWide / lengths[width];
        if (place.isFree) end = place.at;
      }
    }
    return places;
  });

/** Returns the row of each value: the first one in which it is far enough from those before it, otherwise that with the most room. */
function rowsOf(values: readonly number[], { rows, least }: { rows: number; least: number }): number[] {
  const ends = Array.from({ length: rows }, () => Number.NEGATIVE_INFINITY);
  const result = values.map(() => 0);
  const sorted = values.map((value, index) => ({ value, index })).toSorted((a, b) => a.value - b.value);
  for (const { value, index } of sorted) {
    const free = ends.findIndex((end) => value - end >= least);
    const row = free === -1 ? ends.indexOf(Math.min(...ends)) : free;
    ends[row] = value;
    result[index] = row;
  }
  return result;
}
