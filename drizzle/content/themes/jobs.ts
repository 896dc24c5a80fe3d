import type { StarterTheme } from '../starter-theme.ts';

export const jobs: StarterTheme = {
  name: 'Career day',
  description: 'Your CV is blank and your first shift has just started.',
  type: 'normal',
  tags: ['Work', 'People', 'Icebreaker', 'Big groups'],
  games: [
    {
      name: 'First day, no training',
      description: 'You start in this job on Monday. How badly does it go?',
      type: 'TierList',
      config: {
        tiers: [
          { name: 'Employee of the month', color: '#ff5d5d' },
          { name: 'Fake it until Friday', color: '#ffa94d' },
          { name: 'Fired by lunch', color: '#69db7c' },
          { name: 'There is an inquiry', color: '#4dabf7' },
        ],
        pictures: [
          { file: 'jobs/1/astronaut.webp', alt: 'Astronaut', source: 'fluent-emoji:1f469-200d-1f680' },
          { file: 'jobs/1/cook.webp', alt: 'Cook', source: 'fluent-emoji:1f468-1f3fd-200d-1f373' },
          {
            file: 'jobs/1/firefighter.webp',
            alt: 'Firefighter',
            source: 'fluent-emoji:1f469-1f3fe-200d-1f692',
          },
          { file: 'jobs/1/teacher.webp', alt: 'Teacher', source: 'fluent-emoji:1f468-1f3fb-200d-1f3eb' },
          { file: 'jobs/1/judge.webp', alt: 'Judge', source: 'fluent-emoji:1f469-1f3ff-200d-2696-fe0f' },
          { file: 'jobs/1/farmer.webp', alt: 'Farmer', source: 'fluent-emoji:1f468-1f3fc-200d-1f33e' },
          { file: 'jobs/1/mechanic.webp', alt: 'Mechanic', source: 'fluent-emoji:1f469-1f3fd-200d-1f527' },
          { file: 'jobs/1/scientist.webp', alt: 'Scientist', source: 'fluent-emoji:1f469-1f3fb-200d-1f52c' },
          { file: 'jobs/1/singer.webp', alt: 'Singer', source: 'fluent-emoji:1f468-1f3ff-200d-1f3a4' },
          { file: 'jobs/1/painter.webp', alt: 'Painter', source: 'fluent-emoji:1f468-1f3fe-200d-1f3a8' },
          { file: 'jobs/1/pilot.webp', alt: 'Pilot', source: 'fluent-emoji:1f469-1f3fc-200d-2708-fe0f' },
          { file: 'jobs/1/detective.webp', alt: 'Detective', source: 'fluent-emoji:1f575-fe0f' },
          { file: 'jobs/1/doctor.webp', alt: 'Doctor', source: 'fluent-emoji:1f468-1f3fe-200d-2695-fe0f' },
          { file: 'jobs/1/builder.webp', alt: 'Builder', source: 'fluent-emoji:1f477-1f3fd-200d-2640-fe0f' },
          { file: 'jobs/1/royal-guard.webp', alt: 'Royal guard', source: 'fluent-emoji:1f482' },
        ],
      },
    },
    {
      name: 'Alarm clock honesty',
      description: 'It is your dream job. How early will you get up for it?',
      type: 'Slider',
      config: {
        points: [
          { name: 'Noon, at a push', color: '#e5484d' },
          { name: 'Ten, with coffee', color: '#f76b15' },
          { name: 'Eight, with a sigh', color: '#ffc53d' },
          { name: 'Six, no snooze', color: '#a8c93a' },
          { name: 'Four, whistling', color: '#30a46c' },
        ],
      },
    },
    {
      name: 'Salary talk',
      description: 'Two offers on the table. Sign one.',
      type: 'Choose',
      config: {
        selectedPair: { left: 'green', right: 'magenta' },
        sideHeaderLeft: 'Boring and rich',
        sideDescriptionLeft: 'You label boxes. The boxes pay for a yacht.',
        sideHeaderRight: 'Thrilling and broke',
        sideDescriptionRight: 'Every day is a story. Every lunch is a noodle.',
      },
    },
  ],
};
