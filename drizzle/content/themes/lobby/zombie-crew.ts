import type { StarterTheme } from '../../starter-theme.ts';

export const zombieCrew: StarterTheme = {
  name: 'Zombie apocalypse crew',
  description: 'Somebody has to carry the beans.',
  type: 'lobby',
  tags: ['Fantasy', 'Big groups', 'Quick laugh', 'Halloween'],
  games: [
    {
      name: 'Jobs in the bunker',
      description: 'The door is shut and the beans are counted. Who does what?',
      type: 'TierListLobby',
      config: {
        ordered: false,
        tiers: [
          { name: 'Leads the group', color: '#b197fc' },
          { name: 'Finds the food', color: '#ffd43b' },
          { name: 'Keeps spirits up', color: '#66d9e8' },
          { name: 'Guards the board games', color: '#f783ac' },
          { name: 'Befriends a zombie', color: '#8ce99a' },
        ],
      },
    },
    {
      name: 'Days on the wall',
      description: 'How long do they last? 1 is before breakfast, 100 and a city is named after them.',
      type: 'SliderLobby',
      config: {},
    },
    {
      name: 'Whom do you follow?',
      description: 'A noise in the dark. From “you go first” to “right behind you”.',
      type: 'SliderAvatarsLobby',
      config: { ends: { worst: 'You go first', best: 'Right behind you' } },
    },
  ],
};
