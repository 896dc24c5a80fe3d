import { listed, numberWord } from '../text.ts';
import type { Facts } from './facts.ts';
import {
  aboutFirstTwo,
  aboutLeader,
  aboutMixed,
  manyNamed,
  type Pattern,
  sharedPlace,
  twoNamed,
} from './patterns.ts';

/**
 * Sentences about ordered tier lists of items. Each names those in first place. What the group disagrees about is said by the host beside
 * the podium, who has its picture.
 */
export const tierListPatterns: readonly Pattern<Facts>[] = [
  ...sharedPlace.filter(({ id }) => id !== 'many-share'),
  twoNamed('two-top', (one, other) => `${listed([one, other])} share the top.`),
  twoNamed('two-room', (one, other) => `First place has room for two: ${listed([one, other])}.`),
  twoNamed(
    'two-choice',
    (one, other) => `Nobody has to choose between ${listed([one, other])}: both come first.`,
  ),
  twoNamed('two-between', (one, other) => `Nothing comes between ${listed([one, other])} at the top.`),
  ...manyNamed,
  aboutLeader('answer', (leader, { question }) => `${question}${leader}. Case closed.`),
  aboutLeader('unbeaten', (leader) => `Nothing here beats ${leader}.`),
  aboutLeader(
    'first-of',
    (leader, { rated }) => (rated > 1 ? `Nothing beats ${leader}: first of ${numberWord(rated)}.` : null),
    'rated',
  ),
  aboutLeader('votes', (leader, { voters }) => `${voters} opinions, one winner: ${leader}.`, 'count'),
  aboutLeader(
    'of-many',
    (leader, { rated }) => (rated > 1 ? `${rated} were rated, one is on top: ${leader}.` : null),
    'rated',
  ),
  aboutLeader('top-row', (leader) => `The best place on the board goes to ${leader}.`),
  aboutLeader('applause', (leader) => `A round of applause for ${leader}, in first place.`),
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
    (leader, { unity }) => (unity === 'united' ? `Mostly of one mind, with ${leader} on top.` : null),
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
];
