import type { StarterTheme } from '../../starter-theme.ts';

export const whoWould: StarterTheme = {
  name: 'Who would…',
  description: 'You know each other. Or so you thought.',
  type: 'lobby',
  tags: ['People', 'Brain tickler', 'Icebreaker', 'Staff pick'],
  games: [
    {
      name: '…win a staring contest with a cat?',
      description: 'From “blinks first” to “the cat apologises”.',
      type: 'SliderAvatarsLobby',
      config: { ends: { worst: 'Blinks first', best: 'The cat apologises' } },
    },
    {
      name: '…cry at a film about a penguin?',
      description: '1 has something in one eye, 100 needs a second box of tissues.',
      type: 'SliderLobby',
      config: {},
    },
    {
      name: '…last without their phone?',
      description: 'The battery is empty and the charger is at home.',
      type: 'TierListLobby',
      config: {
        tiers: [
          { name: 'A whole year', color: '#ff5d5d' },
          { name: 'A long weekend', color: '#ffa94d' },
          { name: 'Until dinner', color: '#69db7c' },
          { name: 'What was the question?', color: '#4dabf7' },
        ],
      },
    },
    {
      name: '…talk their way into a royal wedding?',
      description: 'From “waits at the gate” to “gives the toast”.',
      type: 'SliderAvatarsLobby',
      config: { ends: { worst: 'Waits at the gate', best: 'Gives the toast' } },
    },
  ],
};
