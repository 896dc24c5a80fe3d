import { expect, test } from 'vitest';
import { namedColors } from './fields.ts';
import { paletteColor } from './step-colors.ts';

test.each([
  ['#ff5d5d', 'red'],
  ['#F03E3E', 'red'],
  ['#a8c93a', 'yellowgreen'],
  ['#8ce99a', 'green'],
  ['#4263eb', 'blue'],
])('%s of a starter theme is %s', (value, name) => {
  expect(paletteColor(value)).toBe(name);
});

test('a named color and another value stay as they are', () => {
  for (const color of [...namedColors, '#102030']) expect(paletteColor(color)).toBe(color);
});
