import type { StarterTheme } from '../starter-theme.ts';

export const sports: StarterTheme = {
  name: 'Good sports',
  description: 'No warm-up, no talent, all of the confidence.',
  type: 'normal',
  tags: ['Sports', 'Big groups', 'Quick laugh'],
  games: [
    {
      name: 'Tomorrow at nine',
      description: 'You compete tomorrow morning with no training. How far do you get?',
      type: 'TierList',
      config: {
        tiers: [
          { name: 'Gold, obviously', color: '#ff5d5d' },
          { name: 'I would finish', color: '#ffa94d' },
          { name: 'In it for the selfie', color: '#ffd43b' },
          { name: 'Carried off', color: '#69db7c' },
          { name: 'On the news', color: '#4dabf7' },
        ],
        pictures: [
          { file: 'sports/1/person-surfing.webp', alt: 'Surfing', source: 'noto:person-surfing' },
          { file: 'sports/1/person-swimming.webp', alt: 'Swimming', source: 'noto:person-swimming' },
          { file: 'sports/1/person-biking.webp', alt: 'Cycling', source: 'noto:person-biking' },
          { file: 'sports/1/person-climbing.webp', alt: 'Climbing', source: 'noto:person-climbing' },
          {
            file: 'sports/1/person-lifting-weights.webp',
            alt: 'Weight lifting',
            source: 'noto:person-lifting-weights',
          },
          { file: 'sports/1/person-fencing.webp', alt: 'Fencing', source: 'noto:person-fencing' },
          { file: 'sports/1/horse-racing.webp', alt: 'Horse racing', source: 'noto:horse-racing' },
          { file: 'sports/1/skier.webp', alt: 'Skiing', source: 'noto:skier' },
          { file: 'sports/1/snowboarder.webp', alt: 'Snowboarding', source: 'noto:snowboarder' },
          { file: 'sports/1/person-golfing.webp', alt: 'Golf', source: 'noto:person-golfing' },
          {
            file: 'sports/1/person-playing-water-polo.webp',
            alt: 'Water polo',
            source: 'noto:person-playing-water-polo',
          },
          { file: 'sports/1/people-wrestling.webp', alt: 'Wrestling', source: 'noto:people-wrestling' },
          {
            file: 'sports/1/person-cartwheeling.webp',
            alt: 'Gymnastics',
            source: 'noto:person-cartwheeling',
          },
          { file: 'sports/1/person-rowing-boat.webp', alt: 'Rowing', source: 'noto:person-rowing-boat' },
          { file: 'sports/1/person-juggling.webp', alt: 'Juggling', source: 'noto:person-juggling' },
        ],
      },
    },
    {
      name: 'Sore loser scale',
      description: 'You lose by one point. What happens next?',
      type: 'Slider',
      config: {
        points: [
          { name: 'The table is flipped', color: '#e5484d' },
          { name: 'I demand a replay', color: '#f76b15' },
          { name: 'Silent for an hour', color: '#ffc53d' },
          { name: 'A firm handshake', color: '#a8c93a' },
          { name: 'Truly happy for you', color: '#30a46c' },
        ],
      },
    },
    {
      name: 'Glory or company',
      description: 'The season ends one of two ways.',
      type: 'Choose',
      config: {
        selectedPair: { left: 'red', right: 'blue' },
        sideHeaderLeft: 'Win alone',
        sideDescriptionLeft: 'A gold medal, and nobody picks up the phone.',
        sideHeaderRight: 'Lose together',
        sideDescriptionRight: 'Last place, and the best party of your life.',
      },
    },
  ],
};
