import { expect, test } from 'vitest';
import { paint } from '../faces/paint.ts';
import { figureFill, sidePaint } from './side-paint.ts';

test.each(['black', 'white'])('a %s side has the color of its character', (color) => {
  expect(sidePaint(color).fill).toContain(figureFill(color));
});

test.each(['red', '#123456'])('a side in %s keeps its color', (color) => {
  expect(sidePaint(color)).toEqual(paint(color));
});
