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
        ordered: false,
        tiers: [
          { name: 'Builds the hut', color: '#b197fc' },
          { name: 'Makes the fire', color: '#ffd43b' },
          { name: 'Catches dinner', color: '#66d9e8' },
          { name: 'Names all the crabs', color: '#f783ac' },
        ],
      },
    },
    {
      name: 'Best company after a year',
      description: 'From “lovely neighbours” to “one hammock for two”.',
      type: 'SliderAvatarsLobby',
      config: { ends: { worst: 'Lovely neighbours', best: 'One hammock for two' } },
    },
    {
      name: 'Found by a ship',
      description: 'How much do they want to leave? 1 waves it on, 100 is swimming already.',
      type: 'SliderLobby',
      config: {},
    },
  ],
};
