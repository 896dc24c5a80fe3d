import type { Sample } from '../samples.ts';

const prompts = [
  { name: 'Out of the fire', prompt: 'Your home is on fire. What do you carry out first?' },
  { name: 'Polite plate', prompt: 'A food that you pretend to like' },
  { name: 'Old photos', prompt: 'The worst haircut that you ever asked for' },
];

/** Prompts about oneself. */
const sample: Sample = {
  family: 'Whose is it?',
  variant: 'Normal',
  games: prompts.map(({ name, prompt }) => ({
    name,
    description: 'Write it, then guess who wrote the others.',
    type: 'WhoseIsIt',
    config: { prompt },
    items: [],
  })),
};
export default sample;
