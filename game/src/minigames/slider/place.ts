import { limits } from '../../limits.ts';
import type { Step } from '../fields.ts';
import { nearestPoint } from './rules.ts';

/**
 * Where a value stands in the words of the points: at one of them, a little before or past it, or between two; `closest` is between
 * two whose names are too long to be said together. All are indexes. `nearest` is one of both for a value between two points.
 */
export type PlaceOnSlider =
  | { readonly kind: 'at' | 'before' | 'past' | 'closest'; readonly nearest: number }
  | { readonly kind: 'between'; readonly nearest: number; readonly low: number; readonly high: number };

/** A value that is no farther from a point than this is at it, with a margin for decimals. */
const atPoint = 0.3 + 1e-6;

/** A value that is no farther from a point than this part of the way to the next one is near it. */
const nearPoint = 0.25 + 1e-6;

/** A value that is no farther from the border between two fields of the dial than this, or this part of a field, is in neither of them. */
const atBorder = { most: 0.3 + 1e-6, part: 0.15 + 1e-6 };

/** How many letters "between Barely" and "and A bit" have at most: each is a line in the hub of the dial. At a border each has several lines. */
const mostLetters = { usual: 14, atBorder: 33 };

/**
 * Returns the points between whose fields a value is, or the only one in whose field it clearly is. The field of a point ends half the
 * way to the next one.
 */
export function fieldsOf(value: number, count: number): readonly [number] | readonly [number, number] {
  const nearest = nearestPoint(value, count);
  const step = limits.slider.max / (count - 1);
  const beyond = Math.round(value * 10) / 10 - nearest * step;
  if (step / 2 - Math.abs(beyond) > Math.min(atBorder.most, atBorder.part * step)) return [nearest];
  return beyond < 0 ? [nearest - 1, nearest] : [nearest, nearest + 1];
}

/** Returns the place of a value (0-10) among evenly spaced points, as it is shown: with one decimal. */
export function placeOnSlider(value: number, points: readonly Pick<Step, 'name'>[]): PlaceOnSlider {
  const count = points.length;
  const nearest = nearestPoint(value, count);
  const step = limits.slider.max / (count - 1);
  const beyond = Math.round(value * 10) / 10 - nearest * step;
  if (Math.abs(beyond) <= atPoint) return { kind: 'at', nearest };
  if (Math.abs(beyond) <= nearPoint * step) return { kind: beyond < 0 ? 'before' : 'past', nearest };
  const low = beyond < 0 ? nearest - 1 : nearest;
  const high = low + 1;
  const most = fieldsOf(value, count).length > 1 ? mostLetters.atBorder : mostLetters.usual;
  const isShort = (text: string) => [...text].length <= most;
  return isShort(`between ${points[low]?.name}`) && isShort(`and ${points[high]?.name}`)
    ? { kind: 'between', nearest, low, high }
    : { kind: 'closest', nearest };
}
