/** The backgrounds that can be chosen (spec section 2, home). */
export const backgrounds = ['default', 'bubbles', 'hexagons', 'topography'] as const;

export type Background = (typeof backgrounds)[number];

/** Shows a background behind every page, at once. */
export function showBackground(background: Background): void {
  document.documentElement.dataset.background = background;
}
