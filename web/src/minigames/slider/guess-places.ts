import { spread } from './spread.ts';
import type { ByWidth } from './swarm.ts';
import { byWidth } from './swarm.ts';

/** The widths that a small face and one with the points of the best guess need, as parts of the line. */
const faces = { narrow: 0.108, middle: 0.072, wide: 0.05 };
const bestFaces = { ...faces, narrow: 0.14 };

/** The large face has its label behind it up to the first place, before it from the second one on, and between them away from the average. */
const turns = { narrow: [0.5, 0.5], middle: [0.4, 0.6], wide: [0.28, 0.72] } as const;

/** Up to here the large face, or the label before it, reaches into the room of the heading at the start of the lane. */
const headings = {
  behind: { narrow: 0.3, middle: 0.08, wide: 0.03 },
  before: { narrow: 0.68, middle: 0.5, wide: 0.35 },
};

/**
 * Returns how far beside its value each small face stands, as a part of the line, so that none covers another, in the original order.
 * `guesses`: their values from 0 to 1.
 */
export const besides = (guesses: readonly { readonly at: number; readonly isBest: boolean }[]) => {
  const sorted = guesses.map((guess, index) => ({ ...guess, index })).toSorted((a, b) => a.at - b.at);
  const places = byWidth((width) =>
    spread(
      sorted.map(({ at, isBest }) => ({ at: at * 100, width: (isBest ? bestFaces : faces)[width] * 100 })),
    ),
  );
  return guesses.map(({ at }, index) => {
    const place = sorted.findIndex((guess) => guess.index === index);
    return byWidth((width) => (places[width][place] ?? 0) / 100 - at);
  });
};

/** Returns on which side of the large face its label stands: 1 behind it, -1 before it. `at`, `mean`: from 0 to 1. */
export const labelSides = (at: number, mean: number): ByWidth<1 | -1> =>
  byWidth((width) => {
    const [behind, before] = turns[width];
    if (at <= behind) return 1;
    return at >= before || mean > at ? -1 : 1;
  });

/** Returns where the heading of the lane stands: 0 at its start, 1 at its end. */
export const headingEnds = (at: number, sides: ByWidth<1 | -1>): ByWidth<0 | 1> =>
  byWidth((width) => (at < headings[sides[width] === 1 ? 'behind' : 'before'][width] ? 1 : 0));
