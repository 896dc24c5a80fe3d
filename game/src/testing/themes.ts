import { defaultTiers, type Item } from '../minigames/fields.ts';
import type { MiniGameType } from '../minigames/registry.ts';
import type { ChosenTheme } from '../room/state/event.ts';
import { gamesFromTexts, type PlayedGame } from '../themes/game.ts';

export const items = (count: number): Item[] =>
  Array.from({ length: count }, (_, at) => ({
    id: `item-${at + 1}`,
    url: `/images/Themes/Test/Game1/${at + 1}.webp`,
    alt: `Picture ${at + 1}`,
  }));

/** Returns a tier list of three tiers with `count` pictures. */
export const tierListGame = (count = 3, seMode = false): PlayedGame => ({
  name: 'Rank them',
  description: 'Put every picture into a tier.',
  type: 'TierList',
  config: {
    tiers: [
      { name: 'S', color: 'red' },
      { name: 'A', color: 'green' },
      { name: 'B', color: 'blue' },
    ],
    ordered: true,
    content: 'Themes/Test/Game1',
    seMode,
  },
  items: items(count),
});

export const sliderGame = (): PlayedGame => ({
  name: 'How good?',
  description: 'From worst to best.',
  type: 'Slider',
  config: { points: ['Not good', 'Average', 'Excellent'].map((name) => ({ name, color: 'white' })) },
  items: [],
});

export const chooseGame = (): PlayedGame => ({
  name: 'This or that',
  description: 'Pick a side.',
  type: 'Choose',
  config: {
    selectedPair: { left: 'red', right: 'blue' },
    sideHeaderLeft: 'This',
    sideDescriptionLeft: '',
    sideHeaderRight: 'That',
    sideDescriptionRight: '',
  },
  items: [],
});

const words = ['Tea', 'Coffee', 'Milk', 'Juice', 'Water', 'Cocoa'];

/** Returns a game of any type, as a custom theme contains it. For tests of all mini-games, including later ones. */
export const customGame = (type: MiniGameType, texts = words): PlayedGame => {
  const [game] = gamesFromTexts(type, { name: `Words for ${type}`, texts });
  if (!game) throw new Error(`${type} makes no game of ${texts.length} texts`);
  return game;
};

/** Returns a game of that type whose tiers are roles: S, A and B. */
export const roleGame = (type: 'TierList' | 'TierListLobby'): PlayedGame => {
  const game = customGame(type);
  if (game.type === 'TierList')
    return { ...game, config: { ...game.config, tiers: defaultTiers, ordered: false } };
  if (game.type === 'TierListLobby')
    return { ...game, config: { ...game.config, tiers: defaultTiers, ordered: false } };
  throw new Error(`${type} has no tiers`);
};

/** Returns a theme as the room receives it; by default with three games. */
export const chosenTheme = (
  name = 'Test',
  games: PlayedGame[] = [tierListGame(), sliderGame(), chooseGame()],
  available = 3,
): ChosenTheme => ({
  snapshot: { name, description: `About ${name}.`, type: 'normal', tags: ['test'], games },
  available,
});
