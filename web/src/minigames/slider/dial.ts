import { shareOf } from '@tallyho/game/minigames/slider/rules';

/** The angle of the least value, so that a face at it stands within the arc; the greatest is as far from the other end. */
const edge = 10;

/** Returns the angle of a place on the line (0 to 1) in degrees: 0 is at the left end of the dial, 90 at the top. */
export const turnAt = (place: number): number => edge + (180 - 2 * edge) * place;

/** Returns the angle of a value. */
export const turnOfValue = (value: number): number => turnAt(shareOf(value));

/** Returns the angle of the point `index` of `count`. */
export const turnOfPoint = (index: number, count: number): number => turnAt(index / (count - 1));

/** The length of the line from the least value to the greatest through the faces, and the width of a face, in radii of the dial. */
const faceLine = 0.82 * Math.PI * ((180 - 2 * edge) / 180);
const face = 0.275 / faceLine;

/** Up to this number no face hides a part of another. Of more a third of each is hidden at most. */
const mostWhole = 5;

/** Returns true if so many faces are seen as a whole. */
export const areWhole = (count: number): boolean => count <= mostWhole;

/** Returns how far the middles of so many faces are from each other at least, as a part of the line. */
export const faceApart = (count: number): number => face * (areWhole(count) ? 1.02 : 2 / 3);

/** Returns how much of the radius of the dial is a part of the line through the faces. */
export const inRadii = (part: number): number => part * faceLine;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Returns a point of the drawing, which is 200 wide and 100 high, as "x y". */
const pointAt = (radius: number, degrees: number): string =>
  [100 - radius * Math.cos(radians(degrees)), 100 - radius * Math.sin(radians(degrees))]
    .map((at) => at.toFixed(2))
    .join(' ');

/** The radii of the colored arc in the drawing. */
const arc = { outer: 100, inner: 64 };

/** Returns the path of the part of the arc whose values are nearest to the point `index` of `count`. */
export function wedge(index: number, count: number): string {
  const start = index === 0 ? 0 : turnOfPoint(index - 0.5, count);
  const end = index === count - 1 ? 180 : turnOfPoint(index + 0.5, count);
  const { outer, inner } = arc;
  return `M${pointAt(outer, start)}A${outer} ${outer} 0 0 1 ${pointAt(outer, end)}L${pointAt(inner, end)}A${inner} ${inner} 0 0 0 ${pointAt(inner, start)}Z`;
}

/** The path of the light on the arc, near its rim. */
export const light = `M${pointAt(95, 5)}A95 95 0 0 1 ${pointAt(95, 175)}`;

/** The path of a line at each whole value, below the arc. */
export const ticks = Array.from(
  { length: 11 },
  (_, value) =>
    `M${pointAt(arc.inner - 1, turnOfValue(value))}L${pointAt(arc.inner - (value % 5 === 0 ? 6 : 4), turnOfValue(value))}`,
).join('');
