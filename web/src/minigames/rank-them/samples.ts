import { foods } from '../foods.ts';
import type { Sample } from '../samples.ts';

const questions = ['After a long flight?', 'With one hand?', 'To impress your parents?'];

/** Rankings of food. */
const sample: Sample = {
  family: 'Rank them',
  variant: 'Normal',
  games: questions.map((name, index) => ({
    name,
    description: 'From best to worst.',
    type: 'RankThem',
    config: { places: 5 + index, content: null },
    items: foods,
  })),
};
export default sample;
