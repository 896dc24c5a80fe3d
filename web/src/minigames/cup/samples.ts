import { foods } from '../foods.ts';
import type { Sample } from '../samples.ts';

const questions = ['The last dish on earth?', 'For a whole month?', 'Who caters the wedding?'];

/** Cups of food. */
const sample: Sample = {
  family: 'Cup',
  variant: 'Normal',
  games: questions.map((name) => ({
    name,
    description: 'Duel by duel, until one is left.',
    type: 'Cup',
    config: { size: 8, content: null },
    items: foods,
  })),
};
export default sample;
