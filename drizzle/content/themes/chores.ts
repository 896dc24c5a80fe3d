import type { StarterTheme } from '../starter-theme.ts';

export const chores: StarterTheme = {
  name: 'Chore wars',
  description: 'Somebody has to do it, and it was me last time.',
  type: 'normal',
  tags: ['Home', 'Heated debate', 'Quick laugh'],
  games: [
    {
      name: 'The chore draft',
      description: 'Everybody has to take some. Which ones do you grab first?',
      type: 'TierList',
      config: {
        tiers: [
          { name: 'Oddly relaxing', color: '#ff5d5d' },
          { name: 'With a podcast', color: '#ffa94d' },
          { name: 'Bribe me', color: '#69db7c' },
          { name: 'I would rather move', color: '#4dabf7' },
        ],
        pictures: [
          { file: 'chores/1/sweeping.webp', alt: 'Sweeping with a broom', source: 'openmoji:1F9F9' },
          { file: 'chores/1/scrubbing.webp', alt: 'Scrubbing with a sponge', source: 'openmoji:1F9FD' },
          { file: 'chores/1/mopping.webp', alt: 'Mopping with a bucket', source: 'openmoji:1FAA3' },
          { file: 'chores/1/laundry.webp', alt: 'Carrying the laundry basket', source: 'openmoji:1F9FA' },
          { file: 'chores/1/toilet.webp', alt: 'Cleaning the toilet', source: 'openmoji:1F6BD' },
          {
            file: 'chores/1/plunger.webp',
            alt: 'Unblocking the drain with a plunger',
            source: 'openmoji:1FAA0',
          },
          { file: 'chores/1/making-the-bed.webp', alt: 'Making the bed', source: 'openmoji:1F6CF' },
          { file: 'chores/1/bin.webp', alt: 'Taking out the bin', source: 'openmoji:1F5D1' },
          { file: 'chores/1/setting-the-table.webp', alt: 'Setting the table', source: 'openmoji:1F37D' },
          { file: 'chores/1/groceries.webp', alt: 'Grocery shopping', source: 'openmoji:1F6D2' },
          { file: 'chores/1/plants.webp', alt: 'Watering the plants', source: 'openmoji:1FAB4' },
          { file: 'chores/1/cooking.webp', alt: 'Frying dinner', source: 'openmoji:1F373' },
          { file: 'chores/1/light-bulb.webp', alt: 'Changing the light bulb', source: 'openmoji:1F4A1' },
          { file: 'chores/1/windows.webp', alt: 'Cleaning the windows', source: 'openmoji:1FA9F' },
          { file: 'chores/1/bathtub.webp', alt: 'Scrubbing the bathtub', source: 'openmoji:1F6C1' },
        ],
      },
    },
    {
      name: 'The chair',
      description: 'Everyone has a chair where clothes live. How is yours?',
      type: 'Slider',
      config: {
        points: [
          { name: 'There is a chair?', color: '#e5484d' },
          { name: 'Geological layers', color: '#f76b15' },
          { name: 'A respectable heap', color: '#ffc53d' },
          { name: 'One lonely jumper', color: '#a8c93a' },
          { name: 'I own a wardrobe', color: '#30a46c' },
        ],
      },
    },
    {
      name: 'Toilet roll tribunal',
      description: 'Families have split over less.',
      type: 'Choose',
      config: {
        selectedPair: { left: 'green', right: 'magenta' },
        sideHeaderLeft: 'Over',
        sideDescriptionLeft: 'The sheet hangs at the front, as civilisation intended.',
        sideHeaderRight: 'Under',
        sideDescriptionRight: 'The sheet hangs at the back, like a secret.',
      },
    },
  ],
};
