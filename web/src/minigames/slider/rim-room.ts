import type { Step } from '@tallyho/game/minigames/fields';
import { turnOfPoint } from './dial.ts';
import { foldedWidth, nameWidth, widestWord } from './long-names.ts';

/** Where a dial is turned: the stage, from the narrowest windows on, or a high and wide card. */
export type RimPlace = 'small' | 'phone' | 'wide' | 'card';

interface Room {
  /** The least radius of the dial and the least space beside it, in em of the names. */
  readonly radius: number;
  readonly beside: number;
  /** The width of a name below an end of the arc, in radii: up to the hub. */
  readonly end: number;
}

const rooms: Readonly<Record<RimPlace, Room>> = {
  small: { radius: 9.4, beside: 0.4, end: 0.52 },
  phone: { radius: 10.7, beside: 0.4, end: 0.52 },
  wide: { radius: 15, beside: 4.5, end: 0.58 },
  card: { radius: 9.9, beside: 7, end: 0.91 },
};
/** Bold letters are wider. */
const bold = 1.08;
/** The space in a key beside its name. */
const padding = 0.6;

/** Returns the angle from one point to the next, in degrees. */
const stepOf = (count: number): number => turnOfPoint(1, count) - turnOfPoint(0, count);

/** Returns the line from one point to the next, in radii. */
export const chordOf = (count: number): number => 2 * Math.sin((stepOf(count) * Math.PI) / 360);

/** Returns true if the names of all points have room around the rim, each in at most two lines: the outer ones below the ends of the arc. */
export function haveRoomAround(points: readonly Step[], place: RimPlace): boolean {
  const { radius, beside, end } = rooms[place];
  return points.every(({ name }, index) => {
    const width = bold * Math.min(nameWidth(name), foldedWidth(name)) + padding;
    if (index === 0 || index === points.length - 1)
      return Math.max(width, bold * widestWord([{ name }]) + padding) <= radius * end;
    const level = Math.abs(Math.cos((turnOfPoint(index, points.length) * Math.PI) / 180));
    const free = radius * (1 - 1.05 * level) + beside;
    return width * Math.min(1, 0.5 + 0.8 * level) <= free && width <= chordOf(points.length) * radius;
  });
}
