import { limits } from '@tallyho/game/limits';
import {
  gamesFromTexts,
  isLobbyGame,
  type MiniGameType,
  miniGames,
  miniGameTypes,
} from '@tallyho/game/minigames/registry';

interface Words {
  readonly name: string;
  readonly texts: readonly string[];
}

/** How many rounds of `type` these words make. */
export const roundsOf = (type: MiniGameType, { name, texts }: Words): number =>
  gamesFromTexts(type, { name, texts: [...texts] }).length;

const countFor = (type: MiniGameType, items: number): number =>
  roundsOf(type, { name: 'Name', texts: Array.from({ length: items }, (_, index) => `Item ${index + 1}`) });

/** What a game makes of a theme's words, told by trying it out: a new mini-game needs no words here. */
function hintFor(type: MiniGameType): string {
  if (isLobbyGame(type) && countFor(type, 0) > 0) return 'About the players';
  const most = countFor(type, limits.customThemes.texts);
  const needed = Array.from({ length: limits.customThemes.texts }, (_, index) => index + 1).find(
    (items) => countFor(type, items) > 0,
  );
  if (most <= 1) return `One round, ${needed ?? limits.customThemes.texts} items or more`;
  const each = Math.round(limits.customThemes.texts / most);
  return each === 1 ? 'One round per item' : `One round per ${each} items`;
}

/** Every game that a theme can be played with. */
export const ownGameChoices = miniGameTypes.map((type) => ({
  type,
  label: miniGames[type].label,
  hint: hintFor(type),
}));

/** What the words make, in words; `fits` tells whether that can be played. */
export function roundsText(
  types: readonly MiniGameType[],
  words: Words,
): { readonly fits: boolean; readonly text: string } {
  if (types.length === 0) return { fits: false, text: 'Choose at least one game.' };
  const rounds = types.reduce((sum, type) => sum + roundsOf(type, words), 0);
  if (rounds === 0) return { fits: false, text: 'Makes no rounds yet: add more items.' };
  if (rounds > limits.theme.games)
    return {
      fits: false,
      text: `Makes ${rounds} rounds, and at most ${limits.theme.games} fit: take out items or games.`,
    };
  return { fits: true, text: rounds === 1 ? 'Makes 1 round' : `Makes ${rounds} rounds` };
}
