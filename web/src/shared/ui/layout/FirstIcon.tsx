import styles from './Icon.module.css';

/** Paths on a 24 px square, for a round 2.4 px stroke. `f:` marks a filled path. */
export type Drawing = readonly string[];

/**
 * The icons that every visitor downloads: those of the header, the home page, the text pages and pictures. All other icons are in Icon.tsx,
 * which loads with the components that use them.
 */
export const firstDrawings = {
  'chevron-down': ['M5.5 9.2 12 15.6 18.5 9.2'],
  image: ['M4 5H20V19H4Z', 'M4.5 17 9.5 11.5 13 15 15.5 12.7 19.7 17', 'f:M15.6 7.5a1.5 1.5 0 1 0 .1 0Z'],
  plus: ['M12 5V19', 'M5 12H19'],
  'log-out': ['M13.5 4.5H5V19.5H13.5', 'M10 12H20', 'M16.3 8 20.2 12 16.3 16'],
  shield: [
    'M12 3.5C14.5 5.3 17 6 19.5 6 20 12.5 17.5 17.8 12 20.5 6.5 17.8 4 12.5 4.5 6 7 6 9.5 5.3 12 3.5Z',
    'M8.7 12 11.3 14.5 15.5 9.7',
  ],
} as const satisfies Record<string, Drawing>;

/**
 * Draws an icon in the font size and color of the text. Hidden from screen readers: the text next to it has the same
 * meaning.
 */
export function IconDrawing({ paths }: { readonly paths: Drawing }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      {paths.map((path) =>
        path.startsWith('f:') ? (
          <path key={path} d={path.slice(2)} fill="currentColor" strokeWidth="1.6" />
        ) : (
          <path key={path} d={path} />
        ),
      )}
    </svg>
  );
}

/** An icon of the first download. Elsewhere use `Icon`, which includes all icons. */
export function FirstIcon({ name }: { readonly name: keyof typeof firstDrawings }) {
  return <IconDrawing paths={firstDrawings[name]} />;
}
