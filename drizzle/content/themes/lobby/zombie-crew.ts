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
        tiers: [
          { name: 'Leads the group', color: '#ff5d5d' },
          { name: 'Finds the food', color: '#ffa94d' },
          { name: 'Keeps spirits up', color: '#ffd43b' },
          { name: 'Guards the board games', color: '#69db7c' },
          { name: 'Befriends a zombie', color: '#4dabf7' },
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
      config: {},
    },
  ],
};
