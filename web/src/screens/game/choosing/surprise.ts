import type { PickableTheme } from './pickable-theme.ts';

/**
 * Returns a random theme of these: the more of it is new for those at the table, the more likely it is drawn. If nothing is new,
 * its games count. Not `current` if there is another one; null if all have been played in this game. `random`: a number from 0 up
 * to, but not including, 1.
 */
export function surpriseOf(
  themes: readonly PickableTheme[],
  current: string | null,
  random: () => number = Math.random,
): PickableTheme | null {
  const playable = themes.filter(({ isUsed, games }) => !isUsed && games.length > 0);
  const others = playable.filter(({ id }) => id !== current);
  const left = others.length > 0 ? others : playable;
  const fresh = left.filter(({ newGames }) => newGames > 0);
  const drawn = fresh.length > 0 ? fresh : left;
  const weightOf = ({ newGames, games }: PickableTheme) => (fresh.length > 0 ? newGames : games.length);
  let rest = random() * drawn.reduce((sum, theme) => sum + weightOf(theme), 0);
  return (
    drawn.find((theme) => {
      rest -= weightOf(theme);
      return rest < 0;
    }) ?? null
  );
}
