import { expect, test } from 'vitest';
import { badgeBitmap } from './badge-bitmap.ts';

const size = 32;
const redAt = (pixels: Buffer, x: number, y: number) => pixels[(y * size + x) * 4 + 2] ?? 0;
/** The dark parts of the badge, one character for each pixel of a glyph. */
const drawn = (count: number, scale: number, columns: number) => {
  const pixels = badgeBitmap(count, size);
  const [left, top] = [Math.round((size - columns * scale) / 2), Math.round((size - 5 * scale) / 2)];
  return Array.from({ length: 5 }, (_, row) =>
    Array.from({ length: columns }, (_, column) =>
      redAt(pixels, left + column * scale + 1, top + row * scale + 1) < 100 ? '#' : '.',
    ).join(''),
  );
};

test('the dot is opaque in the middle, transparent in the corners, and as wide as its square', () => {
  const pixels = badgeBitmap(1, size);
  const opacityAt = (x: number, y: number) => pixels[(y * size + x) * 4 + 3];
  expect(pixels).toHaveLength(size * size * 4);
  expect([opacityAt(16, 16), opacityAt(0, 0), opacityAt(31, 31)]).toEqual([255, 0, 0]);
  expect(opacityAt(0, 16)).toBeGreaterThan(100);
  // The colors are already multiplied with the opacity.
  for (let at = 0; at < pixels.length; at += 4)
    expect(Math.max(...pixels.subarray(at, at + 3))).toBeLessThanOrEqual(pixels[at + 3] ?? 0);
});

test('the dot has the number, up to 9', () => {
  expect(drawn(4, 4, 3)).toEqual(['#.#', '#.#', '###', '..#', '..#']);
  expect(drawn(12, 3, 7)).toEqual(['###....', '#.#..#.', '###.###', '..#..#.', '###....']);
});
