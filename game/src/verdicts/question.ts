import { does, numberWord, quotation, withCapital } from '../text.ts';
import type { Unity } from './facts.ts';
import type { Pattern } from './patterns.ts';

/** One end of a split group: how many stand there, the only one's name, and the point if all chose the same. */
type SplitSide = { count: number; name: string | null; said: string | null };

/** What the sentences about a slider are made from. */
export type SliderFacts = {
  voters: number;
  unity: Unity | null;
  /** The name of the point nearest to the mean. */
  point: string;
  /** The mean in the words of the points, with quotation marks: "almost “Fine”"; and where it lands: "just before “Fine”". */
  place: string;
  stop: string;
  /** Between two points with long names: `place` and `stop` are "closest to “Fine”". */
  isClosest: boolean;
  /** The point that all of at least two voters chose. */
  agreed: string | null;
  /**
   * The highest and the lowest answer, if they are at different points and the mean is not at another one between them; raters of
   * anonymous votes are not named.
   */
  ends: {
    high: string;
    low: string;
    highRater: string | null;
    lowRater: string | null;
  } | null;
  /**
   * The two groups of answers, the larger one first, if every answer is near one of the ends and none is near the mean. `empty`:
   * the name of the point at the mean, if no player chose that point.
   */
  split: { sides: readonly [SplitSide, SplitSide]; empty: string | null } | null;
  people: SliderPeople;
};

/** The players a sentence about a slider can be about; null if there is none, several share it, or the votes are anonymous. */
export type SliderPeople = {
  /** Nearest to the mean, near enough to stand for it. */
  closest: string | null;
  /** Farthest from the mean, and far from it. */
  farthest: string | null;
  /** Far from all others, who are close together. */
  alone: string | null;
  /** The lowest and the highest answer, if they are far apart. */
  ends: { low: string; high: string } | null;
};

/** What is near to the mean, what is far from it, how far the answers of a group that is close together are apart at most, and how far its ends are apart at least. */
export const personLimits = { near: 1, far: 2.5, together: 2.5, ends: 5 } as const;

const unityIs =
  (wanted: Unity, text: (facts: SliderFacts) => string | null) =>
  (facts: SliderFacts): string | null =>
    facts.unity === wanted ? text(facts) : null;
/** Not for a split group: its sentences must say that no player is near the mean. */
const gathered =
  (text: (facts: SliderFacts) => string | null) =>
  (facts: SliderFacts): string | null =>
    facts.voters > 1 && !facts.split ? text(facts) : null;
const mixed = (text: (facts: SliderFacts) => string) => gathered(unityIs('mixed', text));
const split =
  (text: (facts: SliderFacts & { split: NonNullable<SliderFacts['split']> }) => string | null) =>
  (facts: SliderFacts): string | null =>
    facts.split ? text({ ...facts, split: facts.split }) : null;
/** About one player of at least three. */
const about =
  (role: 'closest' | 'farthest' | 'alone', text: (name: string, facts: SliderFacts) => string | null) =>
  (facts: SliderFacts): string | null => {
    const name = facts.people[role];
    return name === null || facts.voters < 3 || facts.split ? null : text(name, facts);
  };
/** "three", or the name of the only one. */
const who = ({ count, name }: SplitSide): string => name ?? numberWord(count);

/** Sentences about one slider. They say the word, because the number stands on the flag of the average. */
export const sliderPatterns: readonly Pattern<SliderFacts>[] = [
  {
    id: 'answer',
    claims: ['mean'],
    says: gathered(({ place, isClosest }) => `Your group${isClosest ? ' is' : ':'} ${place}.`),
  },
  { id: 'together', claims: ['mean'], says: gathered(({ place }) => `Together you say: ${place}.`) },
  { id: 'all', claims: ['mean'], says: gathered(({ place }) => `All in all: ${place}.`) },
  {
    id: 'united',
    claims: ['united', 'mean'],
    says: unityIs('united', ({ place, isClosest }) =>
      isClosest ? null : `You are close together: ${place}.`,
    ),
  },
  {
    id: 'united-hardly',
    claims: ['united', 'mean'],
    says: unityIs('united', ({ place }) => `Little to argue about: ${place}.`),
  },
  {
    id: 'divided',
    claims: ['divided', 'mean'],
    says: unityIs('divided', ({ stop }) => `You are far apart, so it lands ${stop}.`),
  },
  {
    id: 'divided-again',
    claims: ['divided', 'mean'],
    says: unityIs('divided', ({ place }) => `No agreement here. The average: ${place}.`),
  },
  {
    id: 'mixed',
    claims: ['mixed', 'mean'],
    says: mixed(({ place }) => `${withCapital(place)}, give or take.`),
  },
  {
    id: 'mixed-sum',
    claims: ['mixed', 'mean'],
    says: mixed(({ place }) => `On average: ${place}.`),
  },
  {
    id: 'mixed-talk',
    claims: ['mixed', 'mean'],
    says: mixed(({ place }) => `Some of you more, some less: ${place}.`),
  },
  {
    id: 'votes',
    claims: ['mean', 'count'],
    says: gathered(({ voters, place }) => `${voters} votes, one average: ${place}.`),
  },
  {
    id: 'closest',
    claims: ['mean', 'closest'],
    says: about('closest', (name, { place, isClosest }) =>
      isClosest ? null : `${does(name, 'is', 'are')} closest to the average: ${place}.`,
    ),
  },
  {
    id: 'closest-speaks',
    claims: ['mean', 'closest'],
    says: about('closest', (name, { place }) => `${does(name, 'speaks', 'speak')} for the group: ${place}.`),
  },
  {
    id: 'closest-last',
    claims: ['mean', 'closest'],
    says: about('closest', (name, { place, isClosest }) =>
      isClosest ? null : `${withCapital(place)}, and ${name} came closest to it.`,
    ),
  },
  {
    id: 'farthest',
    claims: ['mean', 'farthest'],
    says: about('farthest', (name, { place, isClosest }) =>
      isClosest ? null : `${does(name, 'is', 'are')} farthest from the average: ${place}.`,
    ),
  },
  {
    id: 'farthest-pulls',
    claims: ['mean', 'farthest'],
    says: about(
      'farthest',
      (name, { stop }) => `${does(name, 'pulls', 'pull')} hardest, and it lands ${stop}.`,
    ),
  },
  {
    id: 'alone',
    claims: ['mean', 'alone'],
    says: about('alone', (name, { place }) => `Nobody else is near ${name}. The average: ${place}.`),
  },
  {
    id: 'alone-way',
    claims: ['mean', 'alone'],
    says: about(
      'alone',
      (name, { place }) => `${does(name, 'goes their', 'go your')} own way. The average: ${place}.`,
    ),
  },
  {
    id: 'alone-others',
    claims: ['mean', 'alone'],
    says: about(
      'alone',
      (name, { voters, place }) =>
        `${withCapital(numberWord(voters - 1))} close together, ${name} farther out: ${place}.`,
    ),
  },
  {
    id: 'ends-named',
    claims: ['mean', 'ends'],
    says: gathered(({ stop, people: { ends } }) =>
      ends
        ? `${does(ends.high, 'goes', 'go')} highest, ${does(ends.low, 'goes', 'go')} lowest. It lands ${stop}.`
        : null,
    ),
  },
  {
    id: 'agreed',
    claims: ['agreed'],
    says: ({ agreed }) => (agreed ? `All of you say “${agreed}”.` : null),
  },
  {
    id: 'agreed-count',
    claims: ['agreed'],
    says: ({ agreed, voters }) => (agreed ? `${voters} votes, one answer: “${agreed}”.` : null),
  },
  {
    id: 'range',
    claims: ['range', 'split'],
    says: split(({ ends }) => (ends ? `From “${ends.low}” to “${ends.high}”, with a wide gap.` : null)),
  },
  {
    id: 'range-named',
    claims: ['range', 'split'],
    says: split(({ ends }) =>
      ends?.highRater && ends.lowRater
        ? `${does(ends.lowRater, 'says', 'say')} “${ends.low}”, ${does(ends.highRater, 'says', 'say')} “${ends.high}”.`
        : null,
    ),
  },
  {
    id: 'split-ends',
    claims: ['split'],
    says: split(
      ({ split: { sides } }) => `${withCapital(who(sides[0]))} at one end, ${who(sides[1])} at the other.`,
    ),
  },
  {
    id: 'split-words',
    claims: ['split'],
    says: split(({ ends, split: { sides } }) =>
      ends && sides[0].said && sides[1].said
        ? `${withCapital(who(sides[0]))} for “${sides[0].said}”, ${who(sides[1])} for “${sides[1].said}”.`
        : null,
    ),
  },
  {
    id: 'split-even',
    claims: ['split', 'mean'],
    says: split(({ stop, split: { sides } }) =>
      sides[0].count === sides[1].count ? `Split down the middle, so it lands ${stop}.` : null,
    ),
  },
  {
    id: 'split-empty',
    claims: ['split', 'mean'],
    says: split(({ split: { empty } }) =>
      empty === null ? null : `The average comes closest to “${empty}”, which nobody chose.`,
    ),
  },
  {
    id: 'split-camps',
    claims: ['split', 'mean'],
    says: split(({ stop }) => `You are in two camps, so it lands ${stop}.`),
  },
  {
    id: 'split-worlds',
    claims: ['split', 'mean'],
    says: split(({ place }) => `Two camps, one average: ${place}.`),
  },
  {
    id: 'split-stop',
    claims: ['split', 'mean'],
    says: split(({ stop, split: { empty } }) =>
      empty === null ? null : `It lands ${stop}. Nobody chose that.`,
    ),
  },
  {
    id: 'split-count',
    claims: ['split', 'mean'],
    says: split(
      ({ stop, split: { sides } }) => `${sides[0].count} against ${sides[1].count}, so it lands ${stop}.`,
    ),
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
const tied =
  (text: string) =>
  ({ winner, voters }: ChooseFacts): string | null =>
    winner === null && voters > 1 ? text : null;

/** Sentences about a choice between two sides. The score and what kind of result it is stand in large letters below. */
export const choosePatterns: readonly Pattern<ChooseFacts>[] = [
  {
    id: 'answer',
    claims: ['wins'],
    says: contested(({ question, winner }) =>
      question ? `${question}${winner.name}.` : `${winner.name} wins.`,
    ),
  },
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
    says: unanimous(({ winner }) => `${winner.name}. No further questions.`),
  },
  {
    id: 'unanimous-all',
    claims: ['wins', 'unanimous'],
    says: unanimous(({ winner, voters }) =>
      voters > 2 ? `Nothing to argue about: ${quotation(winner.name)}.` : null,
    ),
  },
  {
    id: 'unanimous-you',
    claims: ['wins', 'unanimous'],
    says: unanimous(({ winner, voters }) =>
      voters === 2 ? `Made for each other: ${quotation(winner.name)}.` : null,
    ),
  },
  {
    id: 'unanimous-other',
    claims: ['unanimous'],
    says: unanimous(({ loser }) => `${loser.name} will need a better campaign.`),
  },
  {
    id: 'unanimous-room',
    claims: ['wins', 'unanimous'],
    says: unanimous(({ winner }) => `${winner.name}, in a walk.`),
  },
  {
    id: 'lone',
    claims: ['wins', 'lone'],
    says: decided(({ winner, loser, lone }) =>
      lone ? `${winner.name} wins. ${does(lone, 'stands', 'stand')} alone for ${loser.name}.` : null,
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
      winner.votes - loser.votes === 1 && loser.votes > 1 ? `${winner.name}, and it was never safe.` : null,
    ),
  },
  {
    id: 'narrow-again',
    claims: ['divided'],
    says: decided(({ winner, loser }) =>
      winner.votes - loser.votes === 1 && loser.votes > 1
        ? `Ask again tomorrow, and it may be ${loser.name}.`
        : null,
    ),
  },
  {
    id: 'tie',
    claims: ['tie'],
    says: tied('The house stays divided.'),
  },
  {
    id: 'tie-heat',
    claims: ['tie'],
    says: tied('Nobody gives way.'),
  },
  {
    id: 'tie-both',
    claims: ['tie'],
    says: tied('Both can stay.'),
  },
  {
    id: 'single',
    claims: ['single', 'wins'],
    says: ({ voters, winner }) =>
      voters === 1 && winner ? `One vote decided it all: ${winner.name}.` : null,
  },
];
