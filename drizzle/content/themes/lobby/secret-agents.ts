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
        ordered: false,
        tiers: [
          { name: 'The mastermind', color: '#b197fc' },
          { name: 'Under cover', color: '#ffd43b' },
          { name: 'In the van with headphones', color: '#66d9e8' },
          { name: 'A very loud distraction', color: '#f783ac' },
        ],
      },
    },
    {
      name: 'Smoothest exit',
      description: 'The alarm rings. From “says goodbye to everybody” to “was never here”.',
      type: 'SliderAvatarsLobby',
      config: { ends: { worst: 'Says goodbye to everybody', best: 'Was never here' } },
    },
  ],
};
