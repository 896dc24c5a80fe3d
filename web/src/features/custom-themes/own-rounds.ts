import { limits } from '@tallyho/game/limits';
import { isLobbyGame, type MiniGameType, miniGames, miniGameTypes } from '@tallyho/game/minigames/registry';
import { counted } from '@tallyho/game/text';
import { gamesFromTexts } from '@tallyho/game/themes/game';
import { type ThemeDraft, withTexts } from './theme-draft.ts';

interface ThemeTexts {
  readonly name: string;
  readonly texts: readonly string[];
}

/** Returns the number of rounds of `type` that the texts create. */
export const roundsOfType = (type: MiniGameType, { name, texts }: ThemeTexts): number =>
  gamesFromTexts(type, { name, texts: [...texts] }).length;

const countFor = (type: MiniGameType, items: number): number =>
  roundsOfType(type, {
    name: 'Name',
    texts: Array.from({ length: items }, (_, index) => `Item ${index + 1}`),
  });

/** Returns the smallest number of items with which a mini-game creates a round. */
function neededFor(type: MiniGameType): number {
  const { texts } = limits.customThemes;
  const counts = Array.from({ length: texts }, (_, items) => items);
  return counts.find((items) => countFor(type, items) > 0) ?? texts;
}

/** Describes how many rounds a mini-game creates. Computed from its rules, so a new mini-game needs no text here. */
function hintFor(type: MiniGameType): string {
  if (isLobbyGame(type) && neededFor(type) === 0) return 'One round, without items';
  const maxRounds = countFor(type, limits.customThemes.texts);
  if (maxRounds <= 1) return `One round, ${neededFor(type)} items or more`;
  const itemsPerRound = Math.round(limits.customThemes.texts / maxRounds);
  return itemsPerRound === 1 ? 'One round per item' : `One round per ${itemsPerRound} items`;
}

/** All mini-games that a custom theme can use. */
export const ownGameChoices = miniGameTypes.map((type) => ({
  type,
  label: miniGames[type].label,
  hint: hintFor(type),
  isAboutPlayers: isLobbyGame(type),
  /** The smallest number of items with which it creates a round. */
  needed: neededFor(type),
}));

/** The mini-games that fit most lists of things. */
const suggested: readonly MiniGameType[] = ['Slider', 'TierList'];

/** Returns the number of items of a draft. What stands in the field is an item, too. */
export const itemsOf = ({ texts, next }: ThemeDraft): number => texts.length + (next.trim() ? 1 : 0);

/** Returns the mini-games that are checked: those that the writer has chosen, otherwise two that the items suffice for. */
export const checkedGames = (draft: ThemeDraft): readonly MiniGameType[] =>
  draft.types ??
  ownGameChoices
    .filter(({ type, needed }) => suggested.includes(type) && needed <= itemsOf(draft))
    .map(({ type }) => type);

/** Describes the rounds that the texts create. `fits`: true if the theme can be played. */
function roundsText(
  types: readonly MiniGameType[],
  theme: ThemeTexts,
): { readonly fits: boolean; readonly text: string } {
  if (types.length === 0) return { fits: false, text: 'Choose at least one game.' };
  const rounds = types.reduce((sum, type) => sum + roundsOfType(type, theme), 0);
  if (rounds === 0) return { fits: false, text: 'Makes no rounds yet: add more items.' };
  if (rounds > limits.customThemes.games)
    return {
      fits: false,
      text: `Makes ${rounds} rounds, and at most ${limits.customThemes.games} fit: take out items or games.`,
    };
  return { fits: true, text: `Makes ${counted(rounds, 'round')}` };
}

/**
 * Says what a draft still needs, the first field first, or how many rounds it makes. What stands in the items' field counts as an
 * item. `isTaken`: another theme has its name. `fits`: true if it can be sent.
 */
export function draftText(
  draft: ThemeDraft,
  isTaken: boolean,
): { readonly fits: boolean; readonly text: string } {
  const { name, texts, next } = draft;
  if (name.trim() === '') return { fits: false, text: 'Give your theme a name.' };
  if (isTaken) return { fits: false, text: 'Give your theme another name.' };
  const added = withTexts(texts, next);
  if (added.problem !== null) return { fits: false, text: added.problem };
  return roundsText(checkedGames(draft), { name, texts: added.texts });
}
