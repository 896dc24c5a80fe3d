import { limits } from '@tallyho/game/limits';
import { type ByWidth, byWidth, sideBySide } from '../slider/line.ts';

const { min, max } = limits.lobbyRating;

/** Returns where a rating or a mean is on the scale, from 0 to 1. */
export const share = (value: number): number => (value - min) / (max - min);

/** The usual length of the scale, and the width of a face with what it says (px): of few, and of many. */
const lengths = { narrow: 160, middle: 400, wide: 780 };
const widths = {
  few: { narrow: 40, middle: 68, wide: 76 },
  many: { narrow: 33, middle: 60, wide: 66 },
};
/** With more votes their faces are smaller on short scales. */
export const mostLarge = 5;
/** How far they reach beyond the ends of the scale, as parts of it. */
const beyond = { before: 0.3, after: 0.04 };
const reach = beyond.before + 1 + beyond.after;

/** Returns where the votes stand on scales of each length, each at its value from 0 to 1 or, as near as the others allow, beside it. */
export function placesOfVotes(values: readonly number[]): ByWidth<readonly number[]> {
  const within = values.map((value) => (beyond.before + value) / reach);
  return byWidth((width) => {
    const own = widths[values.length > mostLarge ? 'many' : 'few'][width] / lengths[width];
    return sideBySide(within, own / reach).map((place) => place * reach - beyond.before);
  });
}
