import type { StarterTheme } from '../starter-theme.ts';

export const instruments: StarterTheme = {
  name: 'Noise complaint',
  description: 'Thin walls, big dreams and no sense of rhythm.',
  type: 'normal',
  tags: ['Music', 'Heated debate', 'Chill'],
  games: [
    {
      name: 'The neighbour starts lessons',
      description: 'Every night at ten, right behind your wall. Which one can you live with?',
      type: 'TierList',
      config: {
        tiers: [
          { name: 'Leave the window open', color: '#ff5d5d' },
          { name: 'Quite nice, really', color: '#ffa94d' },
          { name: 'Headphones on', color: '#ffd43b' },
          { name: 'Passive-aggressive note', color: '#69db7c' },
          { name: 'I am moving out', color: '#4dabf7' },
        ],
        pictures: [
          { file: 'instruments/1/guitar.webp', alt: 'Electric guitar', source: 'noto:guitar' },
          { file: 'instruments/1/violin.webp', alt: 'Violin', source: 'noto:violin' },
          { file: 'instruments/1/drum.webp', alt: 'Drum', source: 'noto:drum' },
          { file: 'instruments/1/saxophone.webp', alt: 'Saxophone', source: 'noto:saxophone' },
          { file: 'instruments/1/trumpet.webp', alt: 'Trumpet', source: 'noto:trumpet' },
          { file: 'instruments/1/accordion.webp', alt: 'Accordion', source: 'noto:accordion' },
          { file: 'instruments/1/banjo.webp', alt: 'Banjo', source: 'noto:banjo' },
          { file: 'instruments/1/musical-keyboard.webp', alt: 'Piano keys', source: 'noto:musical-keyboard' },
          { file: 'instruments/1/long-drum.webp', alt: 'Hand drum', source: 'noto:long-drum' },
          { file: 'instruments/1/flute.webp', alt: 'Flute', source: 'noto:flute' },
          { file: 'instruments/1/maracas.webp', alt: 'Maracas', source: 'noto:maracas' },
          { file: 'instruments/1/microphone.webp', alt: 'Microphone', source: 'noto:microphone' },
          { file: 'instruments/1/postal-horn.webp', alt: 'Horn', source: 'noto:postal-horn' },
          { file: 'instruments/1/bell.webp', alt: 'Bell', source: 'noto:bell' },
          { file: 'instruments/1/dj-mixer.webp', alt: 'DJ mixer knobs', source: 'noto:control-knobs' },
        ],
      },
    },
    {
      name: 'Karaoke courage',
      description: 'The machine is on and somebody wrote your name down. Where are you?',
      type: 'Slider',
      config: {
        points: [
          { name: 'Already in a taxi', color: '#e5484d' },
          { name: 'Guarding the coats', color: '#f76b15' },
          { name: 'Clapping off beat', color: '#ffc53d' },
          { name: 'Up after one drink', color: '#a8c93a' },
          { name: 'You will not get the mic back', color: '#30a46c' },
        ],
      },
    },
    {
      name: 'Concert night',
      description: 'Your favourite band plays once more.',
      type: 'Choose',
      config: {
        selectedPair: { left: 'red', right: 'blue' },
        sideHeaderLeft: 'Front row',
        sideDescriptionLeft: 'You can see the sweat. Some of it is yours.',
        sideHeaderRight: 'Seat at the back',
        sideDescriptionRight: 'Perfect sound, a chair and a clean toilet.',
      },
    },
  ],
};
