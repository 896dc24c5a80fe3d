import type { StarterTheme } from '../starter-theme.ts';

export const toys: StarterTheme = {
  name: 'Toy box',
  description: 'You are never too old. Your knees might disagree.',
  type: 'normal',
  tags: ['Games', 'Nostalgia', 'Family friendly', 'Chill'],
  games: [
    {
      name: 'Rainy afternoon',
      description: 'It pours and the internet is gone. What do you reach for?',
      type: 'TierList',
      config: {
        tiers: [
          { name: 'Play until dawn', color: '#ff5d5d' },
          { name: 'One more round', color: '#ffa94d' },
          { name: 'If everybody else does', color: '#69db7c' },
          { name: 'I will read a book', color: '#4dabf7' },
        ],
        pictures: [
          { file: 'toys/1/joystick.webp', alt: 'Joystick', source: 'fluent-emoji:1f579-fe0f' },
          { file: 'toys/1/die.webp', alt: 'Die', source: 'fluent-emoji:1f3b2' },
          { file: 'toys/1/puzzle.webp', alt: 'Puzzle piece', source: 'fluent-emoji:1f9e9' },
          { file: 'toys/1/teddy-bear.webp', alt: 'Teddy bear', source: 'fluent-emoji:1f9f8' },
          { file: 'toys/1/kite.webp', alt: 'Kite', source: 'fluent-emoji:1fa81' },
          { file: 'toys/1/yo-yo.webp', alt: 'Yo-yo', source: 'fluent-emoji:1fa80' },
          { file: 'toys/1/dartboard.webp', alt: 'Dartboard', source: 'fluent-emoji:1f3af' },
          { file: 'toys/1/bowling.webp', alt: 'Bowling pins', source: 'fluent-emoji:1f3b3' },
          { file: 'toys/1/playing-cards.webp', alt: 'Joker card', source: 'fluent-emoji:1f0cf' },
          { file: 'toys/1/mahjong.webp', alt: 'Mahjong tile', source: 'fluent-emoji:1f004' },
          { file: 'toys/1/pinata.webp', alt: 'Piñata', source: 'fluent-emoji:1fa85' },
          { file: 'toys/1/nesting-dolls.webp', alt: 'Nesting dolls', source: 'fluent-emoji:1fa86' },
          { file: 'toys/1/water-pistol.webp', alt: 'Water pistol', source: 'fluent-emoji:1f52b' },
          { file: 'toys/1/billiards.webp', alt: 'Billiard ball', source: 'fluent-emoji:1f3b1' },
          { file: 'toys/1/table-tennis.webp', alt: 'Table tennis bat', source: 'fluent-emoji:1f3d3' },
        ],
      },
    },
    {
      name: 'House rules',
      description: 'How do you treat the rulebook?',
      type: 'Slider',
      config: {
        points: [
          { name: 'What rulebook?', color: '#e5484d' },
          { name: 'I am a creative banker', color: '#f76b15' },
          { name: 'Only when it helps me', color: '#ffc53d' },
          { name: 'Mostly honest', color: '#a8c93a' },
          { name: 'I quote it by page', color: '#30a46c' },
        ],
      },
    },
    {
      name: 'Friendship test',
      description: 'The last move decides. Everybody is watching.',
      type: 'Choose',
      config: {
        selectedPair: { left: 'green', right: 'magenta' },
        sideHeaderLeft: 'Win the game',
        sideDescriptionLeft: 'Total victory. You will be eating alone.',
        sideHeaderRight: 'Save the friendship',
        sideDescriptionRight: 'You let them have it. Only you will ever know.',
      },
    },
  ],
};
