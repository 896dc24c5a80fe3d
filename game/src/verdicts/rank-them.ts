import { does } from '../text.ts';
import type { Facts } from './facts.ts';
import { aboutFirstTwo, aboutLeader, aboutMixed, type Pattern, sharedPlace } from './patterns.ts';

/** Sentences about rankings of items. */
export const rankThemPatterns: readonly Pattern<Facts>[] = [
  ...sharedPlace,
  aboutLeader('answer', (leader, { question }) => `${question}${leader} first, the rest behind.`),
  aboutLeader('gold', (leader) => `Gold for ${leader}.`),
  aboutLeader('lists', (leader, { voters }) => `${voters} lists, added up: ${leader}.`, 'count'),
  aboutLeader(
    'field',
    (leader, { rated }) => (rated > 1 ? `A field of ${rated}, and ${leader} leads it.` : null),
    'rated',
  ),
  aboutFirstTwo('silver', (leader, second) => `Gold for ${leader}, silver for ${second}.`),
  aboutFirstTwo('ahead-of', (leader, second) => `${leader} ahead of ${second}: so say your lists.`),
  aboutMixed('mixed', (leader) => `Your lists agree here and differ there. ${leader} leads all the same.`),
  aboutMixed('mixed-rest', (leader) => `${leader} first. The rest is for the way home.`),
  aboutLeader(
    'first-and-last',
    (leader, { last }) => (last ? `${leader} first, ${last} last. It is official.` : null),
    'last',
  ),
  aboutLeader(
    'carries',
    (leader, { last }) => (last ? `${leader} wins, and ${last} carries the bags.` : null),
    'last',
  ),
  aboutLeader(
    'united-leader',
    (leader, { unity }) =>
      unity === 'united' ? `Nearly the same list from all of you, and ${leader} heads it.` : null,
    'united',
  ),
  aboutLeader(
    'divided-leader',
    (leader, { unity, voters }) =>
      unity === 'divided' ? `${voters} lists, little in common, and ${leader} on top.` : null,
    'divided',
  ),
  {
    id: 'agreed',
    claims: ['agreed'],
    says: ({ agreed, voters }) =>
      agreed && voters > 2
        ? `All ${voters} of you have ${agreed.name} in the same place: ${agreed.said}.`
        : null,
  },
  {
    id: 'agreed-settled',
    claims: ['agreed'],
    says: ({ agreed }) => (agreed ? `One thing is settled: ${agreed.name} is ${agreed.said}.` : null),
  },
  {
    id: 'contested-words',
    claims: ['contested'],
    says: ({ contested }) =>
      contested?.high && contested.low && contested.high.said !== contested.low.said
        ? `${contested.name}: ${does(contested.high.rater, 'says', 'say')} “${contested.high.said}”, ${does(contested.low.rater, 'says', 'say')} “${contested.low.said}”.`
        : null,
  },
  {
    id: 'contested',
    claims: ['contested'],
    says: ({ contested }) =>
      contested ? `${contested.name} has been up and down your lists all round.` : null,
  },
  {
    id: 'united',
    claims: ['united'],
    says: ({ unity, voters }) => (unity === 'united' ? `${voters} lists that could have been one.` : null),
  },
  {
    id: 'divided',
    claims: ['divided'],
    says: ({ unity }) => (unity === 'divided' ? 'You cannot all be right, and it shows.' : null),
  },
];
