// @vitest-environment node
import { expect, test } from 'vitest';
import { paint } from '../paint.ts';
import { bandOf } from './bands.ts';

test.each([
  [1, 'red'],
  [19, 'red'],
  [20, 'orange'],
  [39.5, 'orange'],
  [40, 'gold'],
  [59, 'gold'],
  [60, 'yellow'],
  [79, 'yellow'],
  [80, 'green'],
  [100, 'green'],
])('%d is %s', (value, color) => {
  expect(bandOf(value)).toEqual(paint(color));
});
