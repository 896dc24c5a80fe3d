/** The backgrounds that users can choose. */
export const backgrounds = ['default', 'bubbles', 'hexagons', 'topography'] as const;

export type Background = (typeof backgrounds)[number];

/** Shows a background behind every page immediately. */
export function showBackground(background: Background): void {
  document.documentElement.dataset.background = background;
}
