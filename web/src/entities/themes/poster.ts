/** What a theme is about: things, the players, or anything, written by a player of the lobby. Decides the color of its poster. */
export type ThemeKind = 'things' | 'players' | 'own';

/** Returns the kind of a theme of the catalogue. */
export const catalogueKind = (type: 'normal' | 'lobby'): ThemeKind =>
  type === 'lobby' ? 'players' : 'things';

/** Appearance of a theme's poster. */
interface Poster {
  readonly color: string;
  /** 0 to 4, see the style sheets. */
  readonly pattern: number;
  /** Degrees. */
  readonly tilt: number;
}

/** How many colors each kind has in tokens.css: cool ones for things, warm ones for players, yellow ones for the lobby's own. */
const colorsOf: Readonly<Record<ThemeKind, number>> = { things: 5, players: 3, own: 2 };

/** Returns the poster of a theme: the kind decides the family of colors, the name the color in it and the pattern. It is the same for all players, every time. */
export function posterOf(name: string, kind: ThemeKind): Poster {
  let hash = 7;
  for (const letter of name.toLowerCase()) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) >>> 0;
  return {
    color: `var(--theme-${kind}-${(hash % colorsOf[kind]) + 1})`,
    pattern: (hash >>> 5) % 5,
    tilt: ((hash >>> 9) % 5) - 2,
  };
}
