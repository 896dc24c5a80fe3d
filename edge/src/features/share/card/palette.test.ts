import { namedColors } from '@tallyho/game/minigames/fields';
import { expect, it } from 'vitest';
import { stepColor } from './palette.ts';

it.each([
  ['#ff5d5d', 'red'],
  ['#a8c93a', 'yellowgreen'],
  ['#8ce99a', 'green'],
  ['#4263eb', 'blue'],
])('%s of a starter theme is drawn as %s', (value, name) => {
  expect(stepColor(value)).toBe(stepColor(name));
});

it('each named color has a fill of its own', () => {
  expect(new Set(namedColors.map(stepColor)).size).toBe(namedColors.length);
});

it('another color is lightened, so that dark text is legible on it', () => {
  expect(stepColor('#102030')).toBe('#889098');
});
