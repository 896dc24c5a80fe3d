import { type Table, typesLeftOut } from '@tallyho/game/minigames/registry';
import type { RoomRules } from '@tallyho/game/model/room-rules';
import { isSuitable } from '@tallyho/game/themes/draw-games';
import type { ThemeTitle } from './theme-api.ts';

/**
 * Returns the themes as a lobby with this rule and these players plays them: without games that do not suit them, and without
 * themes that have no others.
 */
export const suitableThemes = (
  themes: readonly ThemeTitle[],
  { questionsFor }: Pick<RoomRules, 'questionsFor'>,
  table: Table,
): ThemeTitle[] => {
  const leftOut = typesLeftOut(table);
  return themes.flatMap((theme) => {
    const games = theme.games.filter((game) => isSuitable(game, { questionsFor, leftOut }));
    if (games.length === theme.games.length) return [theme];
    const { players, newGames } = (questionsFor === 'all' ? theme.knownForAll : undefined) ?? theme.known;
    // What is known of a theme counts the types that this table does not play, too.
    const known = { players, newGames: Math.min(newGames, games.length) };
    return games.length > 0 ? [{ ...theme, games, known }] : [];
  });
};
