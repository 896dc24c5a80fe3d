/** Appearance of a theme's poster. */
interface Poster {
  readonly color: string;
  /** 0 to 4, see the style sheets. */
  readonly pattern: number;
  /** Degrees. */
  readonly tilt: number;
}

/** The number of colors in tokens.css. */
const colors = 7;

/** Returns the poster of a theme, which its name decides. It is the same for all players, every time. */
export function posterOf(name: string): Poster {
  let hash = 7;
  for (const letter of name.toLowerCase()) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) >>> 0;
  return {
    color: `var(--theme-${(hash % colors) + 1})`,
    pattern: (hash >>> 5) % 5,
    tilt: ((hash >>> 9) % 5) - 2,
  };
}
