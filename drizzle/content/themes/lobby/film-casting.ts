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
        ordered: false,
        tiers: [
          { name: 'Unlikely hero', color: '#b197fc' },
          { name: 'Wise old mentor', color: '#ffd43b' },
          { name: 'Comic sidekick', color: '#66d9e8' },
          { name: 'Villain with good reasons', color: '#f783ac' },
          { name: 'The dragon', color: '#8ce99a' },
        ],
      },
    },
    {
      name: 'Does their own stunts',
      description: 'From “a double for the stairs” to “out of the helicopter”.',
      type: 'SliderAvatarsLobby',
      config: { ends: { worst: 'A double for the stairs', best: 'Out of the helicopter' } },
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
      config: { ends: { worst: 'A postcard from mum', best: 'A second letterbox' } },
    },
  ],
};
