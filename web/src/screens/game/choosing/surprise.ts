import type { PickableTheme } from './pickable-theme.ts';

/** How much of a theme nobody has played in this game: its games, as no theme is played twice. */
const unplayedOf = ({ isUsed, games }: PickableTheme): number => (isUsed ? 0 : games.length);

/**
 * Returns a random theme of these: the more of it is unplayed, the more likely it is drawn. Not `current` if there is another one;
 * null if all have been played. `random`: a number from 0 up to, but not including, 1.
 */
export function surpriseOf(
  themes: readonly PickableTheme[],
  current: string | null,
  random: () => number = Math.random,
): PickableTheme | null {
  const playable = themes.filter((theme) => unplayedOf(theme) > 0);
  const others = playable.filter(({ id }) => id !== current);
  const drawn = others.length > 0 ? others : playable;
  let rest = random() * drawn.reduce((sum, theme) => sum + unplayedOf(theme), 0);
  return (
    drawn.find((theme) => {
      rest -= unplayedOf(theme);
      return rest < 0;
    }) ?? null
  );
}
