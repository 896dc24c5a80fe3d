import { hashOf } from '@tallyho/game/model/random';

/** What a theme is about: things, the players, or anything, written by a player of the lobby. Decides the color of its poster. */
export type ThemeKind = 'things' | 'players' | 'own';

/** Returns the kind of a theme of the catalogue. */
export const catalogueKind = (type: 'normal' | 'lobby'): ThemeKind =>
  type === 'lobby' ? 'players' : 'things';

/** The grounds of a poster's scene, see the style sheets. */
const motifs = ['sunburst', 'waves', 'checks', 'confetti', 'stripes', 'dots'] as const;

/** Appearance of a theme's poster. */
export interface Poster {
  readonly color: string;
  readonly motif: (typeof motifs)[number];
  /** Degrees. */
  readonly tilt: number;
  /** Its place on the shelf, from 0: neighbours show other players and characters first. */
  readonly place: number;
}

/** How many colors each kind has in tokens.css: cool ones for things, warm ones for players, yellow ones for the lobby's own. */
const colorsOf: Readonly<Record<ThemeKind, number>> = { things: 5, players: 4, own: 2 };

/** How much it matters that two cards differ, by their distance on the shelf: side by side, or below each other in some number of columns. */
const neighbours: readonly (readonly [distance: number, weight: number])[] = [
  [1, 8],
  [2, 8],
  [3, 2],
  [4, 3],
  [5, 3],
];

interface Named {
  readonly name: string;
  readonly kind: ThemeKind;
}

const colorAt = (kind: ThemeKind, at: number): string => `var(--theme-${kind}-${(at % colorsOf[kind]) + 1})`;

/** Returns the poster of a theme: the kind decides the family of colors, the name the color in it and the motif. */
export const posterOf = ({ name, kind }: Named): Poster => posterBeside({ name, kind }, []);

/** Returns the posters of a shelf. A theme keeps its own color and motif unless a card near it has the same. */
export function postersOf(themes: readonly Named[]): Poster[] {
  const posters: Poster[] = [];
  for (const theme of themes) posters.push(posterBeside(theme, posters));
  return posters;
}

/** `before`: the posters before it on the shelf. */
function posterBeside({ name, kind }: Named, before: readonly Poster[]): Poster {
  const hash = hashOf(name.toLowerCase(), 7);
  const colors = Array.from({ length: colorsOf[kind] }, (_, at) => colorAt(kind, hash + at));
  const turned = motifs.map((_, at) => motifs[((hash >>> 5) + at) % motifs.length] ?? motifs[0]);
  return {
    color:
      leastSeen(
        colors,
        before.map(({ color }) => color),
      ) ?? colorAt(kind, hash),
    motif:
      leastSeen(
        turned,
        before.map(({ motif }) => motif),
      ) ?? motifs[0],
    tilt: ((hash >>> 9) % 5) - 2,
    place: before.length,
  };
}

/** Returns the choice that the neighbours have least; of equal ones the first. */
function leastSeen<Choice extends string>(
  choices: readonly Choice[],
  before: readonly string[],
): Choice | undefined {
  const seen = (choice: Choice) =>
    neighbours.reduce((sum, [distance, weight]) => sum + (before.at(-distance) === choice ? weight : 0), 0);
  const [best] = choices.toSorted((one, other) => seen(one) - seen(other));
  return best;
}
