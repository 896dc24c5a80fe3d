import type { PlaceOnSlider } from '../minigames/slider/place.ts';
import { does, listed, numberWord, quotation, withCapital } from '../text.ts';
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
  /** The mean in the words of the points, with quotation marks: "almost “Fine”". */
  place: string;
  /** `closest`: between two points with long names, as "closest to “Fine”". */
  kind: PlaceOnSlider['kind'];
  /** The point that all of at least two voters chose. */
  agreed: string | null;
  /** No player chose the point nearest to the mean. */
  isPointEmpty: boolean;
  fields: ChosenFields;
  /**
   * The two groups of answers, the larger one first, if every answer is near one of the ends and none is near the mean. `empty`:
   * the name of the point at the mean, if no player chose that point.
   */
  split: { sides: readonly [SplitSide, SplitSide]; empty: string | null } | null;
  people: SliderPeople;
};

/** In which fields of the dial the answers stand: each answer is in the one of its nearest point. */
export type ChosenFields = {
  /** The names of the lowest and the highest one. */
  low: string;
  high: string;
  /** How many steps there are from the lowest to the highest one. */
  steps: number;
  /** How many of them have an answer. */
  chosen: number;
  /** The lowest and the highest answer are far apart, with another field between them. */
  isWide: boolean;
  /** All answers are close together. */
  isTogether: boolean;
  /** The field of all answers but one, and that of the only other one, if another field is between them. */
  outlier: { all: string; one: string } | null;
};

/**
 * The players a sentence about a slider can be about; null if there is none, several share it, the votes are anonymous, or
 * the players guessed: then the dial shows a number, and the sentence says the word.
 */
export type SliderPeople = {
  /** Nearest to the mean, near enough to stand for it. */
  closest: string | null;
  /** Farthest from the mean, and far from it. */
  farthest: string | null;
  /** Far from all others, who are close together. */
  alone: string | null;
  /** The lowest and the highest one. */
  ends: readonly [string, string] | null;
};

/** What is near to the mean, what is far from it, how far the answers of a group that is close together are apart at most, and how far the ends of a wide one are apart at least. */
export const sliderLimits = { near: 1, far: 2.5, together: 2.5, wide: 5 } as const;

const unityIs =
  (wanted: Unity, text: (facts: SliderFacts) => string | null) =>
  (facts: SliderFacts): string | null =>
    facts.unity === wanted ? text(facts) : null;
/** Not for a split group: its sentences must say that no player is near the mean. Not for a wide one: they must not sound as if it agreed. */
const gathered =
  (text: (facts: SliderFacts) => string | null) =>
  (facts: SliderFacts): string | null =>
    facts.voters > 1 && !facts.split && !facts.fields.isWide ? text(facts) : null;
/** The lowest and the highest answer are far apart. */
const wide =
  (text: (facts: SliderFacts) => string | null) =>
  (facts: SliderFacts): string | null =>
    facts.fields.isWide && !facts.split ? text(facts) : null;
/** The mean of a wide group, with the name of one point if it is not between two. */
const shortPlace = ({ kind, place, point }: SliderFacts): string =>
  kind === 'between' ? place : `${kind === 'at' ? '' : 'closest to '}“${point}”`;
/** Where a wide group meets, if that is at neither of its ends. */
const meeting = (text: (place: string, facts: SliderFacts) => string | null) =>
  wide((facts) => {
    const { kind, point, fields } = facts;
    const isInside = point !== fields.low && point !== fields.high;
    return isInside ? text(`${kind === 'at' ? 'at' : 'near'} “${point}”`, facts) : null;
  });
/** A wide group of at least three, each of whom chose another point. */
const different = (text: (facts: SliderFacts) => string) =>
  wide((facts) => (facts.fields.chosen === facts.voters && facts.voters > 2 ? text(facts) : null));
const united = (text: (facts: SliderFacts) => string | null) =>
  gathered(unityIs('united', (facts) => (facts.fields.isTogether ? text(facts) : null)));
const split =
  (text: (facts: SliderFacts & { split: NonNullable<SliderFacts['split']> }) => string | null) =>
  (facts: SliderFacts): string | null =>
    facts.split ? text({ ...facts, split: facts.split }) : null;
/** About one player of at least three. */
const about =
  (role: 'closest' | 'farthest' | 'alone', text: (name: string) => string) =>
  (facts: SliderFacts): string | null => {
    const name = facts.people[role];
    return name === null || facts.voters < 3 || facts.split ? null : text(name);
  };
/** "three", or the name of the only one. */
const who = ({ count, name }: SplitSide): string => name ?? numberWord(count);
/** The same at the start of a sentence; a name stays as it is. */
const first = ({ count, name }: SplitSide): string => name ?? withCapital(numberWord(count));

/** Sentences about one slider, each one short clause. They say the word, because the number stands in the hub of the dial. */
export const sliderPatterns: readonly Pattern<SliderFacts>[] = [
  {
    id: 'answer',
    claims: ['mean'],
    says: gathered(({ place, kind }) =>
      kind === 'closest' ? `Your group is ${place}.` : `The group says ${place}.`,
    ),
  },
  {
    id: 'place',
    claims: ['mean'],
    says: gathered(({ place, kind }) => `${kind === 'between' ? `Somewhere ${place}` : withCapital(place)}.`),
  },
  { id: 'says', claims: ['mean'], says: gathered(({ place }) => `${withCapital(place)}, says the group.`) },
  {
    id: 'final',
    claims: ['mean'],
    says: gathered(({ place }) => `${withCapital(place)}, and that is final.`),
  },
  {
    id: 'call',
    claims: ['mean'],
    says: gathered(({ place, kind, point }) => {
      if (kind === 'closest') return `Call it “${point}”, more or less.`;
      return `Call it ${kind === 'between' ? 'something ' : ''}${place}.`;
    }),
  },
  {
    id: 'not-far',
    claims: ['mean'],
    says: gathered(({ kind, point }) =>
      kind === 'before' || kind === 'past' ? `Not far from “${point}”.` : null,
    ),
  },
  { id: 'verdict', claims: ['mean'], says: gathered(({ place }) => `The verdict: ${place}.`) },
  { id: 'heard', claims: ['mean'], says: gathered(({ place }) => `You heard it here: ${place}.`) },
  { id: 'together', claims: ['mean'], says: gathered(({ place }) => `And the answer is ${place}.`) },
  { id: 'all', claims: ['mean'], says: gathered(({ place }) => `All in all: ${place}.`) },
  {
    id: 'united',
    claims: ['united', 'mean'],
    says: united(({ place, kind }) => (kind === 'closest' ? null : `Close together: ${place}.`)),
  },
  {
    id: 'united-hardly',
    claims: ['united', 'mean'],
    says: united(({ place }) => `No argument here: ${place}.`),
  },
  {
    id: 'mixed',
    claims: ['mixed', 'mean'],
    says: gathered(unityIs('mixed', ({ place }) => `${withCapital(place)}, give or take.`)),
  },
  {
    id: 'neighbours',
    claims: ['neighbours'],
    says: gathered(({ kind, fields: { low, high, steps } }) =>
      steps === 1 && kind !== 'closest' ? `All at “${low}” or “${high}”.` : null,
    ),
  },
  {
    id: 'outlier',
    claims: ['outlier'],
    says: ({ split, fields: { outlier } }) =>
      outlier && !split ? `All at “${outlier.all}”, only one at “${outlier.one}”.` : null,
  },
  {
    id: 'wide-group',
    claims: ['wide', 'range'],
    says: wide(({ fields: { low, high } }) => `“${low}” and “${high}” in one group.`),
  },
  {
    id: 'wide-average',
    claims: ['wide', 'mean'],
    says: wide((facts) => `On average, ${shortPlace(facts)}.`),
  },
  {
    id: 'wide-far',
    claims: ['wide', 'mean'],
    says: wide((facts) => `Far apart, on average ${shortPlace(facts)}.`),
  },
  { id: 'wide-meet', claims: ['wide', 'mean'], says: meeting((place) => `You meet ${place}.`) },
  {
    id: 'wide-compromise',
    claims: ['wide', 'mean'],
    says: meeting((place) => `The compromise is ${place}.`),
  },
  {
    id: 'wide-empty',
    claims: ['wide', 'mean', 'empty'],
    says: meeting((place, { isPointEmpty }) =>
      isPointEmpty ? `You meet ${place}, which nobody chose.` : null,
    ),
  },
  {
    id: 'wide-different',
    claims: ['wide', 'different'],
    says: different(
      ({ voters }) => `${withCapital(numberWord(voters))} of you, ${numberWord(voters)} answers.`,
    ),
  },
  { id: 'wide-no-two', claims: ['wide', 'different'], says: different(() => 'No two of you agree.') },
  { id: 'wide-disagree', claims: ['wide'], says: wide(() => 'You do not agree on this one.') },
  { id: 'wide-settled', claims: ['wide'], says: wide(() => 'This one is far from settled.') },
  { id: 'wide-agree', claims: ['wide'], says: wide(() => 'You agree to disagree.') },
  {
    id: 'wide-ends',
    claims: ['wide', 'ends'],
    says: wide(({ people: { ends } }) => ends && `${listed(ends)} are worlds apart.`),
  },
  {
    id: 'closest',
    claims: ['closest'],
    says: about('closest', (name) => `${does(name, 'answers', 'answer')} most like the group.`),
  },
  {
    id: 'closest-speaks',
    claims: ['closest'],
    says: about('closest', (name) => `${does(name, 'speaks', 'speak')} for the group.`),
  },
  {
    id: 'farthest',
    claims: ['farthest'],
    says: about('farthest', (name) => `${does(name, 'is', 'are')} farthest from the average.`),
  },
  { id: 'alone', claims: ['alone'], says: about('alone', (name) => `Nobody else is near ${name}.`) },
  {
    id: 'alone-way',
    claims: ['alone'],
    says: about('alone', (name) => `${does(name, 'goes their', 'go your')} own way.`),
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
    says: split(({ fields: { low, high, chosen } }) =>
      chosen === 2 ? `A gap from “${low}” to “${high}”.` : null,
    ),
  },
  {
    id: 'split-words',
    claims: ['split'],
    says: split(({ split: { sides } }) =>
      sides[0].said && sides[1].said
        ? `${first(sides[0])} for “${sides[0].said}”, ${who(sides[1])} for “${sides[1].said}”.`
        : null,
    ),
  },
  {
    id: 'split-even',
    claims: ['split'],
    says: split(({ split: { sides } }) =>
      sides[0].count === sides[1].count ? 'Split down the middle.' : null,
    ),
  },
  {
    id: 'split-empty',
    claims: ['split', 'mean'],
    says: split(({ split: { empty } }) =>
      empty === null ? null : `Nobody chose “${empty}”, near the average.`,
    ),
  },
  { id: 'split-middle', claims: ['split'], says: split(() => 'No middle ground here.') },
  { id: 'split-camps', claims: ['split'], says: split(() => 'You are in two camps.') },
  {
    id: 'split-worlds',
    claims: ['split', 'mean'],
    says: split(({ place }) => `Two camps, one compromise: ${place}.`),
  },
  {
    id: 'split-count',
    claims: ['split'],
    says: split(({ split: { sides } }) => `You are split ${sides[0].count} to ${sides[1].count}.`),
  },
  {
    id: 'single',
    claims: ['single', 'mean'],
    says: ({ voters, point }) => (voters === 1 ? `One vote says “${point}”.` : null),
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

/** Sentences about a choice between two sides, true whether the question asks for the best or the worst. The score and what kind of result it is stand in large letters below. */
export const choosePatterns: readonly Pattern<ChooseFacts>[] = [
  {
    id: 'answer',
    claims: ['wins'],
    says: contested(({ question, winner }) =>
      question ? `${question}${winner.name}.` : `${winner.name} it is.`,
    ),
  },
  {
    id: 'room',
    claims: ['wins'],
    says: contested(({ winner }) => `The group takes ${winner.name}.`),
  },
  {
    id: 'over',
    claims: ['wins'],
    says: contested(({ winner, loser }) => `This group picks ${winner.name} over ${loser.name}.`),
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
    says: unanimous(({ loser }) => `Not one vote for ${loser.name}.`),
  },
  {
    id: 'unanimous-room',
    claims: ['wins', 'unanimous'],
    says: unanimous(({ winner }) => `${winner.name}, without a second thought.`),
  },
  {
    id: 'lone',
    claims: ['wins', 'lone'],
    says: decided(({ winner, loser, lone }) =>
      lone ? `${winner.name} it is. ${does(lone, 'stands', 'stand')} alone for ${loser.name}.` : null,
    ),
  },
  {
    id: 'lone-brave',
    claims: ['wins', 'lone'],
    says: decided(({ winner, lone }) =>
      lone ? `${winner.name}. ${does(lone, 'sees', 'see')} it differently.` : null,
    ),
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
    claims: ['wins', 'divided'],
    says: decided(({ winner, loser }) =>
      winner.votes - loser.votes === 1 && loser.votes > 1
        ? `${winner.name}, by one vote. Tomorrow it may be ${loser.name}.`
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
    says: tied('Neither side blinks.'),
  },
  {
    id: 'single',
    claims: ['single', 'wins'],
    says: ({ voters, winner }) =>
      voters === 1 && winner ? `One vote decided it all: ${winner.name}.` : null,
  },
];
