// @vitest-environment node
import { expect, test } from 'vitest';
import { paint } from './paint.ts';

test.each([
  ['#ff5d5d', 'red'],
  ['#30a46c', 'green'],
  ['#4dabf7', 'blue'],
])('%s of a starter theme is drawn as %s', (value, name) => {
  expect(paint(value)).toEqual(paint(name));
});

test('another color is drawn as it is, with text that can be read on it', () => {
  expect(paint('#102030')).toEqual({ fill: '#102030', text: '#fff' });
});
