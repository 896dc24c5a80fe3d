import type { Sample } from '../samples.ts';

const prompts = [
  { name: 'Three in the morning', prompt: 'Worst thing to hear from {player} at 3 a.m.' },
  { name: 'Band of two', prompt: 'A stage name for {player} and {other}' },
  { name: 'Note on the fridge', prompt: 'A note that keeps everybody away from the cake' },
];

/** Prompts with and without names. */
const sample: Sample = {
  family: 'Write and rate',
  variant: 'Normal',
  games: prompts.map(({ name, prompt }) => ({
    name,
    description: 'Write it, then rate what the others wrote.',
    type: 'WriteAndRate',
    config: { prompt },
    items: [],
  })),
};
export default sample;
