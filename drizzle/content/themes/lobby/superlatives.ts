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
      config: {},
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
        tiers: [
          { name: 'Class legend', color: '#ff5d5d' },
          { name: 'Teacher’s favourite', color: '#ffa94d' },
          { name: 'Heart of the back row', color: '#69db7c' },
          { name: 'Mystery exchange student', color: '#4dabf7' },
        ],
      },
    },
    {
      name: 'Brings the good mood',
      description: 'From “after the first coffee” to “sunshine with legs”.',
      type: 'SliderAvatarsLobby',
      config: {},
    },
  ],
};
