import { limits } from '@tallyho/game/limits';
import { type ByWidth, byWidth, sideBySide } from '../slider/line.ts';

const { min, max } = limits.lobbyRating;

/** Returns where a rating or a mean is on the scale, from 0 to 1. */
export const share = (value: number): number => (value - min) / (max - min);

/** The usual length of the scale, the room before and after it, and how far two faces in a row are apart at least: they overlap by a third at most (px). */
const scales = {
  narrow: { length: 280, before: 20, after: 14, apart: 25 },
  middle: { length: 560, before: 16, after: 32, apart: 30 },
  wide: { length: 780, before: 16, after: 32, apart: 34 },
};

/** How long the labels of own votes are: "said 51" and "you said 93", on phones "said 93" (px). */
const labels = {
  narrow: { said: 60, 'you said': 60 },
  middle: { said: 76, 'you said': 108 },
  wide: { said: 76, 'you said': 108 },
};

/** Half of the number of another vote (px). */
const halfNumber = 16;

/** Votes that move no further than this stay in one row (px). */
const mostMoved = 14;

/** Decides the order of two votes and cannot be seen. */
const least = 1e-6;

interface GivenVote {
  /** From 0 to 1 on the scale. */
  readonly at: number;
  /** Whose own vote it is, which stands before its number; null: it is not the vote of the rated player. */
  readonly words: 'said' | 'you said' | null;
}

/** Where a vote stands: from 0 to 1 on the scale, and in which row below it. */
interface Place {
  readonly at: number;
  readonly row: number;
}

/**
 * Returns where the votes stand on scales of each length: at their values or beside them, near ones in at most `rows` rows. Words have room
 * between the other votes of their row and between the ends of the lane.
 */
export const placesOfVotes = (votes: readonly GivenVote[], rows: number): ByWidth<readonly Place[]> =>
  byWidth((width) => {
    const { length, before, after, apart } = scales[width];
    const widths = votes.map(({ words }) =>
      words === null ? apart / length : (labels[width][words] + 2 * halfNumber - apart) / length,
    );
    /** How far a vote is moved into the lane, so that its words end inside. */
    const inside = (index: number, at: number): number => {
      const words = votes[index]?.words ?? null;
      if (words === null) return at;
      const half = labels[width][words] / 2;
      return Math.min(Math.max(at, (half - before) / length), 1 - (half - after) / length);
    };
    const own = votes.findIndex(({ words }) => words !== null);
    const ownAt = votes[own]?.at ?? 0;
    const ownEnd = inside(own, ownAt);
    /** The order of the values stays. */
    const wanted = votes.map(({ at }, index) => {
      if (index === own) return ownEnd;
      if (own < 0) return at;
      return at <= ownAt ? Math.min(at, ownEnd - least) : Math.max(at, ownEnd + least);
    });
    const inOneRow = sideBySide(wanted, widths);
    const fitsOne = wanted.every((at, index) => Math.abs((inOneRow[index] ?? at) - at) * length <= mostMoved);
    const rowOf = rowsOf(wanted, { rows: fitsOne ? 1 : rows, widths });
    const stands = [...wanted];
    for (let row = 0; row < rows; row++) {
      const inRow = wanted.flatMap((_, index) => (rowOf[index] === row ? [index] : []));
      const spots = sideBySide(
        inRow.map((index) => wanted[index] ?? 0),
        inRow.map((index) => widths[index] ?? 0),
      );
      // Others can push the words beyond an end: then the whole row moves back.
      const moves = inRow.map((index, position) => {
        const spot = spots[position] ?? 0;
        return inside(index, spot) - spot;
      });
      const move = moves.find((by) => by !== 0) ?? 0;
      for (const [position, index] of inRow.entries()) stands[index] = (spots[position] ?? 0) + move;
    }
    return stands.map((at, index) => ({ at, row: rowOf[index] ?? 0 }));
  });

/** Returns the row of each value: the first one in which it is far enough from those before it, otherwise that with the most room. */
function rowsOf(
  values: readonly number[],
  { rows, widths }: { rows: number; widths: readonly number[] },
): number[] {
  /** Where the last vote of each row ends. */
  const ends = Array.from({ length: rows }, () => Number.NEGATIVE_INFINITY);
  const result = values.map(() => 0);
  const sorted = values.map((value, index) => ({ value, index })).toSorted((a, b) => a.value - b.value);
  for (const { value, index } of sorted) {
    const width = widths[index] ?? 0;
    const free = ends.findIndex((end) => value - width / 2 >= end);
    const row = free === -1 ? ends.indexOf(Math.min(...ends)) : free;
    const end = ends[row] ?? 0;
    ends[row] = free === -1 ? end + width : value + width / 2;
    result[index] = row;
  }
  return result;
}
