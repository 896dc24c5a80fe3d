import type { StarterTheme } from '../starter-theme.ts';

export const zombies: StarterTheme = {
  name: 'Last ones standing',
  description: 'The undead are slow. So is your group at making decisions.',
  type: 'normal',
  tags: ['Fantasy', 'Heated debate', 'Big groups', 'Halloween'],
  games: [
    {
      name: 'Grab and run',
      description: 'Five things lie in front of you, and each gets its own fate. Think of the zombies.',
      type: 'TierList',
      config: {
        tiers: [
          { name: 'Never let go', color: '#ff5d5d' },
          { name: 'Fits in the backpack', color: '#ffa94d' },
          { name: 'Trade it for beans', color: '#ffd43b' },
          { name: 'Door stopper', color: '#69db7c' },
          { name: 'Throw it at a zombie', color: '#4dabf7' },
        ],
        seMode: true,
        pictures: [
          { file: 'zombies/1/axe.webp', alt: 'Axe', source: 'twemoji:axe' },
          { file: 'zombies/1/flashlight.webp', alt: 'Torch', source: 'twemoji:flashlight' },
          { file: 'zombies/1/canned-food.webp', alt: 'Canned food', source: 'twemoji:canned-food' },
          { file: 'zombies/1/bow-and-arrow.webp', alt: 'Bow and arrow', source: 'twemoji:bow-and-arrow' },
          { file: 'zombies/1/guitar.webp', alt: 'Electric guitar', source: 'twemoji:guitar' },
          { file: 'zombies/1/toilet-paper.webp', alt: 'Toilet paper', source: 'twemoji:roll-of-paper' },
          { file: 'zombies/1/loyal-dog.webp', alt: 'Loyal dog', source: 'twemoji:guide-dog' },
          { file: 'zombies/1/frying-pan.webp', alt: 'Frying pan', source: 'twemoji:cooking' },
          {
            file: 'zombies/1/fire-extinguisher.webp',
            alt: 'Fire extinguisher',
            source: 'twemoji:fire-extinguisher',
          },
          { file: 'zombies/1/world-map.webp', alt: 'Map', source: 'twemoji:world-map' },
          { file: 'zombies/1/adhesive-bandage.webp', alt: 'Plaster', source: 'twemoji:adhesive-bandage' },
          { file: 'zombies/1/ladder.webp', alt: 'Ladder', source: 'twemoji:ladder' },
          { file: 'zombies/1/umbrella.webp', alt: 'Umbrella', source: 'twemoji:umbrella' },
          { file: 'zombies/1/shopping-cart.webp', alt: 'Shopping trolley', source: 'twemoji:shopping-cart' },
          { file: 'zombies/1/kick-scooter.webp', alt: 'Kick scooter', source: 'twemoji:kick-scooter' },
        ],
      },
    },
    {
      name: 'Screen time in the film',
      description: 'How long does your character last?',
      type: 'Slider',
      config: {
        points: [
          { name: 'Dies in the trailer', color: '#e5484d' },
          { name: 'Gone by the title', color: '#f76b15' },
          { name: 'Heroic halfway exit', color: '#ffc53d' },
          { name: 'Sees the sunrise', color: '#a8c93a' },
          { name: 'Back for the sequel', color: '#30a46c' },
        ],
      },
    },
    {
      name: 'Hold or run',
      description: 'They are at the end of the street. Decide for the group.',
      type: 'Choose',
      config: {
        selectedPair: { left: 'black', right: 'white' },
        sideHeaderLeft: 'Barricade the house',
        sideDescriptionLeft: 'Walls, beans and each other, for a very long time.',
        sideHeaderRight: 'Keep moving',
        sideDescriptionRight: 'Fresh air, fresh horror, no dishes.',
      },
    },
  ],
};
