import type { StarterTheme } from '../starter-theme.ts';

export const superpowers: StarterTheme = {
  name: 'Super-ish powers',
  description: 'With moderate power comes moderate responsibility.',
  type: 'normal',
  tags: ['Fantasy', 'Heated debate', 'Icebreaker', 'Staff pick'],
  games: [
    {
      name: 'Power draft',
      description: 'Five powers are up for grabs, and every shelf holds exactly one. No returns.',
      type: 'TierList',
      config: {
        tiers: [
          { name: 'Saves the world', color: '#ff5d5d' },
          { name: 'Handy on Mondays', color: '#ffa94d' },
          { name: 'Party trick', color: '#ffd43b' },
          { name: 'Comes with a lawyer', color: '#69db7c' },
          { name: 'Return to sender', color: '#4dabf7' },
        ],
        seMode: true,
        pictures: [
          { file: 'superpowers/1/flying.webp', alt: 'Flying', source: 'game-icons:feathered-wing' },
          { file: 'superpowers/1/invisibility.webp', alt: 'Invisibility', source: 'game-icons:invisible' },
          { file: 'superpowers/1/mind-reading.webp', alt: 'Mind reading', source: 'game-icons:telepathy' },
          { file: 'superpowers/1/super-strength.webp', alt: 'Super strength', source: 'game-icons:biceps' },
          { file: 'superpowers/1/teleporting.webp', alt: 'Teleporting', source: 'game-icons:teleport' },
          {
            file: 'superpowers/1/rewinding-time.webp',
            alt: 'Rewinding time',
            source: 'game-icons:backward-time',
          },
          {
            file: 'superpowers/1/fireproof-skin.webp',
            alt: 'Fireproof skin',
            source: 'game-icons:fire-silhouette',
          },
          {
            file: 'superpowers/1/freezing.webp',
            alt: 'Freezing things',
            source: 'game-icons:ice-spell-cast',
          },
          {
            file: 'superpowers/1/storms.webp',
            alt: 'Commanding storms',
            source: 'game-icons:lightning-storm',
          },
          { file: 'superpowers/1/laser-eyes.webp', alt: 'Laser eyes', source: 'game-icons:bolt-eye' },
          {
            file: 'superpowers/1/talking-to-animals.webp',
            alt: 'Talking to animals',
            source: 'game-icons:wolf-howl',
          },
          { file: 'superpowers/1/super-speed.webp', alt: 'Super speed', source: 'game-icons:sprint' },
          { file: 'superpowers/1/healing.webp', alt: 'Healing', source: 'game-icons:healing' },
          {
            file: 'superpowers/1/swapping-bodies.webp',
            alt: 'Swapping bodies',
            source: 'game-icons:body-swapping',
          },
          {
            file: 'superpowers/1/elephant-memory.webp',
            alt: 'Elephant memory',
            source: 'game-icons:elephant',
          },
        ],
      },
    },
    {
      name: 'Secret identity',
      description: 'You can fly since this morning. How well do you keep the secret?',
      type: 'Slider',
      config: {
        points: [
          { name: 'Posted before breakfast', color: '#e5484d' },
          { name: 'The barber knows', color: '#f76b15' },
          { name: 'One best friend', color: '#ffc53d' },
          { name: 'Only my diary', color: '#a8c93a' },
          { name: 'It dies with me', color: '#30a46c' },
        ],
      },
    },
    {
      name: 'Budget heroes',
      description: 'The good powers are sold out. These two are left.',
      type: 'Choose',
      config: {
        selectedPair: { left: 'orange', right: 'purple' },
        sideHeaderLeft: 'Fly at walking speed',
        sideDescriptionLeft: 'You are majestic, and pigeons overtake you.',
        sideHeaderRight: 'Invisible when alone',
        sideDescriptionRight: 'It works perfectly as long as nobody is looking.',
      },
    },
  ],
};
