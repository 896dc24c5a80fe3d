import { defaultPoints } from '@tallyho/game/minigames/fields';
import type { Sample } from '../samples.ts';

const statements = ['Pineapple on pizza', 'Cold pizza for breakfast', 'Pizza with knife and fork'];

/** Sliders about pizza. */
const sample: Sample = {
  family: 'Slider',
  variant: 'Normal',
  games: statements.map((name) => ({
    name,
    description: 'How good is it?',
    type: 'Slider',
    config: { points: defaultPoints },
    items: [],
  })),
};
export default sample;
