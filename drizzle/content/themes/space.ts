import type { StarterTheme } from '../starter-theme.ts';

export const space: StarterTheme = {
  name: 'Lost in space',
  description: 'No gravity, no signal and somebody ate the last freeze-dried ice cream.',
  type: 'normal',
  tags: ['Science', 'Travel', 'Brain tickler'],
  games: [
    {
      name: 'Space tourism',
      description: 'The shuttle leaves in an hour. How far will you go to see it up close?',
      type: 'TierList',
      config: {
        tiers: [
          { name: 'One-way ticket', color: '#ff5d5d' },
          { name: 'Long weekend', color: '#ffa94d' },
          { name: 'Through a telescope', color: '#69db7c' },
          { name: 'Stay on the sofa', color: '#4dabf7' },
        ],
        pictures: [
          { file: 'space/1/ringed-planet.webp', alt: 'Planet with rings', source: 'fluent-emoji:1fa90' },
          { file: 'space/1/earth.webp', alt: 'Earth', source: 'fluent-emoji:1f30d' },
          { file: 'space/1/moon.webp', alt: 'Moon', source: 'fluent-emoji:1f316' },
          { file: 'space/1/sun.webp', alt: 'Sun with a face', source: 'fluent-emoji:1f31e' },
          { file: 'space/1/milky-way.webp', alt: 'Milky Way', source: 'fluent-emoji:1f30c' },
          { file: 'space/1/comet.webp', alt: 'Comet', source: 'fluent-emoji:2604-fe0f' },
          { file: 'space/1/shooting-star.webp', alt: 'Shooting star', source: 'fluent-emoji:1f320' },
          { file: 'space/1/satellite.webp', alt: 'Satellite', source: 'fluent-emoji:1f6f0-fe0f' },
          { file: 'space/1/flying-saucer.webp', alt: 'Flying saucer', source: 'fluent-emoji:1f6f8' },
          { file: 'space/1/rocket.webp', alt: 'Rocket', source: 'fluent-emoji:1f680' },
          { file: 'space/1/telescope.webp', alt: 'Telescope', source: 'fluent-emoji:1f52d' },
          { file: 'space/1/star.webp', alt: 'Star', source: 'fluent-emoji:2b50' },
          { file: 'space/1/crescent-moon.webp', alt: 'Crescent moon', source: 'fluent-emoji:1f319' },
          { file: 'space/1/astronaut.webp', alt: 'Astronaut', source: 'fluent-emoji:1f9d1-1f3fd-200d-1f680' },
          { file: 'space/1/new-moon.webp', alt: 'New moon with a face', source: 'fluent-emoji:1f31a' },
        ],
      },
    },
    {
      name: 'First contact',
      description: 'A ship lands in your garden and a hatch opens. How well do you represent Earth?',
      type: 'Slider',
      config: {
        points: [
          { name: 'Started a war', color: '#e5484d' },
          { name: 'Fainted on a flower bed', color: '#f76b15' },
          { name: 'Asked for a selfie', color: '#ffc53d' },
          { name: 'Made a decent speech', color: '#a8c93a' },
          { name: 'We have a trade deal', color: '#30a46c' },
        ],
      },
    },
    {
      name: 'Moving day',
      description: 'Earth is closed for repairs. Where to?',
      type: 'Choose',
      config: {
        selectedPair: { left: 'red', right: 'blue' },
        sideHeaderLeft: 'Mars colony',
        sideDescriptionLeft: 'Adventure, red dust and potatoes. So many potatoes.',
        sideHeaderRight: 'Moon hotel',
        sideDescriptionRight: 'Short trip, great view and bouncing to the bathroom.',
      },
    },
  ],
};
