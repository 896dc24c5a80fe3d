import type { RoomRules } from '@tallyho/game/model/room-rules';
import { isSuitable } from '@tallyho/game/themes/draw-games';
import type { ThemeTitle } from './theme-api.ts';

/**
 * Returns the themes as a lobby with this rule plays them: without games that do not suit its players, and without themes that
 * have no others.
 */
export const suitableThemes = (
  themes: readonly ThemeTitle[],
  { questionsFor }: Pick<RoomRules, 'questionsFor'>,
): ThemeTitle[] =>
  themes.flatMap((theme) => {
    const games = theme.games.filter((game) => isSuitable(game, questionsFor));
    if (games.length === theme.games.length) return [theme];
    return games.length > 0 ? [{ ...theme, games, known: theme.knownForAll ?? theme.known }] : [];
  });
