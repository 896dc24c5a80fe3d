import { expect, test } from 'vitest';
import { dotBitmap } from './dot-bitmap.ts';

test('the dot is opaque in the middle, transparent in the corners, and as wide as its square', () => {
  const size = 8;
  const pixels = dotBitmap(size);
  const opacityAt = (x: number, y: number) => pixels[(y * size + x) * 4 + 3];
  expect(pixels).toHaveLength(size * size * 4);
  expect([opacityAt(4, 4), opacityAt(0, 0), opacityAt(7, 7)]).toEqual([255, 0, 0]);
  expect(opacityAt(0, 4)).toBeGreaterThan(100);
  // The colors are already multiplied with the opacity.
  for (let at = 0; at < pixels.length; at += 4)
    expect(Math.max(...pixels.subarray(at, at + 3))).toBeLessThanOrEqual(pixels[at + 3] ?? 0);
});
