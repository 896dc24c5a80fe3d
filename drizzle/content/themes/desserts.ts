import type { StarterTheme } from '../starter-theme.ts';

export const desserts: StarterTheme = {
  name: 'Sweet tooth',
  description: 'There is a second stomach, and tonight it votes.',
  type: 'normal',
  tags: ['Food', 'Chill', 'Family friendly', 'Staff pick'],
  games: [
    {
      name: 'The last portion',
      description: 'One plate is left in the fridge. What would you fight a friend for?',
      type: 'TierList',
      config: {
        tiers: [
          { name: 'Fight for it', color: '#ff5d5d' },
          { name: 'Cut it in half', color: '#ffa94d' },
          { name: 'You have it', color: '#69db7c' },
          { name: 'Leave it for the flatmate', color: '#4dabf7' },
        ],
        pictures: [
          { file: 'desserts/1/doughnut.webp', alt: 'Doughnut with icing', source: 'fluent-emoji:1f369' },
          { file: 'desserts/1/cookie.webp', alt: 'Chocolate chip cookie', source: 'fluent-emoji:1f36a' },
          { file: 'desserts/1/birthday-cake.webp', alt: 'Birthday cake', source: 'fluent-emoji:1f382' },
          {
            file: 'desserts/1/shortcake.webp',
            alt: 'Slice of strawberry cake',
            source: 'fluent-emoji:1f370',
          },
          { file: 'desserts/1/cupcake.webp', alt: 'Cupcake', source: 'fluent-emoji:1f9c1' },
          { file: 'desserts/1/pie.webp', alt: 'Pie', source: 'fluent-emoji:1f967' },
          { file: 'desserts/1/chocolate-bar.webp', alt: 'Chocolate bar', source: 'fluent-emoji:1f36b' },
          { file: 'desserts/1/lollipop.webp', alt: 'Lollipop', source: 'fluent-emoji:1f36d' },
          { file: 'desserts/1/custard.webp', alt: 'Custard with caramel', source: 'fluent-emoji:1f36e' },
          { file: 'desserts/1/soft-ice-cream.webp', alt: 'Soft ice cream', source: 'fluent-emoji:1f366' },
          { file: 'desserts/1/ice-cream.webp', alt: 'Bowl of ice cream', source: 'fluent-emoji:1f368' },
          { file: 'desserts/1/shaved-ice.webp', alt: 'Shaved ice', source: 'fluent-emoji:1f367' },
          { file: 'desserts/1/pancakes.webp', alt: 'Pancakes', source: 'fluent-emoji:1f95e' },
          { file: 'desserts/1/waffle.webp', alt: 'Waffle with butter', source: 'fluent-emoji:1f9c7' },
          { file: 'desserts/1/sweet.webp', alt: 'Wrapped sweet', source: 'fluent-emoji:1f36c' },
        ],
      },
    },
    {
      name: 'Cake o’clock',
      description: 'Is cake an acceptable breakfast?',
      type: 'Slider',
      config: {
        points: [
          { name: 'Absolutely not', color: '#e5484d' },
          { name: 'Birthdays only', color: '#f76b15' },
          { name: 'If there is fruit in it', color: '#ffc53d' },
          { name: 'It is basically bread', color: '#a8c93a' },
          { name: 'It is a human right', color: '#30a46c' },
        ],
      },
    },
    {
      name: 'Pudding politics',
      description: 'Only one party may govern the dessert menu.',
      type: 'Choose',
      config: {
        selectedPair: { left: 'brown', right: 'seagreen' },
        sideHeaderLeft: 'The chocolate party',
        sideDescriptionLeft: 'Promises a fountain in every town square.',
        sideHeaderRight: 'The fruit party',
        sideDescriptionRight: 'Promises it still counts as one of your five a day.',
      },
    },
  ],
};
