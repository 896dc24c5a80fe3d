import { inSentence, listed, numberWord, spokenTo, withCapital } from '@tallyho/game/text';
import { formatNumber } from '../../entities/preferences/format.ts';
import type { Rater } from '../contract.ts';
import { turnOfValue } from './dial.ts';
import { inWords } from './guess-number.ts';
import type { Guesser } from './guessers.ts';
import { nameWidth } from './long-names.ts';

/** How large the drawing of the dial is: `low` in low windows. */
export type DialRoom = 'wide' | 'narrow' | 'low';

/** The size of the letters, in radii of the dial. */
const letters: Readonly<Record<DialRoom, number>> = { wide: 0.056, narrow: 0.118, low: 0.16 };
/** The height of the band, in its letters, and its distance from the rim, in radii. */
const height = 1.6;
const gap = 0.035;
/** Bold letters are wider. The face and the round ends, in letters. */
const bold = 1.1;
const faceRoom = 1.9;
const padding = 1.1;
/** So much of the dial has the band at most on each side of its middle, in degrees, and from its ends on nothing. */
const mostHalf = 64;
const margin = 4;

/** A band above the needle's tip: who guessed closest. The lengths are radii of the dial, the angles degrees. */
export interface PennantShape {
  readonly text: string;
  /** Whose color it has; undefined: of several players. */
  readonly rater: Rater | undefined;
  readonly letters: number;
  /** Of the line through its middle. */
  readonly radius: number;
  /** Of its outer edge. */
  readonly outer: number;
  /** The angles of its middle and of its ends from there, and how much of it one round end has. */
  readonly middle: number;
  readonly half: number;
  readonly cap: number;
}

const inDegrees = (length: number, radius: number): number => ((length / radius) * 180) / Math.PI;

/**
 * Returns the pennant of the closest guess at the needle's tip, moved as far as it has to be at the ends of the dial. Several equally
 * close players share it; a long text has fewer words.
 */
export function pennantOf(
  guessers: readonly Guesser[],
  you: string | null,
  mean: number,
  room: DialRoom,
): PennantShape | null {
  const closest = guessers.filter(({ isClosest }) => isClosest);
  const [first] = closest;
  if (!first) return null;
  const size = letters[room];
  const radius = 1 + gap + (size * height) / 2;
  const isOne = closest.length === 1;
  const isSame = closest.every(({ value }) => value === first.value);
  const gain = first.points > 0 ? `: +${formatNumber(first.points)}` : '';
  const said = isSame ? `guessed ${inWords(first.value)}${gain}` : `closest${gain}`;
  const names = closest.map(({ rater }) => inSentence(rater.user === you ? 'You' : rater.username));
  const texts = [
    `${listed(names)} ${said}`,
    isOne ? withCapital(said) : `${withCapital(numberWord(closest.length))} ${said}`,
  ].map(spokenTo);
  const halfOf = (text: string) =>
    inDegrees((bold * nameWidth(text) + padding + (isOne ? faceRoom : 0)) * size, radius) / 2;
  const text = texts.find((option) => halfOf(option) <= mostHalf) ?? texts.at(-1) ?? '';
  const half = halfOf(text);
  return {
    text,
    rater: isOne ? first.rater : undefined,
    letters: size,
    radius,
    outer: radius + (size * height) / 2,
    middle: Math.min(180 - margin - half, Math.max(margin + half, turnOfValue(mean))),
    half,
    cap: inDegrees((size * height) / 2, radius),
  };
}

/** Returns true if a name of this width (in radii) at the rim would touch the pennant, so that it stands above it. */
export const isAbovePennant = ({ middle, half }: PennantShape, turn: number, width: number): boolean =>
  Math.abs(turn - middle) < half + inDegrees((width / 2) * Math.sin((turn * Math.PI) / 180), 1) + 2;
