import { miniGames } from '@tallyho/game/minigames/registry';
import type { StudioTheme } from '../model/studio-types.ts';

/** Returns the names of the types of these games, each once. A newer API can send types that this page does not know. */
export const gameLabels = (games: StudioTheme['games']): string[] => [
  ...new Set(
    games.map(({ type }) => Object.values(miniGames).find((rules) => rules.type === type)?.label ?? type),
  ),
];
