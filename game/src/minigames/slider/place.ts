import { limits } from '../../limits.ts';
import { nearestPoint } from './rules.ts';

/**
 * Where a value stands in the words of the points: at one of them, a little before or past it, or between two. All are indexes.
 * `nearest` is one of both for a value between two points.
 */
export type PlaceOnSlider =
  | { readonly kind: 'at' | 'before' | 'past'; readonly nearest: number }
  | { readonly kind: 'between'; readonly nearest: number; readonly low: number; readonly high: number };

/** A value that is no farther from a point than this is at it, with a margin for decimals. */
const atPoint = 0.3 + 1e-6;

/** A value that is no farther from a point than this part of the way to the next one is near it. */
const nearPoint = 0.25 + 1e-6;

/** Returns the place of a value (0-10) among `count` evenly spaced points. */
export function placeOnSlider(value: number, count: number): PlaceOnSlider {
  const nearest = nearestPoint(value, count);
  const step = limits.slider.max / (count - 1);
  const beyond = value - nearest * step;
  if (Math.abs(beyond) <= atPoint) return { kind: 'at', nearest };
  if (Math.abs(beyond) <= nearPoint * step) return { kind: beyond < 0 ? 'before' : 'past', nearest };
  const low = beyond < 0 ? nearest - 1 : nearest;
  return { kind: 'between', nearest, low, high: low + 1 };
}
