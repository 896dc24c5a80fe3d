import { defaultTiers } from '@tallyho/game/minigames/fields';
import { foods } from '../foods.ts';
import type { Sample } from '../samples.ts';

const questions = ['Worth the queue?', 'At three in the morning?', 'On a first date?'];

/** Tier lists of food. */
const sample: Sample = {
  family: 'Tier List',
  variant: 'Normal',
  games: questions.map((name) => ({
    name,
    description: 'Put each dish into a tier.',
    type: 'TierList',
    config: { tiers: defaultTiers, ordered: true, content: null, seMode: false },
    items: foods,
  })),
};
export default sample;
