import type { StarterTheme } from '../../starter-theme.ts';

export const secretAgents: StarterTheme = {
  name: 'Secret agents',
  description: 'Burn this after rating.',
  type: 'lobby',
  tags: ['Games', 'Brain tickler', 'Family friendly'],
  games: [
    {
      name: 'Keeps a secret',
      description: '1 has told the barber, 100 has already forgotten it.',
      type: 'SliderLobby',
      config: {},
    },
    {
      name: 'The mission',
      description: 'Assemble the team.',
      type: 'TierListLobby',
      config: {
        tiers: [
          { name: 'The mastermind', color: '#ff5d5d' },
          { name: 'Under cover', color: '#ffa94d' },
          { name: 'In the van with headphones', color: '#69db7c' },
          { name: 'A very loud distraction', color: '#4dabf7' },
        ],
      },
    },
    {
      name: 'Smoothest exit',
      description: 'The alarm rings. From “says goodbye to everybody” to “was never here”.',
      type: 'SliderAvatarsLobby',
      config: {},
    },
  ],
};
