import type { GameDraft } from '@tallyho/game/minigames/registry';
import { freshName } from './people.ts';

const steps = (...names: string[]) => names.map((name) => ({ name, color: 'red' }));

export const sliderGame: GameDraft = {
  name: 'How good?',
  description: '',
  type: 'Slider',
  config: { points: steps('Bad', 'Fair', 'Good') },
};

export const chooseGame: GameDraft = {
  name: 'This or that',
  description: 'Pick one.',
  type: 'Choose',
  config: {
    selectedPair: { left: 'black', right: 'white' },
    sideHeaderLeft: 'This',
    sideHeaderRight: 'That',
  },
};

export const tierListGame = (content: string): GameDraft => ({
  name: 'Best of all',
  description: '',
  type: 'TierList',
  config: { tiers: steps('S', 'A', 'B'), content },
});

/** A theme that nobody has made before, with all three games. */
export const newTheme = (more: object = {}) => {
  const name = `Theme ${freshName()}`;
  const folder = `Themes/${name}/Game1`;
  return {
    name,
    description: 'All about tests.',
    type: 'normal',
    tags: [] as unknown[],
    games: [tierListGame(folder), sliderGame, chooseGame] as unknown[],
    folder,
    ...more,
  };
};
