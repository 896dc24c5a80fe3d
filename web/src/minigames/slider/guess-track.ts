import { shareOf } from '@tallyho/game/minigames/slider/rules';
import { inSentence, listed, numberWord, spokenTo, withCapital } from '@tallyho/game/text';
import { formatNumber } from '../../entities/preferences/format.ts';
import type { Rater } from '../contract.ts';
import { lineAt, turnAt } from './dial.ts';
import { inWords } from './guess-number.ts';
import type { Guesser } from './guessers.ts';
import { sideBySide } from './line.ts';
import { nameWidth } from './long-names.ts';

/** How large the drawing of the dial is: `low` in low windows. */
export type TrackRoom = 'wide' | 'narrow' | 'low';

/** In radii of the dial: the width of a face, the space between the rim and the faces, and the size of the letters. */
const rooms = {
  wide: { face: 0.1, gap: 0.06, text: 0.05 },
  narrow: { face: 0.19, gap: 0.1, text: 0.118 },
  low: { face: 0.27, gap: 0.12, text: 0.16 },
} as const;

/** The measures of the track of the guesses, in radii of the dial. */
export interface TrackSize {
  readonly face: number;
  readonly text: number;
  /** Of the line on which the faces stand. */
  readonly track: number;
  /** Of the middle of the label. */
  readonly label: number;
  /** Of all that is there. */
  readonly outer: number;
}

/** The height of a label, in its letters, and the room of a face, in its width. */
const labelHeight = 1.5;
const apart = 1.06;

/** Returns the measures of the track. */
export function trackSize(room: TrackRoom): TrackSize {
  const { face, gap, text } = rooms[room];
  const track = 1 + gap + face / 2;
  const label = track + face / 2 + (text * labelHeight) / 2 + 0.02;
  return { face, text, track, label, outer: label + (text * labelHeight) / 2 };
}

/** A closest guess: a face on the track and a label along it. All angles are in degrees. */
export interface ClosestGuess {
  readonly value: number;
  /** One of the players whose guess it is, if possible the viewer. */
  readonly rater: Rater;
  /** How many others have the same guess. */
  readonly more: number;
  /** Of the face. */
  readonly turn: number;
  readonly text: string;
  /** The middle of the label, and half of its width. */
  readonly middle: number;
  readonly half: number;
}

const inDegrees = (length: number, radius: number): number => ((length / radius) * 180) / Math.PI;

/** Bold letters are wider, and the label is longer than its text, in em. */
const bold = 1.1;
const padding = 1.1;

/** Returns half of the angle that a text takes along the track. */
const halfAngle = (text: string, size: number, radius: number): number =>
  inDegrees((bold * nameWidth(text) + padding) * size, radius) / 2;

/** Returns the angle of one round end of a label. */
export const capAngle = (size: number, radius: number): number => inDegrees((size * labelHeight) / 2, radius);

/** The label has so much of the dial, in degrees, and from its ends on nothing. */
const mostHalf = 64;
const margin = 4;

/**
 * Returns the guesses that are closest to the average, one for each value: a face, and who guessed what, for how many points. Long
 * labels have fewer words. Two of them move apart as far as they have to.
 */
export function closestOnTrack(
  guessers: readonly Guesser[],
  you: string | null,
  room: TrackRoom,
): ClosestGuess[] {
  const { face, text: size, track, label } = trackSize(room);
  const closest = guessers.filter(({ isClosest }) => isClosest);
  const values = [...new Set(closest.map(({ value }) => value))].toSorted((one, other) => one - other);
  const faces = sideBySide(values.map(shareOf), (face * apart) / lineAt(track));
  const most = mostHalf / values.length;
  const guesses = values.flatMap((value, index) => {
    const equal = closest.filter((guesser) => guesser.value === value);
    const first = equal.find(({ rater }) => rater.user === you) ?? equal[0];
    if (!first) return [];
    const said = `guessed ${inWords(value)}${first.points > 0 ? `: +${formatNumber(first.points)}` : ''}`;
    const names = equal.map(({ rater }) => inSentence(rater.user === you ? 'You' : rater.username));
    const texts = [
      `${listed(names)} ${said}`,
      equal.length > 1 ? `${withCapital(numberWord(equal.length))} ${said}` : withCapital(said),
    ].map(spokenTo);
    const text = texts.find((option) => halfAngle(option, size, label) <= most) ?? withCapital(said);
    const turn = turnAt(faces[index] ?? 0);
    return {
      value,
      rater: first.rater,
      more: equal.length - 1,
      turn,
      text,
      half: halfAngle(text, size, label),
    };
  });
  const longest = Math.max(0, ...guesses.map(({ half }) => half));
  const [start, length] = [margin + longest, 180 - 2 * (margin + longest)];
  const middles = sideBySide(
    guesses.map(({ turn }) => Math.min(1, Math.max(0, (turn - start) / length))),
    (2 * longest + 1) / length,
  );
  return guesses.map((guess, index) => ({ ...guess, middle: start + length * (middles[index] ?? 0) }));
}
