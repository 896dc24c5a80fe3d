import { namedColors } from '@tallyho/game/minigames/fields';
import { expect, it } from 'vitest';
import { groundColors, nightOf, palette, seatLook, stepColor } from './palette.ts';

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

const luminanceOf = (color: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

it.each([...Object.values(groundColors), ...[0, 3, 4, 5, 6, 7].map((seat) => seatLook(seat)?.color ?? '')])(
  'texts are legible on the ground in the shade of %s',
  (color) => {
    for (const text of [palette.ink, palette.quiet, palette.hotInk])
      for (const ground of Object.values(nightOf(color)))
        expect((luminanceOf(text) + 0.05) / (luminanceOf(ground) + 0.05)).toBeGreaterThan(4.5);
  },
);

it('another color is lightened, so that dark text is legible on it', () => {
  expect(stepColor('#102030')).toBe('#889098');
});
