import type { StarterTheme } from '../starter-theme.ts';

export const mythical: StarterTheme = {
  name: 'Mythical neighbours',
  description: 'They have moved in next door, and they would like to borrow sugar.',
  type: 'normal',
  tags: ['Fantasy', 'Family friendly', 'Quick laugh'],
  games: [
    {
      name: 'Garden party list',
      description: 'You host the neighbours on Saturday. Who gets an invitation?',
      type: 'TierList',
      config: {
        tiers: [
          { name: 'Guest of honour', color: '#ff5d5d' },
          { name: 'Bring a salad', color: '#ffa94d' },
          { name: 'Wave over the fence', color: '#ffd43b' },
          { name: 'Pretend to be out', color: '#69db7c' },
          { name: 'Not without a priest', color: '#4dabf7' },
        ],
        pictures: [
          { file: 'mythical/1/vampire.webp', alt: 'Vampire', source: 'fluent-emoji:1f9db' },
          { file: 'mythical/1/zombie.webp', alt: 'Zombie', source: 'fluent-emoji:1f9df' },
          { file: 'mythical/1/genie.webp', alt: 'Genie', source: 'fluent-emoji:1f9de' },
          { file: 'mythical/1/mermaid.webp', alt: 'Mermaid', source: 'fluent-emoji:1f9dc-200d-2640-fe0f' },
          { file: 'mythical/1/fairy.webp', alt: 'Fairy', source: 'fluent-emoji:1f9da' },
          { file: 'mythical/1/wizard.webp', alt: 'Wizard', source: 'fluent-emoji:1f9d9-200d-2642-fe0f' },
          { file: 'mythical/1/elf.webp', alt: 'Elf', source: 'fluent-emoji:1f9dd-200d-2640-fe0f' },
          { file: 'mythical/1/unicorn.webp', alt: 'Unicorn', source: 'fluent-emoji:1f984' },
          { file: 'mythical/1/dragon.webp', alt: 'Dragon', source: 'fluent-emoji:1f409' },
          { file: 'mythical/1/ogre.webp', alt: 'Ogre', source: 'fluent-emoji:1f479' },
          { file: 'mythical/1/ghost.webp', alt: 'Ghost', source: 'fluent-emoji:1f47b' },
          { file: 'mythical/1/alien.webp', alt: 'Alien', source: 'fluent-emoji:1f47d' },
          { file: 'mythical/1/robot.webp', alt: 'Robot', source: 'fluent-emoji:1f916' },
          { file: 'mythical/1/troll.webp', alt: 'Troll', source: 'fluent-emoji:1f9cc' },
          { file: 'mythical/1/supervillain.webp', alt: 'Supervillain', source: 'fluent-emoji:1f9b9' },
        ],
      },
    },
    {
      name: 'Knock at three',
      description: 'Something knocks inside the wardrobe at three in the morning. How calm are you?',
      type: 'Slider',
      config: {
        points: [
          { name: 'I live in the car now', color: '#e5484d' },
          { name: 'Under the blanket', color: '#f76b15' },
          { name: 'Asking who it is', color: '#ffc53d' },
          { name: 'Opening the door', color: '#a8c93a' },
          { name: 'Offering it tea', color: '#30a46c' },
        ],
      },
    },
    {
      name: 'Immortal small print',
      description: 'You get bitten either way. By what?',
      type: 'Choose',
      config: {
        selectedPair: { left: 'black', right: 'white' },
        sideHeaderLeft: 'Vampire hours',
        sideDescriptionLeft: 'Eternal style. No beaches, no garlic bread.',
        sideHeaderRight: 'Werewolf weekends',
        sideDescriptionRight: 'Great hair. Once a month you eat the sofa.',
      },
    },
  ],
};
