// @vitest-environment node
import { expect, test } from 'vitest';
import { paint } from '../faces/paint.ts';
import { bandOf } from './bands.ts';

test.each([
  [1, 'red'],
  [19, 'red'],
  [20, 'orange'],
  [39.5, 'orange'],
  [40, 'gold'],
  [59, 'gold'],
  [80, 'green'],
  [100, 'green'],
])('%d is %s', (value, color) => {
  expect(bandOf(value)).toEqual(paint(color));
});

test.each([60, 79, 79.9])('%d is yellow-green', (value) => {
  expect(bandOf(value).fill).toBe('var(--yellow-green)');
});
