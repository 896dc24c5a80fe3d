import type { StarterTheme } from '../starter-theme.ts';

export const animals: StarterTheme = {
  name: 'Animal instincts',
  description: 'Fur, feathers and terrible housekeeping.',
  type: 'normal',
  tags: ['Animals', 'Family friendly', 'Icebreaker', 'Quick laugh'],
  games: [
    {
      name: 'Flatmate material',
      description: 'The spare room is free. Who gets a key?',
      type: 'TierList',
      config: {
        tiers: [
          { name: 'Sign the lease', color: '#ff5d5d' },
          { name: 'Trial month', color: '#ffa94d' },
          { name: 'Couch for one night', color: '#ffd43b' },
          { name: 'Sleeps outside', color: '#69db7c' },
          { name: 'Change the locks', color: '#4dabf7' },
        ],
        pictures: [
          { file: 'animals/1/dog.webp', alt: 'Dog', source: 'noto:dog' },
          { file: 'animals/1/cat.webp', alt: 'Cat', source: 'noto:cat' },
          { file: 'animals/1/panda.webp', alt: 'Panda', source: 'noto:panda' },
          { file: 'animals/1/sloth.webp', alt: 'Sloth', source: 'noto:sloth' },
          { file: 'animals/1/otter.webp', alt: 'Otter', source: 'noto:otter' },
          { file: 'animals/1/octopus.webp', alt: 'Octopus', source: 'noto:octopus' },
          { file: 'animals/1/penguin.webp', alt: 'Penguin', source: 'noto:penguin' },
          { file: 'animals/1/raccoon.webp', alt: 'Raccoon', source: 'noto:raccoon' },
          { file: 'animals/1/kangaroo.webp', alt: 'Kangaroo', source: 'noto:kangaroo' },
          { file: 'animals/1/llama.webp', alt: 'Llama', source: 'noto:llama' },
          { file: 'animals/1/parrot.webp', alt: 'Parrot', source: 'noto:parrot' },
          { file: 'animals/1/hedgehog.webp', alt: 'Hedgehog', source: 'noto:hedgehog' },
          { file: 'animals/1/flamingo.webp', alt: 'Flamingo', source: 'noto:flamingo' },
          { file: 'animals/1/crocodile.webp', alt: 'Crocodile', source: 'noto:crocodile' },
          { file: 'animals/1/goat.webp', alt: 'Goat', source: 'noto:goat' },
        ],
      },
    },
    {
      name: 'Goose encounter',
      description: 'A goose walks towards you, hissing. How does this end?',
      type: 'Slider',
      config: {
        points: [
          { name: 'Carried off screaming', color: '#e5484d' },
          { name: 'I lost my sandwich', color: '#f76b15' },
          { name: 'A tense stand-off', color: '#ffc53d' },
          { name: 'The goose backs down', color: '#a8c93a' },
          { name: 'The goose works for me now', color: '#30a46c' },
        ],
      },
    },
    {
      name: 'Duck dilemma',
      description: 'You must fight one of them. It starts in ten seconds.',
      type: 'Choose',
      config: {
        selectedPair: { left: 'orange', right: 'purple' },
        sideHeaderLeft: 'One giant duck',
        sideDescriptionLeft: 'A single duck the size of a horse. It remembers the bread.',
        sideHeaderRight: 'A hundred tiny horses',
        sideDescriptionRight: 'A hundred horses the size of ducks. They are organised.',
      },
    },
  ],
};
