import { expect, test } from 'vitest';
import { clearTop } from './clear-place.ts';

const box = (top: number, height: number, left = 0, width = 300) => ({
  top,
  bottom: top + height,
  left,
  right: left + width,
});

test('stays where it covers nothing', () => {
  expect(clearTop(box(80, 50), [box(0, 70), box(140, 40), box(90, 20, 400)], 500)).toBe(80);
});

test('moves below everything that it would cover, one after the other', () => {
  expect(clearTop(box(80, 50), [box(150, 40), box(100, 20)], 500)).toBe(198);
});

test('fits between two obstacles with enough space', () => {
  expect(clearTop(box(80, 50), [box(70, 20), box(150, 40)], 500)).toBe(98);
});

test('has no place if the first free one is below the limit', () => {
  expect(clearTop(box(80, 50), [box(60, 600)], 500)).toBeNull();
});
