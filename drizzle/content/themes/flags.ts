import type { StarterTheme } from '../starter-theme.ts';

export const flags: StarterTheme = {
  name: 'Flags of the world',
  description: 'Judged purely on looks. Diplomacy is not available tonight.',
  type: 'normal',
  tags: ['Geography', 'Travel', 'Brain tickler', 'Icebreaker'],
  games: [
    {
      name: 'Cape material',
      description: 'Forget the country. Which flag would you wear as a cape?',
      type: 'TierList',
      config: {
        tiers: [
          { name: 'Wear it every day', color: '#ff5d5d' },
          { name: 'Special occasions', color: '#ffa94d' },
          { name: 'Fine on a mug', color: '#69db7c' },
          { name: 'Back in the drawer', color: '#4dabf7' },
        ],
        pictures: [
          {
            file: 'flags/1/nepal.webp',
            alt: 'Flag of Nepal: two stacked crimson pennants',
            source: 'flag-icons:np',
          },
          {
            file: 'flags/1/bhutan.webp',
            alt: 'Flag of Bhutan: a white dragon on yellow and orange',
            source: 'flag-icons:bt',
          },
          {
            file: 'flags/1/wales.webp',
            alt: 'Flag of Wales: a red dragon on white and green',
            source: 'flag-icons:gb-wls',
          },
          { file: 'flags/1/japan.webp', alt: 'Flag of Japan: a red disc on white', source: 'flag-icons:jp' },
          {
            file: 'flags/1/brazil.webp',
            alt: 'Flag of Brazil: a starry blue globe in a yellow diamond',
            source: 'flag-icons:br',
          },
          { file: 'flags/1/kenya.webp', alt: 'Flag of Kenya: a shield and spears', source: 'flag-icons:ke' },
          {
            file: 'flags/1/kiribati.webp',
            alt: 'Flag of Kiribati: a bird over a sunrise at sea',
            source: 'flag-icons:ki',
          },
          {
            file: 'flags/1/seychelles.webp',
            alt: 'Flag of Seychelles: five slanted rays',
            source: 'flag-icons:sc',
          },
          {
            file: 'flags/1/mexico.webp',
            alt: 'Flag of Mexico: an eagle on green, white and red',
            source: 'flag-icons:mx',
          },
          {
            file: 'flags/1/south-africa.webp',
            alt: 'Flag of South Africa: a sideways Y in six colours',
            source: 'flag-icons:za',
          },
          {
            file: 'flags/1/albania.webp',
            alt: 'Flag of Albania: a black two-headed eagle on red',
            source: 'flag-icons:al',
          },
          { file: 'flags/1/canada.webp', alt: 'Flag of Canada: a red maple leaf', source: 'flag-icons:ca' },
          {
            file: 'flags/1/south-korea.webp',
            alt: 'Flag of South Korea: a red and blue swirl',
            source: 'flag-icons:kr',
          },
          {
            file: 'flags/1/jamaica.webp',
            alt: 'Flag of Jamaica: a gold cross on green and black',
            source: 'flag-icons:jm',
          },
          {
            file: 'flags/1/sri-lanka.webp',
            alt: 'Flag of Sri Lanka: a golden lion with a sword',
            source: 'flag-icons:lk',
          },
          {
            file: 'flags/1/greece.webp',
            alt: 'Flag of Greece: blue and white stripes with a cross',
            source: 'flag-icons:gr',
          },
        ],
      },
    },
    {
      name: 'Blank map',
      description: 'Someone hands you an empty world map and a pencil. How does it go?',
      type: 'Slider',
      config: {
        points: [
          { name: 'I found my kitchen once', color: '#e5484d' },
          { name: 'Continents, roughly', color: '#f76b15' },
          { name: 'Pub quiz regular', color: '#ffc53d' },
          { name: 'Capitals included', color: '#a8c93a' },
          { name: 'I am the atlas', color: '#30a46c' },
        ],
      },
    },
    {
      name: 'Found a country',
      description: 'You may start your own nation. Which one opens its borders tomorrow?',
      type: 'Choose',
      config: {
        selectedPair: { left: 'yellow', right: 'cyan' },
        sideHeaderLeft: 'Tiny sunny island',
        sideDescriptionLeft: 'The anthem is ukulele only and shoes are optional.',
        sideHeaderRight: 'Secret mountain kingdom',
        sideDescriptionRight: 'One road, one castle and a very good cheese.',
      },
    },
  ],
};
