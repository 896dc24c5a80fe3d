import type { Facts } from './facts.ts';
import { aboutFirstTwo, aboutLeader, aboutMixed, type Pattern, sharedPlace } from './patterns.ts';

/** Sentences about texts that the players have written. No sentence says who wrote one, and none names the last place. */
export const writtenPatterns: readonly Pattern<Facts>[] = [
  // A single answer rates nothing: it has no other text.
  ...sharedPlace.filter(({ id }) => id !== 'one-vote'),
  aboutLeader('answer', (leader, { question }) => `${question}“${leader}”.`),
  aboutLeader('said-best', (leader) => `“${leader}” said it best.`),
  aboutLeader('nothing-to-add', (leader) => `Nothing to add to “${leader}”.`),
  aboutLeader('frame', (leader) => `Frame this one: “${leader}”.`),
  aboutLeader('applause', (leader) => `Applause for “${leader}”.`),
  aboutLeader(
    'of-many',
    (leader, { rated }) => (rated > 1 ? `${rated} lines, one winner: “${leader}”.` : null),
    'rated',
  ),
  aboutFirstTwo('runner-up', (leader, second) => `“${leader}”, ahead of “${second}”.`),
  aboutMixed('mixed', (leader) => `Tastes differ. “${leader}” still wins.`),
  aboutMixed('mixed-private', (leader) => `Humour is a private matter. In public it is “${leader}”.`),
  aboutLeader(
    'united-leader',
    (leader, { unity }) => (unity === 'united' ? `You all laughed at the same line: “${leader}”.` : null),
    'united',
  ),
  aboutLeader(
    'divided-leader',
    (leader, { unity }) =>
      unity === 'divided' ? `You argued about every line, and still: “${leader}”.` : null,
    'divided',
  ),
  {
    id: 'two-lines',
    claims: ['shared'],
    says: ({ leaders: [one, other, more] }) =>
      one && other && !more ? `“${one}” or “${other}”? Both.` : null,
  },
  {
    id: 'contested',
    claims: ['contested'],
    says: ({ contested }) => (contested ? `Genius or nonsense: “${contested.name}”.` : null),
  },
  {
    id: 'united',
    claims: ['united'],
    says: ({ unity, voters }) => (unity === 'united' ? `${voters} readers, one taste.` : null),
  },
  {
    id: 'divided',
    claims: ['divided'],
    says: ({ unity, voters }) =>
      unity === 'divided' ? `${voters} readers, ${voters} kinds of humour.` : null,
  },
];
