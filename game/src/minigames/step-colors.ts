import type { namedColors } from './fields.ts';

/** The colors that are drawn as in the design, whichever way an author wrote them. */
export type PaletteColor = (typeof namedColors)[number] | 'yellowgreen';

/** The colors of the starter themes, by their values. */
const sameAs: Readonly<Record<string, PaletteColor>> = {
  '#ff5d5d': 'red',
  '#e5484d': 'red',
  '#f03e3e': 'red',
  '#ffa94d': 'orange',
  '#f76b15': 'orange',
  '#ffd43b': 'gold',
  '#ffc53d': 'gold',
  '#a8c93a': 'yellowgreen',
  '#69db7c': 'green',
  '#8ce99a': 'green',
  '#30a46c': 'green',
  '#66d9e8': 'cyan',
  '#3bc9db': 'cyan',
  '#4dabf7': 'blue',
  '#4263eb': 'blue',
  '#b197fc': 'purple',
  '#f783ac': 'magenta',
};

/**
 * Returns the name of the color of a tier, point or side in the design. A named color is its own name, and another #rrggbb stays
 * as it is. Screens and pictures to share use this, so that both show one palette.
 */
export const paletteColor = (color: string): string => sameAs[color.toLowerCase()] ?? color;
