import { inSentence, listed, numberWord, spokenTo, withCapital } from '@tallyho/game/text';
import { formatNumber } from '../../entities/preferences/format.ts';
import type { Rater } from '../contract.ts';
import { turnOfValue } from './dial.ts';
import { inWords } from './guess-number.ts';
import type { Guesser } from './guessers.ts';
import { sideBySide } from './line.ts';
import { nameWidth } from './long-names.ts';

/** How large the drawing of the dial is: `low` in low windows. */
export type DialRoom = 'wide' | 'narrow' | 'low';

/** A place beside the dial, in radii: `x` from the left end of its foot, `y` up from the foot. */
interface Spot {
  readonly x: number;
  readonly y: number;
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
}

interface Sizes {
  /** The radius of a head, and the length of its tip. */
  readonly head: number;
  readonly tip: number;
  /** Of the label, and of the names of the points. */
  readonly letters: number;
  readonly names: number;
  /** From the rim to the names of the points. */
  readonly out: number;
  /** The free width on each side of the dial. */
  readonly beside: number;
}

/** In radii of the dial. */
const sizes: Readonly<Record<DialRoom, Sizes>> = {
  wide: { head: 0.066, tip: 0.04, letters: 0.054, names: 0.06, out: 0.03, beside: 0.27 },
  narrow: { head: 0.135, tip: 0.05, letters: 0.112, names: 0.112, out: 0.08, beside: 0.17 },
  low: { head: 0.19, tip: 0.07, letters: 0.155, names: 0.16, out: 0.11, beside: 0.85 },
};
/** Bold letters are wider. The height of a line, and the space beside and above the words, in letters. */
const bold = 1.1;
const line = 1.15;
const padding = { beside: 0.5, above: 0.2 };
/** Between the label, the rim and the heads. */
const gap = 0.025;
/** How much farther away the label may be for its first words, for two lines of them, and for the short ones. */
const penalties = [0, 0.15, 0.6];
/** More heads than this are not shown: the label has their number. */
const mostHeads = 4;

interface Pin {
  readonly rater: Rater;
  /** The tip is at the guessed value on the rim. */
  readonly tip: Spot;
  readonly head: Spot;
}

/** The closest guesses at the rim. The lengths are radii of the dial. */
export interface PinShape {
  readonly pins: readonly Pin[];
  readonly head: number;
  readonly letters: number;
  /** The lines of the label. */
  readonly lines: readonly string[];
  readonly gain: string | null;
  /** Whose color the label has; undefined: of several players. */
  readonly rater: Rater | undefined;
  readonly label: Box;
  /** How high the heads and the label reach. */
  readonly outer: number;
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const onCircle = (radius: number, turn: number): Spot => ({
  x: 1 - radius * Math.cos(radians(turn)),
  y: radius * Math.sin(radians(turn)),
});
const clamped = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

/** Returns how far the nearest place of a box is from a spot. */
const distanceTo = ({ left, right, bottom, top }: Box, { x, y }: Spot): number =>
  Math.hypot(clamped(x, left, right) - x, clamped(y, bottom, top) - y);

const overlap = (one: Box, other: Box): boolean =>
  one.left < other.right + gap &&
  other.left < one.right + gap &&
  one.bottom < other.top + gap &&
  other.bottom < one.top + gap;

/** Where the hub is. */
const hub: Spot = { x: 1, y: 0 };

interface Words {
  readonly lines: readonly string[];
  readonly width: number;
  readonly height: number;
}

/** Returns where a label of this size is free of the dial and of the heads: beside them, or above them as low as possible. */
function boxesFor({ width, height }: Words, heads: readonly Spot[], { head, beside }: Sizes): Box[] {
  const [left, right] = [
    Math.min(...heads.map(({ x }) => x)) - head,
    Math.max(...heads.map(({ x }) => x)) + head,
  ];
  const middle = heads.reduce((sum, { y }) => sum + y, 0) / heads.length;
  const boxAt = (start: number, bottom: number): Box => ({
    left: start,
    right: start + width,
    bottom,
    top: bottom + height,
  });
  const isFree = (box: Box) =>
    box.left >= -beside &&
    box.right <= 2 + beside &&
    distanceTo(box, hub) >= 1 + gap &&
    heads.every((spot) => distanceTo(box, spot) >= head);
  const start = clamped((left + right - width) / 2, -beside, 2 + beside - width);
  const levels = Array.from({ length: 60 }, (_, step) => step * gap);
  const above = levels.map((level) => boxAt(start, level)).find(isFree);
  const aside = [left - gap - width, right + gap].map((at) =>
    levels
      .slice(0, 12)
      .map((level) => boxAt(at, middle - height / 2 + level))
      .find(isFree),
  );
  return [...aside, above].flatMap((box) => box ?? []);
}

/** Returns the closest guesses as pins whose tips are at their values, with one label. A long text has fewer words. */
export function pinOf(guessers: readonly Guesser[], you: string | null, room: DialRoom): PinShape | null {
  const closest = guessers.filter(({ isClosest }) => isClosest);
  const [first] = closest;
  if (!first) return null;
  const size = sizes[room];
  const { head, letters, beside } = size;
  const ring = 1 + size.tip + head;
  const shown = closest.length > mostHeads ? [first] : closest;
  // The outermost heads stay in the view: there the pins lean.
  const least = (Math.acos(Math.min(1, (1 + beside - head) / ring)) * 180) / Math.PI;
  const free = 180 - 2 * least;
  const turns = sideBySide(
    shown.map(({ value }) => clamped((turnOfValue(value) - least) / free, 0, 1)),
    (2.1 * head * 180) / (Math.PI * ring * free),
  ).map((place) => least + free * place);
  const pins = shown.map(({ rater, value }, at) => ({
    rater,
    tip: onCircle(1, turnOfValue(value)),
    head: onCircle(ring, turns[at] ?? 90),
  }));
  const heads = pins.map((pin) => pin.head);
  const isOne = closest.length === 1;
  const isSame = closest.every(({ value }) => value === first.value);
  const said = isSame ? `guessed ${inWords(first.value)}` : 'closest';
  const gain = first.points > 0 ? `+${formatNumber(first.points)}` : null;
  const who = spokenTo(
    listed(closest.map(({ rater }) => inSentence(rater.user === you ? 'You' : rater.username))),
  );
  const short = isOne ? withCapital(said) : `${withCapital(numberWord(closest.length))} ${said}`;
  const wordsOf = (lines: readonly string[]): Words => ({
    lines,
    width: (bold * Math.max(...[...lines, gain ?? ''].map(nameWidth)) + 2 * padding.beside) * letters,
    height: (line * (lines.length + (gain ? 1 : 0)) + 2 * padding.above) * letters,
  });
  const headTop = Math.max(...heads.map(({ y }) => y)) + head;
  const placed = [[`${who} ${said}`], [who, said], [short]].flatMap((lines, order) => {
    const words = wordsOf(lines);
    if (words.width > 2 + 2 * beside) return [];
    return boxesFor(words, heads, size).map((label) => ({
      lines,
      label,
      // As near to the heads and as low as possible; the first words unless they are much farther away.
      cost:
        Math.min(...heads.map((spot) => distanceTo(label, spot))) +
        Math.max(0, label.top - headTop) +
        (penalties[order] ?? 0),
    }));
  });
  const [best] = placed.toSorted((one, other) => one.cost - other.cost);
  if (!best) return null;
  return {
    pins,
    head,
    letters,
    lines: best.lines,
    gain,
    rater: isOne ? first.rater : undefined,
    label: best.label,
    outer: Math.max(1, headTop, best.label.top),
  };
}

interface PointName {
  readonly turn: number;
  /** In em. */
  readonly width: number;
  readonly lines: number;
}

/** Returns how far from the hub (in radii) the name of a point begins, so that it touches neither the heads nor the label: 1 is at the rim. */
export function rimOfName(shape: PinShape, { turn, width, lines }: PointName, room: DialRoom): number {
  const { names, out } = sizes[room];
  const [along, up] = [Math.cos(radians(turn)), Math.sin(radians(turn))];
  const boxAt = (rim: number): Box => {
    const { x, y } = onCircle(rim + out, turn);
    const left = x - width * names * clamped(0.5 + 0.8 * along, 0, 1);
    const height = lines * 1.2 * names;
    const top = y + height * Math.min(1, 0.5 + 0.75 * up);
    return { left, right: left + width * names, bottom: top - height, top };
  };
  const isFree = (rim: number) => {
    const box = boxAt(rim);
    return (
      !overlap(box, shape.label) && shape.pins.every(({ head }) => distanceTo(box, head) >= shape.head + gap)
    );
  };
  const rims = Array.from({ length: 40 }, (_, step) => 1 + step * gap);
  return rims.find(isFree) ?? 1;
}

/** Returns the outline of a pin in the drawing of the dial: a round head with a tip. */
export function pinPath({ tip, head }: Pin, radius: number): string {
  const away = Math.hypot(head.x - tip.x, head.y - tip.y);
  const toTip = Math.atan2(tip.y - head.y, tip.x - head.x);
  // Where the sides of the tip touch the head.
  const aside = Math.acos(Math.min(1, radius / away));
  const at = (angle: number) =>
    point({ x: head.x + radius * Math.cos(angle), y: head.y + radius * Math.sin(angle) });
  const size = (100 * radius).toFixed(2);
  return `M${point(tip)}L${at(toTip + aside)}A${size} ${size} 0 1 0 ${at(toTip - aside)}Z`;
}

const point = ({ x, y }: Spot): string => `${(100 * x).toFixed(2)} ${(100 - 100 * y).toFixed(2)}`;

/** Returns the line from the heads to their label. */
export const labelPath = ({ pins, label }: PinShape): string => {
  const [nearest] = pins.toSorted(
    (one, other) => distanceTo(label, one.head) - distanceTo(label, other.head),
  );
  const { x, y } = nearest?.head ?? hub;
  return `M${point({ x, y })}L${point({ x: clamped(x, label.left + gap, label.right - gap), y: (label.bottom + label.top) / 2 })}`;
};
