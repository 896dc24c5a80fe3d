import type { StarterTheme } from '../../starter-theme.ts';

export const superlatives: StarterTheme = {
  name: 'Superlatives',
  description: 'The yearbook page that nobody dared to print.',
  type: 'lobby',
  tags: ['People', 'Icebreaker', 'Quick laugh', 'Staff pick'],
  games: [
    {
      name: 'Most likely to be famous',
      description: 'From “happily unknown” to “sunglasses indoors”. Who is where?',
      type: 'SliderAvatarsLobby',
      config: { ends: { worst: 'Happily unknown', best: 'Sunglasses indoors' } },
    },
    {
      name: 'Best laugh in the room',
      description: '1 is a polite smile, 100 and the whole bus joins in.',
      type: 'SliderLobby',
      config: {},
    },
    {
      name: 'Yearbook awards',
      description: 'Everybody gets one. Hand them out.',
      type: 'TierListLobby',
      config: {
        ordered: false,
        tiers: [
          { name: 'Class legend', color: '#b197fc' },
          { name: 'Teacher’s favourite', color: '#ffd43b' },
          { name: 'Heart of the back row', color: '#66d9e8' },
          { name: 'Mystery exchange student', color: '#f783ac' },
        ],
      },
    },
    {
      name: 'Brings the good mood',
      description: 'From “after the first coffee” to “sunshine with legs”.',
      type: 'SliderAvatarsLobby',
      config: { ends: { worst: 'After the first coffee', best: 'Sunshine with legs' } },
    },
  ],
};
