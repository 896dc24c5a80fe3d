import type { StarterTheme } from '../../starter-theme.ts';

export const futureOffice: StarterTheme = {
  name: 'Office of the future',
  description: 'The robots do the work. You do the meetings.',
  type: 'lobby',
  tags: ['Work', 'Technology', 'Quick laugh'],
  games: [
    {
      name: 'The new org chart',
      description: 'The old one was eaten by the shredder. Who gets which door sign?',
      type: 'TierListLobby',
      config: {
        ordered: false,
        tiers: [
          { name: 'Head of everything', color: '#b197fc' },
          { name: 'Chief snack officer', color: '#ffd43b' },
          { name: 'Talks to the robots', color: '#66d9e8' },
          { name: 'Works from the moon', color: '#f783ac' },
        ],
      },
    },
    {
      name: 'Awake at slide 94',
      description: '1 dreams of the beach, 100 has a question.',
      type: 'SliderLobby',
      config: {},
    },
    {
      name: 'Robot-proof',
      description: 'Whom could no machine ever replace? From “the toaster may try” to “one of a kind”.',
      type: 'SliderAvatarsLobby',
      config: { ends: { worst: 'The toaster may try', best: 'One of a kind' } },
    },
  ],
};
