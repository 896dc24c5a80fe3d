import { limits } from '../limits.ts';
import { does, quotation, verbFor } from '../text.ts';
import type { Unity } from './facts.ts';
import type { Pattern } from './patterns.ts';

/** What the sentences about a slider are made from. */
export type SliderFacts = {
  question: string;
  voters: number;
  unity: Unity | null;
  /** The mean as a whole number, and the name of the point nearest to the mean. */
  mean: number;
  point: string;
  /** The point that all of at least two voters chose. */
  agreed: string | null;
  /**
   * The highest and the lowest answer, if they are at different points and the mean is not at another one between them; raters of
   * anonymous votes are not named. `isBetween`: they are at neighbouring points, and the mean is at none of both.
   */
  ends: {
    high: string;
    low: string;
    highRater: string | null;
    lowRater: string | null;
    isBetween: boolean;
  } | null;
};

const { max } = limits.slider;

const unityIs =
  (wanted: Unity, text: (facts: SliderFacts) => string) =>
  (facts: SliderFacts): string | null =>
    facts.unity === wanted ? text(facts) : null;
const several =
  (text: (facts: SliderFacts) => string) =>
  (facts: SliderFacts): string | null =>
    facts.voters > 1 ? text(facts) : null;

/** Sentences about one slider. */
export const sliderPatterns: readonly Pattern<SliderFacts>[] = [
  {
    id: 'answer',
    claims: ['mean'],
    says: several(({ question, point }) => `${question}“${point}”, on average.`),
  },
  { id: 'number', claims: ['mean'], says: several(({ mean }) => `The group settles on ${mean} of ${max}.`) },
  {
    id: 'close',
    claims: ['mean'],
    says: several(({ point }) => `Somewhere around “${point}”, if you ask all of you.`),
  },
  {
    id: 'united',
    claims: ['united', 'mean'],
    says: unityIs('united', ({ point }) => `You are of one mind: “${point}”.`),
  },
  {
    id: 'united-number',
    claims: ['united', 'mean'],
    says: unityIs('united', ({ mean }) => `A clear ${mean}, with hardly a difference.`),
  },
  {
    id: 'divided',
    claims: ['divided'],
    says: unityIs('divided', () => 'One number on paper. In truth, you are far apart.'),
  },
  {
    id: 'divided-question',
    claims: ['divided'],
    says: unityIs('divided', ({ question }) => `${question}Better not ask in this group again.`),
  },
  {
    id: 'mixed',
    claims: ['mixed', 'mean'],
    says: unityIs('mixed', ({ point }) => `Some more, some less. Together: “${point}”.`),
  },
  {
    id: 'mixed-sum',
    claims: ['mixed', 'mean'],
    says: unityIs('mixed', ({ mean }) => `Add it all up, and you get ${mean} of ${max}.`),
  },
  {
    id: 'mixed-talk',
    claims: ['mixed', 'mean'],
    says: unityIs('mixed', ({ point }) => `Close enough to agree, far enough to talk: “${point}”.`),
  },
  {
    id: 'votes',
    claims: ['mean', 'count'],
    says: several(({ voters, point }) => `${voters} votes, and the needle stops at “${point}”.`),
  },
  {
    id: 'range-mean',
    claims: ['range', 'mean'],
    says: ({ ends, mean }) =>
      ends?.isBetween ? `Between “${ends.low}” and “${ends.high}” lies the truth: ${mean} of ${max}.` : null,
  },
  {
    id: 'agreed',
    claims: ['agreed'],
    says: ({ agreed }) => (agreed ? `Every one of you says “${agreed}”.` : null),
  },
  {
    id: 'agreed-count',
    claims: ['agreed'],
    says: ({ agreed, voters }) => (agreed ? `${voters} votes, one answer: “${agreed}”.` : null),
  },
  {
    id: 'range',
    claims: ['range'],
    says: ({ ends }) => (ends ? `From “${ends.low}” to “${ends.high}”, it is all here.` : null),
  },
  {
    id: 'range-named',
    claims: ['range'],
    says: ({ ends }) =>
      ends?.highRater && ends.lowRater
        ? `${does(ends.lowRater, 'says', 'say')} “${ends.low}”, ${does(ends.highRater, 'says', 'say')} “${ends.high}”.`
        : null,
  },
  {
    id: 'single',
    claims: ['single', 'mean'],
    says: ({ voters, point }) => (voters === 1 ? `One vote, and it says “${point}”.` : null),
  },
];

/** What the sentences about a choice are made from. */
export type ChooseFacts = {
  question: string;
  voters: number;
  /** Null if both sides have the same number of votes. */
  winner: { name: string; votes: number } | null;
  loser: { name: string; votes: number } | null;
  /** The name of the only voter of a side, if at least two voted for the other; null if the vote is anonymous. */
  lone: string | null;
};

type Decided = ChooseFacts & {
  winner: { name: string; votes: number };
  loser: { name: string; votes: number };
};

const decided =
  (text: (facts: Decided) => string | null) =>
  (facts: ChooseFacts): string | null =>
    facts.winner && facts.loser && facts.voters > 1
      ? text({ ...facts, winner: facts.winner, loser: facts.loser })
      : null;
/** A side that nobody chose is more to say than who won. */
const contested = (text: (facts: Decided) => string) =>
  decided((facts) => (facts.loser.votes > 0 ? text(facts) : null));
const unanimous = (text: (facts: Decided) => string | null) =>
  decided((facts) => (facts.loser.votes === 0 ? text(facts) : null));
/** A tie is told by its count, the votes of each side. */
const tied =
  (text: (each: number) => string) =>
  ({ winner, voters }: ChooseFacts): string | null =>
    winner === null && voters > 1 ? text(voters / 2) : null;

/** Sentences about a choice between two sides. Other counts than that of a tie stand in large numbers below. */
export const choosePatterns: readonly Pattern<ChooseFacts>[] = [
  { id: 'answer', claims: ['wins'], says: contested(({ question, winner }) => `${question}${winner.name}.`) },
  {
    id: 'room',
    claims: ['wins'],
    says: contested(({ winner }) => `${winner.name} wins this room.`),
  },
  {
    id: 'over',
    claims: ['wins'],
    says: contested(({ winner, loser }) => `This group takes ${winner.name} over ${loser.name}.`),
  },
  {
    id: 'unanimous',
    claims: ['wins', 'unanimous'],
    says: unanimous(({ winner }) => `${winner.name}, and not one vote against it.`),
  },
  {
    id: 'unanimous-all',
    claims: ['wins', 'unanimous'],
    says: unanimous(({ winner, voters }) =>
      voters > 2 ? `${voters} votes, one answer: ${quotation(winner.name)}.` : null,
    ),
  },
  {
    id: 'unanimous-you',
    claims: ['wins', 'unanimous'],
    // More than two have a stamp that says it.
    says: unanimous(({ winner, voters }) =>
      voters === 2 ? `Both of you: ${quotation(winner.name)}.` : null,
    ),
  },
  {
    id: 'unanimous-other',
    claims: ['unanimous'],
    says: unanimous(({ loser }) => `${loser.name} will need a better campaign: no votes at all.`),
  },
  {
    id: 'unanimous-room',
    claims: ['wins', 'unanimous'],
    says: unanimous(({ winner }) => `Everybody here: ${winner.name}.`),
  },
  {
    id: 'lone',
    claims: ['wins', 'lone'],
    says: decided(({ winner, loser, lone }) =>
      lone
        ? `${winner.name} wins. ${does(lone, 'stands', 'stand')} alone for ${loser.name}, and ${verbFor(lone, 'stands', 'stand')} tall.`
        : null,
    ),
  },
  {
    id: 'lone-brave',
    claims: ['lone'],
    says: decided(({ lone, loser }) => (lone ? `${loser.name} has one loyal friend: ${lone}.` : null)),
  },
  {
    id: 'narrow',
    claims: ['wins', 'divided'],
    says: decided(({ winner, loser }) =>
      winner.votes - loser.votes === 1 && loser.votes > 1 ? `${winner.name}, by a single vote.` : null,
    ),
  },
  {
    id: 'narrow-again',
    claims: ['divided'],
    says: decided(({ winner, loser }) =>
      winner.votes - loser.votes === 1 && loser.votes > 1 ? 'That was close. Ask again tomorrow.' : null,
    ),
  },
  {
    id: 'tie',
    claims: ['tie'],
    says: tied((each) => `${each} to ${each}, and the house stays divided.`),
  },
  {
    id: 'tie-heat',
    claims: ['tie'],
    says: tied((each) => `Dead heat: ${each} to ${each}.`),
  },
  {
    id: 'tie-both',
    claims: ['tie'],
    says: tied((each) => `${each} to ${each}. Both can stay.`),
  },
  {
    id: 'single',
    claims: ['single', 'wins'],
    says: ({ voters, winner }) =>
      voters === 1 && winner ? `One vote decided it all: ${winner.name}.` : null,
  },
];
