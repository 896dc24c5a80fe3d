// @vitest-environment node
import { expect, test } from 'vitest';
import { isAnimated } from './animation.ts';

const ascii = (text: string) => [...text].map((letter) => letter.charCodeAt(0));
const file = (...parts: (string | number[])[]) =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? ascii(part) : part)));

/** A GIF of 1 x 1 pixels with a palette of two colors. */
const gifHead = ['GIF89a', [1, 0, 1, 0, 0x80, 0, 0], [0, 0, 0, 255, 255, 255]];
const gifLoop = [[0x21, 0xff, 11], 'NETSCAPE2.0', [3, 1, 0, 0, 0]];
const gifFrame = [
  [0x21, 0xf9, 4, 0, 10, 0, 0, 0],
  [0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0],
  [2, 2, 0x44, 1, 0],
];
const chunk = (type: string, size: number) => [[0, 0, 0, size], type, Array<number>(size + 4).fill(0)];
const png = [[0x89], 'PNG\r\n', [0x1a, 0x0a], ...chunk('IHDR', 13)];
const webp = (flags: number) => ['RIFF', [30, 0, 0, 0], 'WEBPVP8X', [10, 0, 0, 0, flags, 0, 0, 0]];

test.each([
  ['a GIF with two frames', file(...gifHead, ...gifLoop, ...gifFrame, ...gifFrame, [0x3b])],
  ['a PNG with an animation', file(...png, ...chunk('acTL', 8), ...chunk('IDAT', 1))],
  ['a WebP with an animation', file(...webp(0x12))],
  ['an AVIF sequence', file([0, 0, 0, 24], 'ftypavis')],
])('%s is animated', (_, bytes) => {
  expect(isAnimated(bytes)).toBe(true);
});

test.each([
  ['a GIF with one frame', file(...gifHead, ...gifLoop, ...gifFrame, [0x3b])],
  ['a GIF that is cut off in a frame', file(...gifHead, ...gifFrame).slice(0, -2)],
  ['a PNG', file(...png, ...chunk('IDAT', 1), ...chunk('acTL', 8))],
  ['a PNG that is cut off', file(...png).slice(0, 20)],
  ['a WebP with transparency', file(...webp(0x10))],
  ['an AVIF picture', file([0, 0, 0, 24], 'ftypavif')],
  ['a JPEG', file([0xff, 0xd8, 0xff])],
  ['an empty file', file()],
])('%s is not animated', (_, bytes) => {
  expect(isAnimated(bytes)).toBe(false);
});
