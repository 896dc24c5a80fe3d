import { shareOf } from '@tallyho/game/minigames/slider/rules';
import { lineAt, turnAt, turnOfValue } from './dial.ts';
import type { Guesser } from './guessers.ts';
import { sideBySide } from './line.ts';

/** The guess of a player at the rim of the dial. */
export interface Pin {
  readonly guesser: Guesser;
  /** The angle of the value, where the tip is. */
  readonly tip: number;
  /** The angle of the face, beside it if others are near. */
  readonly turn: number;
  /** Where the points of the guess are beside the face: -1 is to the left, 1 to the right, 0 above. */
  readonly side: -1 | 0 | 1;
}

/** How large the drawing of the dial is: `low` in low windows. */
export type PinRoom = 'wide' | 'narrow' | 'low';

/**
 * In radii of the dial: how far a face is from the middle, and how far two are from each other at least. In degrees: how far the next
 * face is from one that has a tag between them, and how far one with a tag at the outer side is from an end of the dial.
 * `margin`: what the faces leave free at the ends of the line, as a part of it, so that they are within the view.
 */
const sizes = {
  wide: { out: 1.1, apart: 0.15, tag: 14, edge: 0, margin: 0 },
  narrow: { out: 1.18, apart: 0.245, tag: 28, edge: 40, margin: 0.07 },
};

/** Of so many pins on phones only the closest and the own are drawn. */
const many = 6;

/** Returns the pins of the guesses that have room, each face as near to its value as the others allow. */
export function pinsOf(guessers: readonly Guesser[], you: string | null, room: PinRoom): Pin[] {
  const isFew = room === 'low' || (room === 'narrow' && guessers.length >= many);
  const drawn = guessers.filter(({ isClosest, rater }) => !isFew || isClosest || rater.user === you);
  const { out, apart, tag, edge, margin } = sizes[room === 'wide' ? 'wide' : 'narrow'];
  const inner = 1 - 2 * margin;
  const places = sideBySide(
    drawn.map(({ value }) => Math.min(1, Math.max(0, (shareOf(value) - margin) / inner))),
    apart / lineAt(out) / inner,
  );
  const turns = places.map((place) => turnAt(margin + inner * place));
  const sideOf = (turn: number) => {
    const outer = turn < 90 ? -1 : 1;
    const isFree = (side: number) =>
      turns.every((other) => other === turn || (other - turn) * side < 0 || (other - turn) * side >= tag) &&
      (side !== outer || Math.min(turn, 180 - turn) >= edge);
    if (isFree(outer)) return outer;
    return isFree(-outer) ? (-outer as -1 | 1) : 0;
  };
  return drawn.map((guesser, index) => {
    const turn = turns[index] ?? 0;
    return { guesser, tip: turnOfValue(guesser.value), turn, side: sideOf(turn) };
  });
}

/** Returns true if a face of the pins, or its tag, is less than `degrees` from an angle. */
export const isPinNear = (pins: readonly Pin[], angle: number, degrees: number): boolean =>
  pins.some(({ guesser, turn, side }) =>
    [turn, ...(guesser.isClosest ? [turn + side * 6] : [])].some((at) => Math.abs(at - angle) < degrees),
  );
