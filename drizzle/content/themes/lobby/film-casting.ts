import type { StarterTheme } from '../../starter-theme.ts';

export const filmCasting: StarterTheme = {
  name: 'Cast the film',
  description: 'Your group, the film. The budget is snacks.',
  type: 'lobby',
  tags: ['People', 'Nostalgia', 'Chill'],
  games: [
    {
      name: 'The roles',
      description: 'Who plays what?',
      type: 'TierListLobby',
      config: {
        tiers: [
          { name: 'Unlikely hero', color: '#ff5d5d' },
          { name: 'Wise old mentor', color: '#ffa94d' },
          { name: 'Comic sidekick', color: '#ffd43b' },
          { name: 'Villain with good reasons', color: '#69db7c' },
          { name: 'The dragon', color: '#4dabf7' },
        ],
      },
    },
    {
      name: 'Does their own stunts',
      description: 'From “a double for the stairs” to “out of the helicopter”.',
      type: 'SliderAvatarsLobby',
      config: {},
    },
    {
      name: 'The acceptance speech',
      description: 'How long? 1 is “thanks”, 100 and the orchestra goes home.',
      type: 'SliderLobby',
      config: {},
    },
    {
      name: 'Gets the most fan mail',
      description: 'From “a postcard from mum” to “a second letterbox”.',
      type: 'SliderAvatarsLobby',
      config: {},
    },
  ],
};
