import type { Facts } from './facts.ts';
import { aboutLeader, type Pattern, sharedPlace } from './patterns.ts';

/** Sentences about any round, for mini-games without sentences of their own. None names the last place. */
export const generalPatterns: readonly Pattern<Facts>[] = [
  ...sharedPlace,
  aboutLeader('answer', (leader, { question }) => `${question}${leader}.`),
  {
    id: 'united',
    claims: ['united'],
    says: ({ unity }) => (unity === 'united' ? 'Mostly of one mind.' : null),
  },
  {
    id: 'mixed',
    claims: [],
    says: ({ unity }) => (unity === 'mixed' ? 'Some of you agree. The others will explain.' : null),
  },
  {
    id: 'divided',
    claims: ['divided'],
    says: ({ unity }) => (unity === 'divided' ? 'It depends on whom you ask.' : null),
  },
];
