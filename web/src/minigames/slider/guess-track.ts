import { shareOf } from '@tallyho/game/minigames/slider/rules';
import { inSentence, listed, numberWord, spokenTo, withCapital } from '@tallyho/game/text';
import { formatNumber } from '../../entities/preferences/format.ts';
import type { Rater } from '../contract.ts';
import { lineAt, turnAt, turnOfValue } from './dial.ts';
import { inWords } from './guess-number.ts';
import type { Guesser } from './guessers.ts';
import { sideBySide } from './line.ts';
import { nameWidth } from './long-names.ts';

/** How large the drawing of the dial is: `low` in low windows. */
export type TrackRoom = 'wide' | 'narrow' | 'low';

/** In radii of the dial: the width of a face and of a mark, the space between the rim and the faces, and the size of the letters. */
const rooms = {
  wide: { face: 0.1, mark: 0.04, gap: 0.07, text: 0.05 },
  narrow: { face: 0.19, mark: 0.09, gap: 0.14, text: 0.118 },
  low: { face: 0.27, mark: 0.13, gap: 0.18, text: 0.16 },
} as const;

/** The measures of the track of the guesses, in radii of the dial. */
export interface TrackSize {
  readonly face: number;
  readonly mark: number;
  readonly text: number;
  /** Of the line on which the faces stand. */
  readonly track: number;
  /** Of the middle of the word at the own guess, and of the label. */
  readonly own: number;
  readonly label: number;
  /** Of all that is there. */
  readonly outer: number;
}

/** The height of a label, in its letters, and the room of a face or a mark, in its width. */
const labelHeight = 1.5;
const apart = 1.06;

/** Returns the measures of the track. */
export function trackSize(room: TrackRoom): TrackSize {
  const { face, mark, gap, text } = rooms[room];
  const track = 1 + gap + face / 2;
  const label = track + face / 2 + (text * labelHeight) / 2 + 0.02;
  return { face, mark, text, track, own: 1 + gap / 2, label, outer: label + (text * labelHeight) / 2 };
}

/** A guess on the track. */
export interface TrackGuess {
  readonly rater: Rater;
  readonly value: number;
  readonly isOwn: boolean;
  readonly isClosest: boolean;
  /** A face; else a plain mark in the color of the player. */
  readonly isFace: boolean;
  /** How many others with the same guess it stands for. */
  readonly more: number;
  /** The angle of the value. */
  readonly tip: number;
  /** Its own angle, beside it if others are near. */
  readonly turn: number;
}

/** More closest guesses that are equal than these are one face. */
const mostEqual = 2;

const valuesOf = (guessers: readonly Guesser[]): number[] => [...new Set(guessers.map(({ value }) => value))];

/**
 * Returns all guesses, each as near to its value as the others allow, in the order of their values. The closest and the viewer's are faces.
 * Of many closest ones that are equal it is one face, if possible the viewer's.
 */
export function guessesOnTrack(
  guessers: readonly Guesser[],
  you: string | null,
  room: TrackRoom,
): TrackGuess[] {
  const { face, mark, track } = trackSize(room);
  const isFace = ({ rater, isClosest }: Guesser) => isClosest || rater.user === you;
  const shown = valuesOf(guessers)
    .toSorted((one, other) => one - other)
    .flatMap((value) => {
      const equal = guessers
        .filter((guesser) => guesser.value === value)
        .toSorted((one, other) => Number(other.rater.user === you) - Number(one.rater.user === you));
      const more = equal[0]?.isClosest && equal.length > mostEqual ? equal.length - 1 : 0;
      return equal.slice(0, more > 0 ? 1 : equal.length).map((guesser) => ({ ...guesser, more }));
    });
  const places = sideBySide(
    shown.map(({ value }) => shareOf(value)),
    shown.map((guesser) => ((isFace(guesser) ? face : mark) * apart) / lineAt(track)),
  );
  return shown.map(({ more, ...guesser }, index) => ({
    rater: guesser.rater,
    value: guesser.value,
    isClosest: guesser.isClosest,
    isFace: isFace(guesser),
    more,
    isOwn: guesser.rater.user === you,
    tip: turnOfValue(guesser.value),
    turn: turnAt(places[index] ?? 0),
  }));
}

/** What is written along the track: its middle and half of its width, as angles. */
export interface TrackLabel {
  readonly value: number;
  readonly text: string;
  readonly turn: number;
  readonly half: number;
  /** The first player whose guess it is. */
  readonly rater: Rater;
}

const inDegrees = (length: number, radius: number): number => ((length / radius) * 180) / Math.PI;

/** Bold letters are wider, and the label is longer than its text, in em. */
const bold = 1.1;
const padding = 1.1;

/** Returns half of the angle that a text takes along the track. */
export const halfAngle = (text: string, size: number, radius: number): number =>
  inDegrees((bold * nameWidth(text) + padding) * size, radius) / 2;

/** Returns the angle of one round end of a label. */
export const capAngle = (size: number, radius: number): number => inDegrees((size * labelHeight) / 2, radius);

/** The label has so much of the dial, in degrees, and from its ends on nothing. */
const mostHalf = 64;
const margin = 4;

/** Returns the labels of the closest guesses, one for each value: who guessed what, for how many points. Long ones have fewer words. */
export function labelsOnTrack(
  guessers: readonly Guesser[],
  shown: readonly TrackGuess[],
  you: string | null,
  room: TrackRoom,
): TrackLabel[] {
  const { text: size, label: radius } = trackSize(room);
  const closest = guessers.filter(({ isClosest }) => isClosest);
  const values = valuesOf(closest).toSorted((one, other) => one - other);
  const most = mostHalf / values.length;
  const labels = values.flatMap((value) => {
    const equal = closest.filter((guesser) => guesser.value === value);
    const [first] = equal;
    if (!first) return [];
    const said = `guessed ${inWords(value)}${first.points > 0 ? `: +${formatNumber(first.points)}` : ''}`;
    const names = equal.map(({ rater }) => inSentence(rater.user === you ? 'You' : rater.username));
    const texts = [
      `${listed(names)} ${said}`,
      equal.length > 1 ? `${withCapital(numberWord(equal.length))} ${said}` : withCapital(said),
    ].map(spokenTo);
    const text = texts.find((option) => halfAngle(option, size, radius) <= most) ?? withCapital(said);
    const turns = shown.filter((guess) => guess.value === value).map(({ turn }) => turn);
    const middle = turns.reduce((sum, turn) => sum + turn, 0) / turns.length;
    return { value, text, rater: first.rater, turn: middle, half: halfAngle(text, size, radius) };
  });
  const longest = Math.max(0, ...labels.map(({ half }) => half));
  const [start, length] = [margin + longest, 180 - 2 * (margin + longest)];
  const places = sideBySide(
    labels.map(({ turn }) => Math.min(1, Math.max(0, (turn - start) / length))),
    (2 * longest + 1) / length,
  );
  return labels.map((label, index) => ({ ...label, turn: start + length * (places[index] ?? 0) }));
}
