import { limits } from '@tallyho/game/limits';
import { shareOf } from '@tallyho/game/minigames/slider/rules';
import { sideBySide } from './line.ts';

/** The angle of the least value, so that a face at it stands within the arc; the greatest is as far from the other end. */
const edge = 10;

/** Returns the angle of a place on the line (0 to 1) in degrees: 0 is at the left end of the dial, 90 at the top. */
export const turnAt = (place: number): number => edge + (180 - 2 * edge) * place;

/** Returns the angle of a value. */
export const turnOfValue = (value: number): number => turnAt(shareOf(value));

/** Returns the angle of the point `index` of `count`. */
export const turnOfPoint = (index: number, count: number): number => turnAt(index / (count - 1));

const { min, max } = limits.slider;
const middle = (min + max) / 2;
/** Nearer to the hub, in radii, a small move turns too far. */
const nearHub = 0.1;

/**
 * Returns the value in the direction of a place, or null if it is too near to the hub. `x` and `y`: from the hub, toward the greatest value and
 * up, in radii. Below the foot of the dial it is the end on whose side the value is now, so that no drag jumps to the other one.
 */
export function valueToward(x: number, y: number, now: number): number | null {
  if (Math.hypot(x, y) < nearHub) return null;
  if (y < 0) return (now === middle ? x : now - middle) < 0 ? min : max;
  const turn = (Math.atan2(y, -x) * 180) / Math.PI;
  const place = Math.min(1, Math.max(0, (turn - edge) / (180 - 2 * edge)));
  return min + (max - min) * place;
}

/** The inner edge of the arc, in radii of the dial. */
export const inner = 0.64;

/** The length of the line through the faces, from the least value to the greatest in the middle of the arc, in radii of the dial. */
export const faceLine = ((1 + inner) / 2) * Math.PI * ((180 - 2 * edge) / 180);

/** How much of each face is seen, in faces: the whole one, or less where they would stand too far from their values. */
const leastSeen = 1 / 3;
const seenParts = [1.02, 2 / 3, 1 / 2, leastSeen];
/** How far a face may stand from its value, as a part of the line: half the way between two of five points. */
const mostBeside = 0.125;

/** Returns where faces of this width (in radii) stand on the line through the arc, in the original order. */
export function placesOfFaces(values: readonly number[], width: number): readonly number[] {
  const face = width / faceLine;
  const options = seenParts.map((part) => sideBySide(values, face * part));
  const isNear = (places: readonly number[]) =>
    places.every((place, index) => Math.abs(place - (values[index] ?? 0)) <= mostBeside);
  return options.find(isNear) ?? sideBySide(values, face * leastSeen);
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Returns a point of the drawing, which is 200 wide and 100 high, as "x y". */
const pointAt = (radius: number, degrees: number): string =>
  [100 - radius * Math.cos(radians(degrees)), 100 - radius * Math.sin(radians(degrees))]
    .map((at) => at.toFixed(2))
    .join(' ');

/** Returns the path of the part of a ring from one angle to another; its edges are in radii of the dial. */
function ring(low: number, high: number, start: number, end: number): string {
  const [near, far] = [100 * low, 100 * high];
  return `M${pointAt(far, start)}A${far} ${far} 0 0 1 ${pointAt(far, end)}L${pointAt(near, end)}A${near} ${near} 0 0 0 ${pointAt(near, start)}Z`;
}

/** Returns the path of the part of the arc whose values are nearest to the point `index` of `count`. */
export function wedge(index: number, count: number): string {
  const start = index === 0 ? 0 : turnOfPoint(index - 0.5, count);
  const end = index === count - 1 ? 180 : turnOfPoint(index + 0.5, count);
  return ring(inner, 1, start, end);
}

/** The path of the light on the arc, near its rim. */
export const light = `M${pointAt(95, 5)}A95 95 0 0 1 ${pointAt(95, 175)}`;

/** Returns the path of a line away from the hub. */
const lineAlong = (turn: number, from: number, to: number): string =>
  `M${pointAt(from, turn)}L${pointAt(to, turn)}`;

/** The path of a line at each whole value, below the arc. */
export const ticks = Array.from({ length: 11 }, (_, value) => {
  const turn = turnOfValue(value);
  return lineAlong(turn, 100 * inner - 1, 100 * inner - (value % 5 === 0 ? 6 : 4));
}).join('');
