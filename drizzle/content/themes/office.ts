import type { StarterTheme } from '../starter-theme.ts';

export const office: StarterTheme = {
  name: 'Office life',
  description: 'This game could have been an e-mail.',
  type: 'normal',
  tags: ['Work', 'Quick laugh', 'Icebreaker'],
  games: [
    {
      name: 'Last day heist',
      description: 'You hand in your badge at five. What leaves in your bag?',
      type: 'TierList',
      config: {
        tiers: [
          { name: 'Already in the bag', color: '#ff5d5d' },
          { name: 'Worth the risk', color: '#ffa94d' },
          { name: 'Leave it for the intern', color: '#69db7c' },
          { name: 'Please keep it', color: '#4dabf7' },
        ],
        pictures: [
          { file: 'office/1/coffee.webp', alt: 'Coffee cup', source: 'fluent-emoji-flat:hot-beverage' },
          { file: 'office/1/printer.webp', alt: 'Printer', source: 'fluent-emoji-flat:printer' },
          { file: 'office/1/paperclip.webp', alt: 'Paperclip', source: 'fluent-emoji-flat:paperclip' },
          { file: 'office/1/calendar.webp', alt: 'Calendar', source: 'fluent-emoji-flat:spiral-calendar' },
          { file: 'office/1/laptop.webp', alt: 'Laptop', source: 'fluent-emoji-flat:laptop' },
          { file: 'office/1/telephone.webp', alt: 'Desk telephone', source: 'fluent-emoji-flat:telephone' },
          {
            file: 'office/1/file-cabinet.webp',
            alt: 'Filing cabinet',
            source: 'fluent-emoji-flat:file-cabinet',
          },
          {
            file: 'office/1/chart.webp',
            alt: 'Chart going up',
            source: 'fluent-emoji-flat:chart-increasing',
          },
          { file: 'office/1/briefcase.webp', alt: 'Briefcase', source: 'fluent-emoji-flat:briefcase' },
          { file: 'office/1/clipboard.webp', alt: 'Clipboard', source: 'fluent-emoji-flat:clipboard' },
          { file: 'office/1/pushpin.webp', alt: 'Pushpin', source: 'fluent-emoji-flat:pushpin' },
          { file: 'office/1/memo.webp', alt: 'Memo and pencil', source: 'fluent-emoji-flat:memo' },
          { file: 'office/1/card-index.webp', alt: 'Card index', source: 'fluent-emoji-flat:card-index' },
          { file: 'office/1/scissors.webp', alt: 'Scissors', source: 'fluent-emoji-flat:scissors' },
          {
            file: 'office/1/potted-plant.webp',
            alt: 'Potted plant',
            source: 'fluent-emoji-flat:potted-plant',
          },
          { file: 'office/1/trophy.webp', alt: 'Trophy', source: 'fluent-emoji-flat:trophy' },
        ],
      },
    },
    {
      name: 'Meeting stamina',
      description: 'How long until you are secretly doing something else?',
      type: 'Slider',
      config: {
        points: [
          { name: 'Before “hello”', color: '#e5484d' },
          { name: 'Agenda item one', color: '#f76b15' },
          { name: 'The first pie chart', color: '#ffc53d' },
          { name: 'Nearly the end', color: '#a8c93a' },
          { name: 'I take the minutes', color: '#30a46c' },
        ],
      },
    },
    {
      name: 'The new contract',
      description: 'The boss is in a good mood. Quick, ask for one.',
      type: 'Choose',
      config: {
        selectedPair: { left: 'brown', right: 'seagreen' },
        sideHeaderLeft: 'Four-day week',
        sideDescriptionLeft: 'Every Friday is yours. Thursday is a rocket.',
        sideHeaderRight: 'Work from anywhere',
        sideDescriptionRight: 'Five days, one laptop, a hammock and bad wifi.',
      },
    },
  ],
};
