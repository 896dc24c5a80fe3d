/** The backgrounds that can be chosen. */
export const backgrounds = ['default', 'bubbles', 'hexagons', 'topography'] as const;

export type Background = (typeof backgrounds)[number];

/** Shows a background behind every page, at once. */
export function showBackground(background: Background): void {
  document.documentElement.dataset.background = background;
}
