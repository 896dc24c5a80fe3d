import type { StarterTheme } from '../../starter-theme.ts';

export const desertIsland: StarterTheme = {
  name: 'Desert island',
  description: 'Sun, sand, and the people you happened to be on the boat with.',
  type: 'lobby',
  tags: ['Travel', 'Summer', 'Big groups'],
  games: [
    {
      name: 'Tasks on day one',
      description: 'The boat is gone. Who does what?',
      type: 'TierListLobby',
      config: {
        tiers: [
          { name: 'Builds the hut', color: '#ff5d5d' },
          { name: 'Makes the fire', color: '#ffa94d' },
          { name: 'Catches dinner', color: '#69db7c' },
          { name: 'Names all the crabs', color: '#4dabf7' },
        ],
      },
    },
    {
      name: 'Best company after a year',
      description: 'From “lovely neighbours” to “one hammock for two”.',
      type: 'SliderAvatarsLobby',
      config: {},
    },
    {
      name: 'Found by a ship',
      description: 'How much do they want to leave? 1 waves it on, 100 is swimming already.',
      type: 'SliderLobby',
      config: {},
    },
  ],
};
