import { does } from '../text.ts';
import type { Facts } from './facts.ts';
import { aboutFirstTwo, aboutLeader, aboutMixed, type Pattern, sharedPlace } from './patterns.ts';

/** Sentences about ordered tier lists of items. */
export const tierListPatterns: readonly Pattern<Facts>[] = [
  ...sharedPlace,
  aboutLeader('answer', (leader, { question }) => `${question}${leader}. Case closed.`),
  aboutLeader('unbeaten', (leader) => `Nothing here beats ${leader}.`),
  aboutLeader('votes', (leader, { voters }) => `${voters} opinions, one winner: ${leader}.`, 'count'),
  aboutLeader(
    'of-many',
    (leader, { rated }) => (rated > 1 ? `${rated} were rated, one is on top: ${leader}.` : null),
    'rated',
  ),
  aboutFirstTwo('runner-up', (leader, second) => `${leader} first, then ${second}.`),
  aboutFirstTwo('if-not', (leader, second) => `If not ${leader}, then ${second}.`),
  aboutMixed('mixed', (leader) => `Not quite of one mind, but one favourite: ${leader}.`),
  aboutMixed('mixed-shrug', (leader) => `Some nodded, some shrugged. On top: ${leader}.`),
  aboutLeader(
    'divided-leader',
    (leader, { unity }) =>
      unity === 'divided' ? `You argued about nearly everything, and still: ${leader}.` : null,
    'divided',
  ),
  aboutLeader(
    'united-leader',
    (leader, { unity }) => (unity === 'united' ? `One group, one opinion: ${leader}.` : null),
    'united',
  ),
  aboutLeader(
    'top-and-bottom',
    (leader, { last }) => (last ? `${leader} on top, ${last} at the bottom.` : null),
    'last',
  ),
  aboutLeader(
    'last-wish',
    (leader, { last }) => (last ? `All hail ${leader}. ${last} can try again next year.` : null),
    'last',
  ),
  {
    id: 'all-agree',
    claims: ['agreed'],
    says: ({ agreed, voters }) =>
      agreed && voters > 2 ? `All ${voters} of you put ${agreed.name} in “${agreed.said}”.` : null,
  },
  {
    id: 'agreed-peace',
    claims: ['agreed', 'divided'],
    says: ({ agreed, unity }) =>
      agreed && unity === 'divided' ? `At least you agree on ${agreed.name}: “${agreed.said}”.` : null,
  },
  {
    id: 'contested-words',
    claims: ['contested'],
    says: ({ contested }) =>
      contested?.high && contested.low && contested.high.said !== contested.low.said
        ? `${contested.name}: ${does(contested.low.rater, 'says', 'say')} “${contested.low.said}”, ${does(contested.high.rater, 'says', 'say')} “${contested.high.said}”.`
        : null,
  },
  {
    id: 'contested-peace',
    claims: ['contested'],
    says: ({ contested }) => (contested ? `There will be no peace over ${contested.name} tonight.` : null),
  },
  {
    id: 'united',
    claims: ['united'],
    says: ({ unity, voters }) => (unity === 'united' ? `${voters} players, and hardly an argument.` : null),
  },
  {
    id: 'divided',
    claims: ['divided'],
    says: ({ unity, question }) =>
      unity === 'divided' ? `${question}Ask this group, get a different answer each time.` : null,
  },
];
