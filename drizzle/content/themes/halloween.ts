import type { StarterTheme } from '../starter-theme.ts';

export const halloween: StarterTheme = {
  name: 'Fright night',
  description: 'Keep the lights on. It is only a game, probably.',
  type: 'normal',
  tags: ['Fantasy', 'Halloween', 'Big groups', 'Staff pick'],
  games: [
    {
      name: 'Scare-o-meter',
      description: 'It is right behind you. How loud do you scream?',
      type: 'TierList',
      config: {
        tiers: [
          { name: 'Heard in space', color: '#ff5d5d' },
          { name: 'Proper goosebumps', color: '#ffa94d' },
          { name: 'A polite gasp', color: '#ffd43b' },
          { name: 'Rather cute', color: '#69db7c' },
          { name: 'I have two at home', color: '#4dabf7' },
        ],
        pictures: [
          { file: 'halloween/1/pumpkin.webp', alt: 'Carved pumpkin', source: 'fluent-emoji:1f383' },
          { file: 'halloween/1/bat.webp', alt: 'Bat', source: 'fluent-emoji:1f987' },
          { file: 'halloween/1/spider.webp', alt: 'Spider', source: 'fluent-emoji:1f577-fe0f' },
          { file: 'halloween/1/spider-web.webp', alt: 'Spider web', source: 'fluent-emoji:1f578-fe0f' },
          {
            file: 'halloween/1/crossbones.webp',
            alt: 'Skull and crossbones',
            source: 'fluent-emoji:2620-fe0f',
          },
          { file: 'halloween/1/black-cat.webp', alt: 'Black cat', source: 'fluent-emoji:1f408-200d-2b1b' },
          { file: 'halloween/1/candle.webp', alt: 'Candle', source: 'fluent-emoji:1f56f-fe0f' },
          { file: 'halloween/1/coffin.webp', alt: 'Coffin', source: 'fluent-emoji:26b0-fe0f' },
          { file: 'halloween/1/gravestone.webp', alt: 'Gravestone', source: 'fluent-emoji:1faa6' },
          { file: 'halloween/1/crystal-ball.webp', alt: 'Crystal ball', source: 'fluent-emoji:1f52e' },
          { file: 'halloween/1/full-moon.webp', alt: 'Full moon', source: 'fluent-emoji:1f315' },
          { file: 'halloween/1/owl.webp', alt: 'Owl', source: 'fluent-emoji:1f989' },
          {
            file: 'halloween/1/abandoned-house.webp',
            alt: 'Abandoned house',
            source: 'fluent-emoji:1f3da-fe0f',
          },
          { file: 'halloween/1/eye.webp', alt: 'Staring eye', source: 'fluent-emoji:1f441-fe0f' },
          { file: 'halloween/1/snake.webp', alt: 'Snake', source: 'fluent-emoji:1f40d' },
        ],
      },
    },
    {
      name: 'Horror film bravery',
      description: 'The music stops and the door creaks. What do you see of the film?',
      type: 'Slider',
      config: {
        points: [
          { name: 'The inside of my jumper', color: '#e5484d' },
          { name: 'The hallway', color: '#f76b15' },
          { name: 'It, through my fingers', color: '#ffc53d' },
          { name: 'Every scene', color: '#a8c93a' },
          { name: 'Plot holes', color: '#30a46c' },
        ],
      },
    },
    {
      name: 'At the door',
      description: 'Somebody rings, wearing a bedsheet. You have one second.',
      type: 'Choose',
      config: {
        selectedPair: { left: 'orange', right: 'purple' },
        sideHeaderLeft: 'Trick',
        sideDescriptionLeft: 'You laughed first. The eggs were already in your hand.',
        sideHeaderRight: 'Treat',
        sideDescriptionRight: 'You bought the big bars. You are a legend on this street.',
      },
    },
  ],
};
