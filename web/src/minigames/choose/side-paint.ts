import { paletteColor } from '@tallyho/game/minigames/step-colors';
import { bright, type Paint, paint } from '../faces/paint.ts';

/** Colors of characters that stand out from the card they are on, and from each other where both cards are offered together. */
const figureFills = new Map([
  ['black', 'var(--player-3)'],
  ['white', 'var(--player-5)'],
  ['red', 'var(--player-5)'],
  ['blue', 'var(--player-3)'],
  ['green', 'var(--player-4)'],
  ['magenta', 'var(--player-6)'],
  ['yellow', 'var(--player-7)'],
  ['cyan', 'var(--player-4)'],
  ['orange', 'var(--player-6)'],
  ['purple', 'var(--player-1)'],
  ['brown', 'var(--player-5)'],
  ['seagreen', 'var(--player-3)'],
]);

/** Returns the color of the character of a side. Undefined if it follows from the color of its card, which is not one of the palette. */
export const figureFill = (color: string): string | undefined => figureFills.get(paletteColor(color));

/** Sides without a color of their own. */
const colorless = new Set(['black', 'white']);

/** Returns the color of a side, in its answer and as a tower. One without a color of its own has that of its character, lighter. */
export const sidePaint = (color: string): Paint => {
  const fill = figureFill(color);
  return fill !== undefined && colorless.has(paletteColor(color))
    ? bright(`color-mix(in oklab, ${fill} 55%, ${paint('white').fill})`)
    : paint(color);
};
