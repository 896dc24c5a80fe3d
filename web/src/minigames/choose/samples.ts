import type { Sample } from '../samples.ts';

const pairs = [
  { left: 'Pizza', right: 'Tacos' },
  { left: 'Breakfast', right: 'Midnight snack' },
  { left: 'Cook', right: 'Do the dishes' },
];

/** Choices between two sides. */
const sample: Sample = {
  family: 'Choose',
  variant: 'Normal',
  games: pairs.map(({ left, right }) => ({
    name: `${left} or ${right.toLowerCase()}?`,
    description: 'Pick a side.',
    type: 'Choose',
    config: {
      selectedPair: { left: 'red', right: 'blue' },
      sideHeaderLeft: left,
      sideDescriptionLeft: '',
      sideHeaderRight: right,
      sideDescriptionRight: '',
    },
    items: [],
  })),
};
export default sample;
