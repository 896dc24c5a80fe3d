import type { StarterTheme } from '../starter-theme.ts';

export const moods: StarterTheme = {
  name: 'Mood swings',
  description: 'One little yellow face, a thousand misunderstandings.',
  type: 'normal',
  tags: ['People', 'Quick laugh', 'Icebreaker', 'Big groups'],
  games: [
    {
      name: 'Crush decoder',
      description: 'Your crush sends only this, at midnight. How good is the news?',
      type: 'TierList',
      config: {
        tiers: [
          { name: 'Plan the wedding', color: '#ff5d5d' },
          { name: 'Very promising', color: '#ffa94d' },
          { name: 'Call a group meeting', color: '#ffd43b' },
          { name: 'Leave on read', color: '#69db7c' },
          { name: 'Move abroad', color: '#4dabf7' },
        ],
        pictures: [
          {
            file: 'moods/1/tears-of-joy.webp',
            alt: 'Face crying with laughter',
            source: 'fluent-emoji:1f602',
          },
          { file: 'moods/1/hearts.webp', alt: 'Smiling face with hearts', source: 'fluent-emoji:1f970' },
          { file: 'moods/1/sunglasses.webp', alt: 'Face with sunglasses', source: 'fluent-emoji:1f60e' },
          { file: 'moods/1/thinking.webp', alt: 'Thinking face', source: 'fluent-emoji:1f914' },
          { file: 'moods/1/upside-down.webp', alt: 'Upside-down face', source: 'fluent-emoji:1f643' },
          { file: 'moods/1/grimacing.webp', alt: 'Grimacing face', source: 'fluent-emoji:1f62c' },
          { file: 'moods/1/pleading.webp', alt: 'Pleading face', source: 'fluent-emoji:1f97a' },
          { file: 'moods/1/eye-roll.webp', alt: 'Face rolling its eyes', source: 'fluent-emoji:1f644' },
          { file: 'moods/1/sleeping.webp', alt: 'Sleeping face', source: 'fluent-emoji:1f634' },
          { file: 'moods/1/exploding-head.webp', alt: 'Exploding head', source: 'fluent-emoji:1f92f' },
          { file: 'moods/1/partying.webp', alt: 'Partying face', source: 'fluent-emoji:1f973' },
          { file: 'moods/1/smirking.webp', alt: 'Smirking face', source: 'fluent-emoji:1f60f' },
          { file: 'moods/1/skull.webp', alt: 'Skull', source: 'fluent-emoji:1f480' },
          { file: 'moods/1/melting.webp', alt: 'Melting face', source: 'fluent-emoji:1fae0' },
          { file: 'moods/1/clown.webp', alt: 'Clown face', source: 'fluent-emoji:1f921' },
          { file: 'moods/1/nerd.webp', alt: 'Nerd face', source: 'fluent-emoji:1f913' },
        ],
      },
    },
    {
      name: 'Reply time',
      description: 'Somebody asks the group chat a question. When do you answer?',
      type: 'Slider',
      config: {
        points: [
          { name: 'Next spring', color: '#e5484d' },
          { name: 'When asked twice', color: '#f76b15' },
          { name: 'Some time tonight', color: '#ffc53d' },
          { name: 'Within minutes', color: '#a8c93a' },
          { name: 'Before they hit send', color: '#30a46c' },
        ],
      },
    },
    {
      name: 'Message crimes',
      description: 'One of these must become legal.',
      type: 'Choose',
      config: {
        selectedPair: { left: 'green', right: 'magenta' },
        sideHeaderLeft: 'Nine-minute voice notes',
        sideDescriptionLeft: 'Recorded while walking, in the wind, with a sandwich.',
        sideHeaderRight: 'One word per message',
        sideDescriptionRight: 'Hi. So. I. Was. Thinking. About. You.',
      },
    },
  ],
};
