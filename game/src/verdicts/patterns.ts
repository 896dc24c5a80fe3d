import { shortList } from '../minigames/guess-words.ts';
import { listed } from '../text.ts';
import type { Facts } from './facts.ts';

/** What a sentence says about the round. Tests check each claim against the answers. */
export type Claim =
  | 'leads'
  | 'shared'
  | 'last'
  | 'second'
  | 'rated'
  | 'mixed'
  | 'united'
  | 'divided'
  | 'agreed'
  | 'contested'
  | 'single'
  | 'mean'
  | 'clear'
  | 'close'
  | 'modest'
  | 'dissent'
  | 'doubt'
  | 'narrow'
  | 'range'
  | 'split'
  | 'wins'
  | 'tie'
  | 'unanimous'
  | 'lone'
  | 'count'
  | 'final'
  | 'coin'
  | 'guessed'
  | 'found'
  | 'hidden'
  | 'knows'
  | 'named'
  | 'twins'
  | 'end'
  | 'neighbours'
  | 'outlier'
  | 'wide'
  | 'empty'
  | 'ends'
  | 'different'
  | 'closest'
  | 'farthest'
  | 'alone';

/** A sentence about a round. `says` returns null if it does not fit the facts. `id` is unique within its mini-game. */
export type Pattern<Known> = {
  id: string;
  claims: readonly Claim[];
  says: (facts: Known) => string | null;
};

/** Returns the only leader; null if several share the first place. */
const leaderOf = ({ leaders }: Facts): string | null => (leaders.length === 1 ? (leaders[0] ?? null) : null);

/** Makes a pattern of a round with one leader. */
export const aboutLeader = <Known extends Facts = Facts>(
  id: string,
  text: (leader: string, facts: Known) => string | null,
  ...claims: Claim[]
): Pattern<Known> => ({
  id,
  claims: ['leads', ...claims],
  says: (facts) => {
    const leader = leaderOf(facts);
    return leader === null || facts.voters < 2 ? null : text(leader, facts);
  },
});

/** Makes a pattern of a round with one leader and the only subject in second place. */
export const aboutFirstTwo = (
  id: string,
  text: (leader: string, second: string, facts: Facts) => string | null,
  ...claims: Claim[]
): Pattern<Facts> =>
  aboutLeader(
    id,
    (leader, facts) => (facts.second === null ? null : text(leader, facts.second, facts)),
    'second',
    ...claims,
  );

/** Makes a pattern of a round with one leader in which the group is neither united nor divided. */
export const aboutMixed = (id: string, text: (leader: string, facts: Facts) => string): Pattern<Facts> =>
  aboutLeader(id, (leader, facts) => (facts.unity === 'mixed' ? text(leader, facts) : null), 'mixed');

/** Two share the first place. */
export const twoShare: Pattern<Facts> = {
  id: 'two-share',
  claims: ['shared'],
  says: ({ leaders: [one, other, more] }) =>
    one && other && !more ? `${listed([one, other])} share first place.` : null,
};

/** More share it. */
export const manyShare: Pattern<Facts> = {
  id: 'many-share',
  claims: ['shared'],
  says: ({ leaders }) => (leaders.length > 2 ? `First place is crowded: ${leaders.length} share it.` : null),
};

/** Makes the pattern of a round in which one vote decided. */
export const ofOneVote = (text: (leader: string) => string): Pattern<Facts> => ({
  id: 'one-vote',
  claims: ['single', 'leads'],
  says: (facts) => {
    const leader = leaderOf(facts);
    return facts.voters === 1 && leader ? text(leader) : null;
  },
});

/** Makes a pattern of a round in which two share the first place. */
export const twoNamed = (id: string, text: (one: string, other: string) => string): Pattern<Facts> => ({
  id,
  claims: ['shared'],
  says: ({ leaders: [one, other, more] }) => (one && other && !more ? text(one, other) : null),
});

/** Patterns of a round in which more share it: up to three are named, of more the first two. */
export const manyNamed: readonly Pattern<Facts>[] = [
  {
    id: 'many-top',
    claims: ['shared'],
    says: ({ leaders }) => (leaders.length > 2 ? `${shortList(leaders, 'more')} share the top.` : null),
  },
  {
    id: 'many-crowd',
    claims: ['shared'],
    says: ({ leaders }) =>
      leaders.length > 2 ? `First place is crowded: ${shortList(leaders, 'more')} share it.` : null,
  },
];

/** Patterns for rounds in which several share the first place, and in which one vote decided. */
export const sharedPlace: readonly Pattern<Facts>[] = [
  twoShare,
  {
    id: 'two-question',
    claims: ['shared'],
    says: ({ question, leaders: [one, other, more] }) =>
      one && other && !more ? `${question}${one}. No, ${other}. Both.` : null,
  },
  manyShare,
  ofOneVote((leader) => `One vote decided it all: ${leader}.`),
];
