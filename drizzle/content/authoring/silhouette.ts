import { size } from './backdrop.ts';

/** How much of each pixel of a picture is covered, 0-255, row by row. */
export type Coverage = Uint8Array;

/** Returns the shape, wider by `width` pixels on all sides, with a smooth edge. What is beyond the picture is cut off. */
export function widened(shape: Coverage, width: number): Coverage {
  const reach = Math.ceil(width);
  const disc = around(reach).flatMap(([x, y]) => {
    const covered = Math.min(1, width + 0.5 - Math.hypot(x, y));
    return covered > 0 ? [{ x, y, covered: Math.round(covered * 255) }] : [];
  });
  const wide = Uint8Array.from(shape);
  for (let at = 0; at < shape.length; at += 1) {
    if (!isInside(shape, at) || steps.every((step) => isInside(shape, at + step))) continue;
    const [column, row] = [at % size, Math.floor(at / size)];
    for (const { x, y, covered } of disc) {
      if (column + x < 0 || column + x >= size || row + y < 0 || row + y >= size) continue;
      const target = at + y * size + x;
      if (covered > (wide[target] ?? 0)) wide[target] = covered;
    }
  }
  return wide;
}

/** Returns the shape without holes: what its lines enclose belongs to it, also if they have gaps of up to `gap` pixels. */
export function filled(shape: Coverage, gap: number): Coverage {
  const closed = widened(shape, gap / 2);
  const outside = new Uint8Array(shape.length);
  const open = [0];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    if (outside[at] === 255 || isInside(closed, at)) continue;
    outside[at] = 255;
    for (const step of steps) if (at + step >= 0 && at + step < shape.length) open.push(at + step);
  }
  const inside = widened(outside, gap / 2).map((covered) => 255 - covered);
  return shape.map((covered, at) => Math.max(covered, inside[at] ?? 0));
}

/** Returns the shape, moved down and to the right. */
export const shifted = (shape: Coverage, by: number): Coverage =>
  shape.map((_, at) => {
    const [column, row] = [at % size, Math.floor(at / size)];
    return column < by || row < by ? 0 : (shape[at - by * size - by] ?? 0);
  });

const isInside = (shape: Coverage, at: number): boolean => (shape[at] ?? 0) >= 128;

/** To the pixels beside, above and below. The last pixel of a row counts as beside the first of the next one: both are at the edge. */
const steps = [-1, 1, -size, size];

const around = (reach: number): [x: number, y: number][] => {
  const range = Array.from({ length: 2 * reach + 1 }, (_, index) => index - reach);
  return range.flatMap((y) => range.map((x): [number, number] => [x, y]));
};
