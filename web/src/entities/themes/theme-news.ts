import type { RoomRules } from '@tallyho/game/model/room-rules';
import type { ThemeTitle } from './theme-api.ts';

type Known = ThemeTitle['known'];

/**
 * Returns how much of a theme is new for those at the table, as a text. `games`: the number of its games; `players`: of those at
 * the table.
 */
export function newsText({ players: knowers, newGames }: Known, games: number, players: number): string {
  if (knowers === 0) return 'New for all';
  if (newGames > 0) return `${newGames} of ${games} new for all`;
  if (knowers >= players) return 'You all know it';
  return knowers === 1 ? '1 of you knows it' : `${knowers} of you know it`;
}

/** What nobody at the table knows comes first, then what has something new for all, then the rest. */
const rankOf = ({ players, newGames }: Known): number => {
  if (players === 0) return 0;
  return newGames > 0 ? 1 : 2;
};

/**
 * Returns the themes with the unseen ones first, and whether cards say what is new: not if the rule offers everything as new, and
 * not if nobody at the table has played any of them.
 */
export function themesByNews(
  themes: readonly ThemeTitle[],
  { everythingIsNew }: Pick<RoomRules, 'everythingIsNew'>,
): { readonly themes: readonly ThemeTitle[]; readonly saysNews: boolean } {
  if (everythingIsNew || themes.every(({ known }) => known.players === 0)) return { themes, saysNews: false };
  return {
    themes: themes.toSorted((one, other) => rankOf(one.known) - rankOf(other.known)),
    saysNews: true,
  };
}
