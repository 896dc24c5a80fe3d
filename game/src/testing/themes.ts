import type { Item } from '../minigames/contract.ts';
import { gamesFromWords, type MiniGameType, type ThemedGame } from '../minigames/registry.ts';
import type { ChosenTheme } from '../room/event.ts';

export const items = (count: number): Item[] =>
  Array.from({ length: count }, (_, at) => ({
    id: `item-${at + 1}`,
    url: `/images/Themes/Test/Game1/${at + 1}.webp`,
    alt: `Picture ${at + 1}`,
  }));

/** A tier list of three tiers with `count` pictures. */
export const tierListGame = (count = 3, seMode = false): ThemedGame => ({
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

export const sliderGame = (): ThemedGame => ({
  name: 'How good?',
  description: 'From worst to best.',
  type: 'Slider',
  config: { points: ['Not good', 'Average', 'Excellent'].map((name) => ({ name, color: 'white' })) },
  items: [],
});

export const chooseGame = (): ThemedGame => ({
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

/** A game of any type, as a player's own theme makes it: what tests play that are about all mini-games, also later ones. */
export const wordGame = (type: MiniGameType, texts = words): ThemedGame => {
  const [game] = gamesFromWords(type, { name: `Words for ${type}`, texts });
  if (!game) throw new Error(`${type} makes no game of ${texts.length} words`);
  return game;
};

/** The game of tiers of that type, with tiers that are roles: none is better than another. */
export const roleGame = (type: 'TierList' | 'TierListLobby'): ThemedGame => {
  const game = wordGame(type);
  if (game.type === 'TierList') return { ...game, config: { ...game.config, ordered: false } };
  if (game.type === 'TierListLobby') return { ...game, config: { ...game.config, ordered: false } };
  throw new Error(`${type} has no tiers`);
};

/** A theme as the room is given it; by default one game of each kind. */
export const chosenTheme = (
  name = 'Test',
  games: ThemedGame[] = [tierListGame(), sliderGame(), chooseGame()],
  available = 3,
): ChosenTheme => ({
  snapshot: { name, description: `About ${name}.`, type: 'normal', tags: ['test'], games },
  available,
});
