// @vitest-environment node
import { expect, test } from 'vitest';
import { assertPicture } from './prepare-picture.ts';

const ascii = (text: string) => [...text].map((letter) => letter.charCodeAt(0));
const big = (value: number) => [24, 16, 8, 0].map((shift) => (value >>> shift) & 255);
const png = (width: number, height: number) =>
  Uint8Array.from([
    ...[0x89, ...ascii('PNG\r\n'), 0x1a, 0x0a],
    ...[...big(13), ...ascii('IHDR'), ...big(width), ...big(height), 8, 6, 0, 0, 0],
  ]);

test('accepts a picture by its content', () => {
  expect(() => assertPicture(png(12_000, 1))).not.toThrow();
});

test.each([
  ['an empty file', new Uint8Array(), 'The file is empty.'],
  ['a file of 20 MB', new Uint8Array(20 * 1024 * 1024), 'The file is larger than 15 MB.'],
  ['an HTML page', Uint8Array.from(ascii('<!doctype html><p>')), /^This is not a PNG/],
  ['an SVG', Uint8Array.from(ascii('<svg xmlns="http://www.w3.org/2000/svg"></svg>')), /^This is not a PNG/],
  ['half a header', png(9, 9).slice(0, 14), /^This is not a PNG/],
  ['a picture without pixels', png(0, 9), /^This is not a PNG/],
  ['20,000 pixels on one side', png(20_000, 1), /^The picture has more than 12000 pixels/],
])('says why it refuses %s', (_, bytes, reason) => {
  expect(() => assertPicture(bytes)).toThrow(reason);
});
