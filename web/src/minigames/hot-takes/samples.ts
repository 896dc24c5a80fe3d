import { foods } from '../foods.ts';
import type { Sample } from '../samples.ts';

const statements = [
  'Soup is a drink',
  'Breakfast is for the evening',
  'The crust is the best part',
  'A salad can be dinner',
  'Cold pizza beats warm pizza',
].map((statement) => ({ statement }));
const pairs = [
  { left: 'Fork', right: 'Chopsticks' },
  { left: 'First bite', right: 'Last bite' },
  { left: 'Cook', right: 'Wash up' },
  { left: 'Too salty', right: 'Too sweet' },
  { left: 'Window table', right: 'Kitchen table' },
];

const titles = { description: 'Five seconds each.', type: 'HotTakes' } as const;

/** Statements, pairs of words and pairs of pictures. */
const sample: Sample = {
  family: 'Hot takes',
  variant: 'Normal',
  games: [
    {
      ...titles,
      name: 'At the table',
      config: { takes: [...statements, ...pairs], content: null },
      items: [],
    },
    { ...titles, name: 'What do we order?', config: { takes: [], content: null }, items: foods },
    { ...titles, name: 'Kitchen talk', config: { takes: statements, content: null }, items: [] },
  ],
};
export default sample;
