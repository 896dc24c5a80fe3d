import { paletteColor } from '@tallyho/game/minigames/step-colors';
import { contrastingText } from '../../shared/ui/styles/contrasting-text.ts';

/** A solid color and the text color that can be read on it. */
export interface Paint {
  readonly fill: string;
  readonly text: string;
}

/** A light color with dark text. */
export const bright = (fill: string): Paint => ({ fill, text: 'var(--on-bright)' });

/** The colors of the design by name (game/src/minigames/step-colors.ts), softened: the raw CSS colors are too bright next to the rest of the design. */
const named = new Map<string, Paint>([
  ['red', bright('var(--tier-1)')],
  ['orange', bright('var(--tier-2)')],
  ['gold', bright('var(--tier-3)')],
  ['yellow', bright('var(--tier-4)')],
  ['yellowgreen', bright('var(--yellow-green)')],
  ['green', bright('var(--tier-5)')],
  ['seagreen', bright('var(--tier-6)')],
  ['cyan', bright('var(--tier-7)')],
  ['blue', bright('var(--tier-8)')],
  ['purple', bright('var(--tier-9)')],
  ['magenta', bright('var(--player-3)')],
  ['brown', bright('oklch(0.7 0.085 55)')],
  ['black', { fill: 'oklch(0.26 0.03 322)', text: 'oklch(0.97 0.016 84)' }],
  ['white', bright('oklch(0.97 0.012 88)')],
]);

/** How a tier's, point's or side's color is shown. Takes a named color or #rrggbb. */
export const paint = (color: string): Paint =>
  named.get(paletteColor(color)) ?? { fill: color, text: contrastingText(color) };
