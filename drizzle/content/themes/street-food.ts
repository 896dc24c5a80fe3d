import type { StarterTheme } from '../starter-theme.ts';

export const streetFood: StarterTheme = {
  name: 'Street food',
  description: 'Paper plates, loud opinions. Bring napkins.',
  type: 'normal',
  tags: ['Food', 'Travel', 'Heated debate', 'Staff pick'],
  games: [
    {
      name: 'Worth the queue?',
      description: 'The line is long and it starts to rain. What are you still waiting for?',
      type: 'TierList',
      config: {
        tiers: [
          { name: 'Round the block', color: '#ff5d5d' },
          { name: 'Worth a detour', color: '#ffa94d' },
          { name: 'If I am peckish', color: '#ffd43b' },
          { name: 'Only after midnight', color: '#69db7c' },
          { name: 'Only on a dare', color: '#4dabf7' },
        ],
        pictures: [
          { file: 'street-food/1/hot-dog.webp', alt: 'Hot dog with mustard', source: 'noto:hot-dog' },
          { file: 'street-food/1/hamburger.webp', alt: 'Hamburger', source: 'noto:hamburger' },
          { file: 'street-food/1/french-fries.webp', alt: 'French fries', source: 'noto:french-fries' },
          { file: 'street-food/1/taco.webp', alt: 'Taco', source: 'noto:taco' },
          { file: 'street-food/1/burrito.webp', alt: 'Burrito', source: 'noto:burrito' },
          {
            file: 'street-food/1/stuffed-flatbread.webp',
            alt: 'Stuffed flatbread',
            source: 'noto:stuffed-flatbread',
          },
          { file: 'street-food/1/falafel.webp', alt: 'Falafel', source: 'noto:falafel' },
          { file: 'street-food/1/pizza.webp', alt: 'Slice of pizza', source: 'noto:pizza' },
          { file: 'street-food/1/dumpling.webp', alt: 'Dumpling', source: 'noto:dumpling' },
          { file: 'street-food/1/oden.webp', alt: 'Oden skewer', source: 'noto:oden' },
          { file: 'street-food/1/fried-shrimp.webp', alt: 'Fried shrimp', source: 'noto:fried-shrimp' },
          { file: 'street-food/1/steaming-bowl.webp', alt: 'Bowl of ramen', source: 'noto:steaming-bowl' },
          { file: 'street-food/1/pretzel.webp', alt: 'Pretzel', source: 'noto:pretzel' },
          { file: 'street-food/1/sandwich.webp', alt: 'Sandwich', source: 'noto:sandwich' },
        ],
      },
    },
    {
      name: 'Pineapple protocol',
      description: 'How much do you trust someone who puts pineapple on pizza?',
      type: 'Slider',
      config: {
        points: [
          { name: 'Call the police', color: '#e5484d' },
          { name: 'Only under supervision', color: '#f76b15' },
          { name: 'I need to hear their side', color: '#ffc53d' },
          { name: 'They seem brave', color: '#a8c93a' },
          { name: 'Marry me', color: '#30a46c' },
        ],
      },
    },
    {
      name: 'Sauce court',
      description: 'One sauce for life. The other one is banned from your house.',
      type: 'Choose',
      config: {
        selectedPair: { left: 'red', right: 'blue' },
        sideHeaderLeft: 'Team ketchup',
        sideDescriptionLeft: 'Red, sweet and already on your shirt.',
        sideHeaderRight: 'Team blue cheese',
        sideDescriptionRight: 'Strong, proud and good on more than you think.',
      },
    },
  ],
};
