import type { StarterTheme } from '../../starter-theme.ts';

export const roadTrip: StarterTheme = {
  name: 'Road trip',
  description: 'Nine hundred kilometres, one aux cable.',
  type: 'lobby',
  tags: ['Travel', 'Music', 'Summer', 'Heated debate'],
  games: [
    {
      name: 'Hand over the music',
      description: 'How far do you trust them with the playlist? 1 is whale song, 100 is every song a hit.',
      type: 'SliderLobby',
      config: {},
    },
    {
      name: 'Who takes the wheel?',
      description: 'From “please hold the map” to “wake me when we are there”.',
      type: 'SliderAvatarsLobby',
      config: { ends: { worst: 'Please hold the map', best: 'Wake me when we are there' } },
    },
    {
      name: 'Seats in the car',
      description: 'Everybody gets the seat they were born for.',
      type: 'TierListLobby',
      config: {
        ordered: false,
        tiers: [
          { name: 'Front seat, feet up', color: '#b197fc' },
          { name: 'Window and wisdom', color: '#ffd43b' },
          { name: 'Ruler of the middle', color: '#66d9e8' },
          { name: 'Asleep before the motorway', color: '#f783ac' },
        ],
      },
    },
    {
      name: 'Shares their snacks',
      description: '1 ate them while parking, 100 brought a second bag for you.',
      type: 'SliderLobby',
      config: {},
    },
  ],
};
