import type { StarterTheme } from '../starter-theme.ts';

export const holidays: StarterTheme = {
  name: 'Out of office',
  description: 'Far away, slightly sunburnt and not checking messages.',
  type: 'normal',
  tags: ['Travel', 'Chill', 'Summer', 'Big groups'],
  games: [
    {
      name: 'Now boarding',
      description: 'Friends have already booked. How excited are you?',
      type: 'TierList',
      config: {
        tiers: [
          { name: 'Already packed', color: '#ff5d5d' },
          { name: 'Talk me into it', color: '#ffa94d' },
          { name: 'If you pay', color: '#ffd43b' },
          { name: 'Send me photos', color: '#69db7c' },
          { name: 'I am busy that year', color: '#4dabf7' },
        ],
        pictures: [
          {
            file: 'holidays/1/beach.webp',
            alt: 'Beach with an umbrella',
            source: 'noto:beach-with-umbrella',
          },
          { file: 'holidays/1/camping.webp', alt: 'Tent in the woods', source: 'noto:camping' },
          { file: 'holidays/1/desert-island.webp', alt: 'Desert island', source: 'noto:desert-island' },
          {
            file: 'holidays/1/snowy-mountain.webp',
            alt: 'Snowy mountain',
            source: 'noto:snow-capped-mountain',
          },
          { file: 'holidays/1/national-park.webp', alt: 'National park', source: 'noto:national-park' },
          { file: 'holidays/1/roller-coaster.webp', alt: 'Roller coaster', source: 'noto:roller-coaster' },
          { file: 'holidays/1/ferris-wheel.webp', alt: 'Ferris wheel', source: 'noto:ferris-wheel' },
          { file: 'holidays/1/castle.webp', alt: 'Castle', source: 'noto:castle' },
          { file: 'holidays/1/volcano.webp', alt: 'Volcano', source: 'noto:volcano' },
          { file: 'holidays/1/city.webp', alt: 'City at dusk', source: 'noto:cityscape-at-dusk' },
          { file: 'holidays/1/hot-spring.webp', alt: 'Hot spring', source: 'noto:hot-springs' },
          { file: 'holidays/1/desert.webp', alt: 'Desert', source: 'noto:desert' },
          { file: 'holidays/1/cruise-ship.webp', alt: 'Cruise ship', source: 'noto:passenger-ship' },
          { file: 'holidays/1/circus-tent.webp', alt: 'Circus tent', source: 'noto:circus-tent' },
          {
            file: 'holidays/1/staying-home.webp',
            alt: 'House with a garden',
            source: 'noto:house-with-garden',
          },
        ],
      },
    },
    {
      name: 'Suitcase science',
      description: 'The flight is on Friday. When do you pack?',
      type: 'Slider',
      config: {
        points: [
          { name: 'In the taxi', color: '#e5484d' },
          { name: 'While the taxi honks', color: '#f76b15' },
          { name: 'The night before', color: '#ffc53d' },
          { name: 'Two days ahead', color: '#a8c93a' },
          { name: 'Laminated list, last month', color: '#30a46c' },
        ],
      },
    },
    {
      name: 'Row 23',
      description: 'Eight hours in the air. Pick your kingdom.',
      type: 'Choose',
      config: {
        selectedPair: { left: 'yellow', right: 'cyan' },
        sideHeaderLeft: 'Window seat',
        sideDescriptionLeft: 'The whole sky is yours, and so is the wall to sleep on.',
        sideHeaderRight: 'Aisle seat',
        sideDescriptionRight: 'Freedom, legroom and first off the plane.',
      },
    },
  ],
};
