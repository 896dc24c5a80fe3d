/** Appearance of a theme's poster. */
interface Poster {
  readonly color: string;
  /** 0 to 4, see the style sheets. */
  readonly pattern: number;
  /** Degrees. */
  readonly tilt: number;
}

/** Derives color and pattern from the theme's name, so that they are the same for all players, every time. */
export function posterOf(name: string): Poster {
  let hash = 7;
  for (const letter of name.toLowerCase()) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) >>> 0;
  return {
    color: `var(--player-${(hash % 7) + 1})`,
    pattern: (hash >>> 5) % 5,
    tilt: ((hash >>> 9) % 5) - 2,
  };
}
