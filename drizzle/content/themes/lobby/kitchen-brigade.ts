import type { StarterTheme } from '../../starter-theme.ts';

export const kitchenBrigade: StarterTheme = {
  name: 'Kitchen brigade',
  description: 'Guests in one hour. The oven says no.',
  type: 'lobby',
  tags: ['Food', 'Home', 'Chill'],
  games: [
    {
      name: 'Everybody has a station',
      description: 'The apron decides.',
      type: 'TierListLobby',
      config: {
        ordered: false,
        tiers: [
          { name: 'Head chef', color: '#b197fc' },
          { name: 'Sauces and secrets', color: '#ffd43b' },
          { name: 'Tastes everything', color: '#66d9e8' },
          { name: 'Sets the mood and the table', color: '#f783ac' },
        ],
      },
    },
    {
      name: 'Trust with the chilli',
      description: '1 pinches carefully, 100 and the smoke alarm sings along.',
      type: 'SliderLobby',
      config: {},
    },
    {
      name: 'Who cooks on your birthday?',
      description: 'From “brings the balloons” to “brings five courses”.',
      type: 'SliderAvatarsLobby',
      config: { ends: { worst: 'Brings the balloons', best: 'Brings five courses' } },
    },
  ],
};
