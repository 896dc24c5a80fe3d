import type { StarterTheme } from '../../starter-theme.ts';

export const talentShow: StarterTheme = {
  name: 'Talent show',
  description: 'The curtain is up, and nobody has rehearsed.',
  type: 'lobby',
  tags: ['Music', 'Icebreaker', 'Quick laugh', 'Big groups'],
  games: [
    {
      name: 'The golden buzzer',
      description: 'How hard do you press it? 1 is a friendly nod, 100 and there is glitter everywhere.',
      type: 'SliderLobby',
      config: {},
    },
    {
      name: 'Karaoke night',
      description: 'From “holds the jackets” to “holds the last note”.',
      type: 'SliderAvatarsLobby',
      config: { ends: { worst: 'Holds the jackets', best: 'Holds the last note' } },
    },
    {
      name: 'The running order',
      description: 'Every show needs all of these.',
      type: 'TierListLobby',
      config: {
        ordered: false,
        tiers: [
          { name: 'Grand finale', color: '#b197fc' },
          { name: 'Surprise hit', color: '#ffd43b' },
          { name: 'Charming host', color: '#66d9e8' },
          { name: 'Steals the show backstage', color: '#f783ac' },
        ],
      },
    },
  ],
};
