import type { MiniGameType } from '../../minigames/registry.ts';
import {
  type CupTruth,
  close,
  splitSides,
  type Thing,
  type Truth,
  type Vote,
  type Whose,
  wordsOfMean,
} from './truth.ts';

/** Returns all texts that a sentence may have; empty if it must not be said. */
type Says = (truth: Truth) => readonly (string | false | null | undefined)[];

/** Numbers as words; from ten on they are digits. */
const inWords = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

const were = (count: number) => (count === 1 ? 'was' : 'were');

/** A take inside a sentence has no full stop of its own. */
const quoted = (take: string) => `“${take.endsWith('.') ? take.slice(0, -1) : take}”`;
/** A sentence about a round of several votes with one leader. */
const led =
  (
    text: (leader: string, truth: Truth) => string | false,
    when: (truth: Truth) => boolean = () => true,
  ): Says =>
  (truth) => [truth.leader != null && truth.voters > 1 && when(truth) && text(truth.leader, truth)];
/** The answer to a question, or the vote where the round asks none. */
const picked = (leader: string, { question }: Truth): string =>
  question ? `${question}${leader}, says the group.` : `All votes together put ${leader} first.`;
const several =
  (text: (truth: Truth) => string, when: (truth: Truth) => boolean = () => true): Says =>
  (truth) => [truth.voters > 1 && when(truth) && text(truth)];
const united = (truth: Truth) => truth.united;
const divided = (truth: Truth) => truth.divided;
const mixed = (truth: Truth) => !truth.united && !truth.divided;
/** A sentence about a round of several votes with one leader and one thing in second place. */
const firstTwo =
  (text: (leader: string, second: string) => string): Says =>
  ({ leader, second, voters }) => [
    leader != null && voters > 1 && second.length === 1 && text(leader, second[0] ?? ''),
  ];
/** How a leader stands whose mean is a number from 1 to 100. */
const isClear = ({ bestMean, gap }: Truth) => bestMean > 66 - close && gap > 6 - close;
/** A mean as the sliders show it: halves are up, whatever the parts add up to. */
const written = (mean: number) => Math.round(Math.round(mean * 1e6) / 1e6);
const asked = ({ question, title }: Truth) => question || `${title.replace(/[.!:…]+$/u, '')}? `;
/** The title as a question, or the end that the theme names. */
const certain = (leader: string, { question, ends }: Truth): string | false =>
  (question !== '' || ends !== null) && `${question || `“${ends?.best}”? `}That has to be ${leader}.`;
/** Sentences about the end of the first place, if the theme names the ends. */
const ofEnd = ({ ends }: Truth, texts: (end: string, other: string) => ReturnType<Says>): ReturnType<Says> =>
  ends ? texts(`“${ends.best}”`, `“${ends.worst}”`) : [];
/** Such a sentence about a round of several votes with one leader. */
const ledToEnd =
  (text: (leader: string, end: string) => string, when?: (truth: Truth) => boolean): Says =>
  (truth) =>
    ofEnd(truth, (end) => led((leader) => text(leader, end), when)(truth));
const allPutFirst = ({ things, leader, voters }: Truth) =>
  things.find(({ name }) => name === leader)?.votes.filter(({ said }) => said === '1st').length === voters;
const isClose = ({ gap }: Truth) => gap < 6 + close;
/** A sentence about a lead of less than 3 points. */
const narrow = (text: (leader: string, numbers: string) => string): Says =>
  led(
    (leader, { bestMean, gap }) => {
      const [first, next] = [written(bestMean), written(bestMean - gap)];
      return text(leader, first === next ? 'less than a point' : `${first} to ${next}`);
    },
    ({ gap }) => gap < 3 + close,
  );
const ofLeader = /^(?!close|narrow|two-|many-|one-vote|contested|divided$|united$|agreed)/;
/** With such a lead the other sentences about the leader are not said. */
const unlessNarrow = (all: Record<string, Says>): Record<string, Says> =>
  Object.fromEntries(
    Object.entries(all).map(([id, says]) => [
      id,
      (truth: Truth) =>
        ofLeader.test(id) && truth.voters > 1 && truth.leader != null && truth.gap < 3 - close
          ? []
          : says(truth),
    ]),
  );
const isModest = ({ bestMean }: Truth) => bestMean < 66 + close;
const isContested = ({ decided }: Truth) => decided !== null && decided.low > 0;
const isTie = (truth: Truth) => truth.decided === null;
const isUnanimous = (truth: Truth) => truth.decided?.low === 0;
const isNarrow = ({ decided: result }: Truth) =>
  result !== null && result.low > 1 && result.high === result.low + 1;
const loneVoter = ({ decided: result, votes, loser }: Truth) =>
  result?.low === 1 && result.high > 1 ? votes.find(({ said }) => said === loser)?.rater : null;
const pairs = (names: readonly string[], text: (one: string, other: string) => string) =>
  names.length === 2 ? [text(names[0] ?? '', names[1] ?? ''), text(names[1] ?? '', names[0] ?? '')] : [];

/** A sentence about a cup of several voters that was played to its end. */
const champion =
  (
    text: (winner: string, cup: CupTruth, truth: Truth) => string,
    when: (cup: CupTruth) => boolean = () => true,
  ): Says =>
  (truth) => [
    truth.cup?.champion && truth.voters > 1 && when(truth.cup) && text(truth.cup.champion, truth.cup, truth),
  ];

/** Returns all pairs of a lowest and a highest vote. */
const endVotes = ({ votes }: Thing): [low: Vote, high: Vote][] => {
  const values = votes.map(({ value }) => value);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  return votes
    .filter(({ value }) => value === low)
    .flatMap((one) => votes.filter(({ value }) => value === high).map((other): [Vote, Vote] => [one, other]));
};

/** The point of the lowest answer to a slider, and of the highest one. */
const lowest = ({ low }: Truth) => `“${low[0]?.said}”`;
const highest = ({ high }: Truth) => `“${high[0]?.said}”`;
/** How far the lowest and the highest answer are apart, of 1. */
const rangeOf = ({ low, high }: Truth) => (high[0]?.value ?? 0) - (low[0]?.value ?? 0);
/** How many points the highest answer is above the lowest one. */
const stepsOf = ({ points, low, high }: Truth) => {
  const names = points.map(({ name }) => name);
  return names.indexOf(high[0]?.said ?? '') - names.indexOf(low[0]?.said ?? '');
};
/** How many points have an answer. */
const chosenIn = ({ points, votes }: Truth) =>
  points.filter(({ name }) => votes.some(({ said }) => said === name)).length;
const isWide = (truth: Truth) => rangeOf(truth) >= 0.5 - 1e-6 && stepsOf(truth) > 1;
/** A sentence about answers that are far apart. */
const wide =
  (text: (truth: Truth) => string | false): Says =>
  (truth) => [isWide(truth) && !splitSides(truth) && text(truth)];
/** Each of at least three chose another point. */
const areDifferent = (truth: Truth) => chosenIn(truth) === truth.voters && truth.voters > 2;
const isAtPoint = (truth: Truth) => wordsOfMean(truth).startsWith('“');
/** The mean of a wide group, with one point if it is not between two. */
const shortMean = (truth: Truth) =>
  isBetween(truth) ? wordsOfMean(truth) : `${isAtPoint(truth) ? '' : 'closest to '}“${truth.point}”`;
const meeting = (truth: Truth) => `${isAtPoint(truth) ? 'at' : 'near'} “${truth.point}”`;
/** The point at the mean is neither of the ends. */
const isInside = (truth: Truth) => ![lowest(truth), highest(truth)].includes(`“${truth.point}”`);

const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
/** The mean is between two points with long names. */
const isNear = (truth: Truth) => wordsOfMean(truth).startsWith('closest');
const isBetween = (truth: Truth) => wordsOfMean(truth).startsWith('between');
/** The point that the mean is at or near, if no player chose it; null if there is none. */
const emptyPoint = (truth: Truth) => {
  const reach = Math.max(0.3, 2.5 / (truth.points.length - 1)) + 1e-5;
  const [near] = truth.points.filter(({ value }) => Math.abs(truth.mean - value) <= reach);
  return near && truth.votes.every(({ said }) => said !== near.name) ? `“${near.name}”` : null;
};
/** Some sentences would hide that a group is split, or how far its answers are apart. */
const gathered = (text: (truth: Truth) => string, when: (truth: Truth) => boolean = () => true) =>
  several(text, (truth) => when(truth) && !splitSides(truth) && !isWide(truth));
const split =
  (
    text: (
      sides: NonNullable<ReturnType<typeof splitSides>>,
      truth: Truth,
    ) => string | false | null | undefined,
  ): Says =>
  (truth) => {
    const sides = splitSides(truth);
    return [sides ? (text(sides, truth) ?? false) : false];
  };

/** Returns who a sentence about one player of a slider may name: those of whom it is true, compared in hundreds of a step. */
const peopleAt = ({ votes }: Truth) => {
  const values = votes.map(({ value }) => Math.round(value * 100));
  const total = values.reduce((sum, value) => sum + value, 0);
  // The distances times the number of answers are whole numbers.
  const distances = values.map((value) => Math.abs(value * values.length - total));
  const only = (wanted: number) => distances.filter((distance) => distance === wanted).length === 1;
  const [nearest, farthest] = [Math.min(...distances), Math.max(...distances)];
  const nameAt = (distance: number) => votes[distances.indexOf(distance)]?.rater;
  return {
    closest: only(nearest) && nearest <= 10 * values.length ? nameAt(nearest) : undefined,
    farthest: only(farthest) && farthest >= 25 * values.length ? nameAt(farthest) : undefined,
    alone: votes.find((_, at) => {
      const others = values.filter((_, other) => other !== at);
      const far = others.every((value) => Math.abs(value - (values[at] ?? 0)) >= 25);
      return far && Math.max(...others) - Math.min(...others) <= 25;
    })?.rater,
  };
};
/** A sentence about one player of a slider with at least three answers. */
const about =
  (role: keyof ReturnType<typeof peopleAt>, text: (name: string) => string): Says =>
  (truth) => {
    const name = peopleAt(truth)[role];
    return [name !== undefined && truth.voters > 2 && !splitSides(truth) && text(name)];
  };

/** Returns the split nearest to half and half, if there is only one. */
const topSplit = ({ splits }: Truth) => {
  const share = ({ high, low }: { high: number; low: number }) => low / (high + low);
  const most = Math.max(...splits.map(share));
  const top = splits.filter((split) => Math.abs(share(split) - most) < close);
  return most > 0 && top.length === 1 ? top : [];
};

const shared: Record<string, Says> = {
  'two-share': ({ first }) => pairs(first, (one, other) => `${one} and ${other} share first place.`),
  'two-question': ({ first, question }) =>
    pairs(first, (one, other) => `${question}${one}. No, ${other}. Both.`),
  'many-share': ({ first }) => [first.length > 2 && `First place is crowded: ${first.length} share it.`],
  'one-vote': ({ voters, leader }) => [
    voters === 1 && leader != null && `One vote decided it all: ${leader}.`,
  ],
};
/** Up to three that share the first place are named, of more two of them. */
const sharers = (first: readonly string[]): string[] => {
  const orders = (names: readonly string[], count: number): string[][] =>
    count === 0
      ? [[]]
      : names.flatMap((name) =>
          orders(
            names.filter((other) => other !== name),
            count - 1,
          ).map((rest) => [name, ...rest]),
        );
  if (first.length < 3) return [];
  return first.length === 3
    ? orders(first, 3).map(([one, two, three]) => `${one}, ${two} and ${three}`)
    : orders(first, 2).map(([one, two]) => `${one}, ${two} and ${first.length - 2} more`);
};
const manyNamed: Record<string, Says> = {
  'many-top': ({ first }) => sharers(first).map((names) => `${names} share the top.`),
  'many-crowd': ({ first }) => sharers(first).map((names) => `First place is crowded: ${names} share it.`),
};
const ofPlayers: Record<string, Says> = {
  'two-share': ({ first }) => pairs(first, (one, other) => `${one} and ${other} share first place.`),
  'two-room': ({ first }) =>
    pairs(first, (one, other) => `First place has room for two: ${one} and ${other}.`),
  'many-share': ({ first }) => [first.length > 2 && `First place is crowded: ${first.length} share it.`],
  'one-vote': ({ voters, leader }) => [
    voters === 1 && leader != null && `One vote decided it all, and it put ${leader} first.`,
  ],
  answer: led(picked),
  asked: led((leader, truth) => `${asked(truth)}That has to be ${leader}.`),
  'runner-up': firstTwo((leader, second) => `First place goes to ${leader}, second place to ${second}.`),
  mixed: led(
    (leader) => `Each of you sees it a little differently, but first place goes to ${leader}.`,
    mixed,
  ),
  'mixed-toast': led(
    (leader) => `A toast to ${leader} in first place. The rest is a matter of taste.`,
    mixed,
  ),
  contested: ({ contested }) => contested.map(({ name }) => `Your opinions differ most about ${name}.`),
  divided: several(() => 'You see each other very differently. That is what friends are for.', divided),
  united: several(() => 'You know each other well: hardly a vote out of line.', united),
};
const ofRoles: Record<string, Says> = {
  'role-agreed': ({ voters, tallies }) =>
    tallies.map(
      ({ name, most, leading }) =>
        voters > 1 && most === voters && `${name}: “${leading[0]}”. Everybody said so.`,
    ),
  'role-agreed-settled': ({ voters, tallies }) =>
    tallies.map(
      ({ name, most, leading }) =>
        voters > 1 && most === voters && `No discussion about ${name}: “${leading[0]}”.`,
    ),
  'role-agreed-count': several(
    ({ unanimous }) => `You all agree on ${unanimous.length} roles.`,
    ({ unanimous }) => unanimous.length > 1,
  ),
  'role-none-agreed': several(
    () => 'Not one role was unanimous.',
    ({ unanimous }) => unanimous.length === 0,
  ),
  'role-all-agreed': several(
    ({ tallies }) => `${tallies.length} of ${tallies.length} roles unanimous. You could run a theatre.`,
    ({ unanimous, tallies }) => tallies.length > 1 && unanimous.length === tallies.length,
  ),
  'role-share-agreed': several(
    ({ unanimous, tallies }) =>
      `${unanimous.length} of ${tallies.length} roles ${were(unanimous.length)} unanimous. The rest is for the way home.`,
    ({ unanimous, tallies }) => unanimous.length > 0 && unanimous.length < tallies.length,
  ),
  'role-clearest': ({ voters, clearest }) =>
    clearest.map(
      ({ name, most, leading }) => voters > 1 && `${name}: “${leading[0]}”, ${most} of ${voters} votes.`,
    ),
  'role-clearest-cast': ({ voters, clearest }) =>
    clearest.map(({ name, leading }) => voters > 1 && `The clearest case: ${name} as “${leading[0]}”.`),
  'role-tied': ({ tied }) =>
    tied.flatMap(({ name, leading }) =>
      leading.flatMap((one) =>
        leading.map(
          (other) => one !== other && `${name}: “${one}” or “${other}”? The group could not decide.`,
        ),
      ),
    ),
  'role-tied-both': ({ tied }) =>
    tied.flatMap(({ name, leading }) =>
      pairs(leading, (one, other) => `“${one}” and “${other}”: ${name} can do both.`),
    ),
  'role-single': ({ voters }) => [voters === 1 && 'One vote gave out all the roles.'],
  'role-single-cast': ({ voters, tallies }) =>
    tallies.map(({ name, leading }) => voters === 1 && `One vote was enough for ${name}: “${leading[0]}”.`),
};

/** The only lowest vote for the leader, if it is 30 or more below the mean. */
const dissentOf = ({ leader, bestMean, things }: Truth) => {
  const votes = things.find(({ name }) => name === leader)?.votes ?? [];
  const least = Math.min(...votes.map(({ value }) => value));
  const [lowest, ...more] = votes.filter(({ value }) => value === least);
  return lowest && more.length === 0 && bestMean - lowest.value * 100 > 30 - close ? lowest : null;
};
const dissent =
  (text: (leader: string, rater: string, mean: number) => string): Says =>
  (truth) => {
    const vote = dissentOf(truth);
    return [truth.leader != null && vote !== null && text(truth.leader, vote.rater, written(truth.bestMean))];
  };
/** What the leader gave themselves, if it is 20 or more below the mean. */
const doubtOf = ({ leader, bestMean, things }: Truth) =>
  things
    .find(({ name }) => name === leader)
    ?.votes.find(({ rater, value }) => rater === leader && bestMean - value * 100 > 20 - close);
const doubt =
  (text: (leader: string, mean: number) => string, when: (truth: Truth) => boolean = () => true): Says =>
  (truth) => {
    const vote = doubtOf(truth);
    return [vote !== undefined && when(truth) && text(vote.rater, written(truth.bestMean))];
  };
const ofDoubt: Record<string, Says> = {
  doubt: doubt(
    (leader, mean) => `${leader} is first with ${mean}, and the last to believe it.`,
    ({ leader, things }) => {
      const votes = things.find(({ name }) => name === leader)?.votes ?? [];
      const [own] = votes.filter(({ rater }) => rater === leader);
      return votes.every((vote) => vote === own || vote.value > (own?.value ?? 0));
    },
  ),
  'doubt-own': doubt((leader) => `First place goes to ${leader}, in spite of a much lower self-rating.`),
  'doubt-surprise': doubt((leader, mean) => `First place with ${mean} comes as a surprise to ${leader}.`),
  'doubt-modest': doubt((leader, mean) => `${leader} is first with ${mean}, and too modest to say so.`),
  'doubt-group': doubt(
    (leader, mean) => `The group gives ${leader} ${mean} on average, far more than the self-rating.`,
  ),
  'doubt-no-help': doubt((leader) => `A low self-rating could not keep ${leader} out of first place.`),
  'doubt-only': doubt((leader, mean) => `${leader} comes first with ${mean}. The self-rating was far lower.`),
};
/** The sentences are said only if the leader has no such doubt. */
const withoutDoubt = (all: Record<string, Says>): Record<string, Says> =>
  Object.fromEntries(
    Object.entries(all).map(([id, says]) => [id, (truth: Truth) => (doubtOf(truth) ? [] : says(truth))]),
  );
const ofDissent: Record<string, Says> = {
  dissent: dissent((leader, rater, mean) => `${leader} is first with ${mean}. ${rater} disagrees.`),
  'dissent-end': (truth) =>
    ofEnd(truth, (end) =>
      dissent((leader, rater) => `${leader} is closest to ${end}. ${rater} sees it otherwise.`)(truth),
    ),
  'dissent-not-for': dissent(
    (leader, rater, mean) => `${leader} comes first with ${mean}, without much help from ${rater}.`,
  ),
  'dissent-holds-out': dissent(
    (leader, rater, mean) => `${leader} is in front with ${mean}. Only ${rater} holds out.`,
  ),
  'dissent-word': dissent(
    (leader, rater, mean) => `${leader} comes first with ${mean}. ${rater} may ask for a recount.`,
  ),
  'dissent-convinced': dissent(
    (leader, rater, mean) => `${leader} comes first with ${mean}, but ${rater} is not convinced yet.`,
  ),
  'dissent-despite': dissent(
    (leader, rater, mean) => `${leader} comes first with ${mean}, in spite of a low vote from ${rater}.`,
  ),
};
/** The sentences are said only if nobody else sees the first place otherwise. */
const withoutDissent = (all: Record<string, Says>): Record<string, Says> =>
  Object.fromEntries(
    Object.entries(all).map(([id, says]) => [
      id,
      (truth: Truth) => (dissentOf(truth) === null ? says(truth) : []),
    ]),
  );

/** A sentence about the share of right guesses. */
const guessed =
  (text: (whose: Whose) => string, when: (whose: Whose) => boolean): Says =>
  ({ whose }) => [whose.votes > 0 && when(whose) && text(whose)];
const withAuthor = (texts: Whose['texts'], text: (author: string) => string) =>
  texts.map(({ authors }) => authors.length === 1 && text(authors[0] ?? ''));

/** What each sentence of a mini-game says, by the id of its pattern. */
export const sentences: Partial<Record<MiniGameType, Record<string, Says>>> = {
  WhoseIsIt: {
    'all-right': guessed(
      () => 'Every guess was right. There are no secrets in this room.',
      ({ votes, right }) => votes > 1 && right === votes,
    ),
    'none-right': guessed(
      () => 'Not one guess was right. You are all full of surprises.',
      ({ votes, right }) => votes > 1 && right === 0,
    ),
    'share-right': guessed(
      ({ votes, right }) => `${right} of ${votes} guesses ${were(right)} right.`,
      ({ votes, right }) => right > 0 && right < votes,
    ),
    'mostly-right': guessed(
      ({ votes, right }) => `You know each other better than you think: ${right} of ${votes} right.`,
      ({ votes, right }) => right < votes && right > votes - right,
    ),
    'half-right': guessed(
      () => 'Half of your guesses were right, and half were good stories.',
      ({ votes, right }) => right > 0 && right === votes - right,
    ),
    'mostly-wrong': guessed(
      ({ votes, right }) =>
        `You still have secrets from each other: ${right} of ${votes} guesses ${were(right)} right.`,
      ({ votes, right }) => right > 0 && right < votes - right,
    ),
    found: ({ whose }) => whose.found.map(({ text }) => `No doubt whose this is: “${text}”.`),
    'found-author': ({ whose }) => withAuthor(whose.found, (author) => `${author} can be read like a book.`),
    hidden: ({ whose }) => whose.hidden.map(({ text }) => `Nobody knew whose this is: “${text}”.`),
    'hidden-author': ({ whose }) => withAuthor(whose.hidden, (author) => `Nobody saw ${author} coming.`),
    knower: ({ whose: { knowers } }) =>
      knowers.map(
        ({ name, right, of }) => knowers.length === 1 && `${name} knows whose is whose: ${right} of ${of}.`,
      ),
    'knower-all': ({ whose: { knowers } }) =>
      knowers.map(
        ({ name, right, of }) => knowers.length === 1 && right === of && `${name} knew every single author.`,
      ),
    suspect: ({ whose: { suspects } }) =>
      suspects.map((name) => suspects.length === 1 && `When in doubt, the group said ${name}.`),
    twins: ({ whose }) =>
      whose.texts.flatMap(({ authors }) =>
        pairs(authors, (one, other) => `${one} and ${other} wrote the very same thing.`),
      ),
    united: several(() => 'You all suspected the same people.', united),
    divided: several(() => 'You suspected each other all around.', divided),
    'one-text': ({ whose: { texts, isGuessed } }) => [
      texts.length === 1 && !isGuessed && 'One text, and nothing to guess.',
    ],
    'not-guessed': ({ whose: { texts, isGuessed } }) => [
      !isGuessed && `${texts.length} texts, and nobody had to guess.`,
    ],
  },
  WriteAndRate: {
    ...shared,
    answer: led((leader, { question }) => `${question}“${leader}”.`),
    'said-best': led((leader) => `“${leader}” said it best.`),
    'nothing-to-add': led((leader) => `Nothing to add to “${leader}”.`),
    frame: led((leader) => `Frame this one: “${leader}”.`),
    applause: led((leader) => `Applause for “${leader}”.`),
    'of-many': led((leader, { rated }) => `${rated} lines, one winner: “${leader}”.`),
    'runner-up': firstTwo((leader, second) => `“${leader}”, ahead of “${second}”.`),
    mixed: led((leader) => `Tastes differ. “${leader}” still wins.`, mixed),
    'mixed-private': led((leader) => `Humour is a private matter. In public it is “${leader}”.`, mixed),
    'united-leader': led((leader) => `You all laughed at the same line: “${leader}”.`, united),
    'divided-leader': led((leader) => `You argued about every line, and still: “${leader}”.`, divided),
    'two-lines': ({ first }) => pairs(first, (one, other) => `“${one}” or “${other}”? Both.`),
    contested: ({ contested }) => contested.map(({ name }) => `Genius or nonsense: “${name}”.`),
    united: several(({ voters }) => `${voters} readers, one taste.`, united),
    divided: several(({ voters }) => `${voters} readers, ${voters} kinds of humour.`, divided),
  },
  TierList: {
    ...shared,
    ...ofRoles,
    ...manyNamed,
    'two-top': ({ first }) => pairs(first, (one, other) => `${one} and ${other} share the top.`),
    'two-room': ({ first }) =>
      pairs(first, (one, other) => `First place has room for two: ${one} and ${other}.`),
    'two-choice': ({ first }) =>
      pairs(first, (one, other) => `Nobody has to choose between ${one} and ${other}: both come first.`),
    'two-between': ({ first }) =>
      pairs(first, (one, other) => `Nothing comes between ${one} and ${other} at the top.`),
    'first-of': led((leader, { rated }) => `Nothing beats ${leader}: first of ${inWords[rated] ?? rated}.`),
    'top-row': led((leader) => `The best place on the board goes to ${leader}.`),
    applause: led((leader) => `A round of applause for ${leader}, in first place.`),
    answer: led((leader, { question }) => `${question}${leader}. Case closed.`),
    unbeaten: led((leader) => `Nothing here beats ${leader}.`),
    votes: led((leader, { voters }) => `${voters} opinions, one winner: ${leader}.`),
    'of-many': led((leader, { rated }) => `${rated} were rated, one is on top: ${leader}.`),
    'runner-up': firstTwo((leader, second) => `${leader} first, then ${second}.`),
    'if-not': firstTwo((leader, second) => `If not ${leader}, then ${second}.`),
    mixed: led((leader) => `Not quite of one mind, but one favourite: ${leader}.`, mixed),
    'mixed-shrug': led((leader) => `Some nodded, some shrugged. On top: ${leader}.`, mixed),
    'divided-leader': led((leader) => `You argued about nearly everything, and still: ${leader}.`, divided),
    'united-leader': led((leader) => `Mostly of one mind, with ${leader} on top.`, united),
    'top-and-bottom': led(
      (leader, { last }) => `${leader} on top, ${last} at the bottom.`,
      ({ last }) => last !== null,
    ),
    'last-wish': led(
      (leader, { last }) => `All hail ${leader}. ${last} can try again next year.`,
      ({ last }) => last !== null,
    ),
  },
  TierListLobby: {
    ...ofPlayers,
    ...ofRoles,
    ...manyNamed,
    'two-top': ({ first }) => pairs(first, (one, other) => `${one} and ${other} share the top.`),
    spoken: led((leader) => `The group has spoken: first place goes to ${leader}.`),
    'first-of': led((leader, { rated }) => `${rated} players, one first place: ${leader}.`),
    applause: led((leader) => `A round of applause for ${leader}, in first place.`),
    top: led((leader) => `A place at the top for ${leader}.`),
    chair: led((leader) => `Somebody give ${leader} the best chair.`),
    'not-modest': led((leader) => `${leader} did not have to ask for the top row.`),
    'united-top': led((leader) => `No doubt in this room: ${leader}.`, united),
    'divided-top': led((leader) => `After much debate: ${leader}.`, divided),
  },
  SliderLobby: {
    ...ofDoubt,
    ...withoutDoubt(ofDissent),
    ...withoutDoubt(withoutDissent(unlessNarrow(ofPlayers))),
    ...withoutDoubt(
      withoutDissent(
        unlessNarrow({
          asked: led(certain, isClear),
          'end-closest': (truth) =>
            ofEnd(truth, (end) =>
              led((leader) => `Nobody comes closer to ${end} than ${leader}.`, isClear)(truth),
            ),
          highest: led((leader) => `${leader} has the highest average of all.`),
          'by-points': led(
            (leader, truth) =>
              `First place goes to ${leader}, ${written(truth.bestMean) - written(truth.bestMean - truth.gap)} points ahead of the next one.`,
            isClear,
          ),
          answer: led(picked, isClear),
          together: led((leader) => `All sliders together point to ${leader}.`, isClear),
          ahead: led((leader) => `First place is clear: it goes to ${leader}.`, isClear),
          'narrow-whisker': narrow((leader, numbers) => `${leader} comes first by a whisker: ${numbers}.`),
          'narrow-photo': narrow(
            (leader, numbers) => `It takes a photo finish to put ${leader} first: ${numbers}.`,
          ),
          'narrow-breath': narrow(
            (leader, numbers) => `${leader} is in first place, but only just: ${numbers}.`,
          ),
          'narrow-hair': narrow(
            (leader, numbers) => `A hair’s breadth puts ${leader} in first place: ${numbers}.`,
          ),
          'narrow-tie': narrow(
            (leader, numbers) => `It is almost a tie, but first place goes to ${leader}: ${numbers}.`,
          ),
          'close-nose': led((leader) => `${leader} is in front, but only by a nose.`, isClose),
          'close-call': led((leader) => `It was a close call, but first place goes to ${leader}.`, isClose),
          'close-little': led((leader) => `${leader} is only a little ahead of the next one.`, isClose),
          'close-second': (truth) =>
            isClose(truth)
              ? firstTwo((leader, second) => `First place goes to ${leader}, with ${second} close behind.`)(
                  truth,
                )
              : [],
          'close-neck': (truth) =>
            isClose(truth)
              ? firstTwo((leader, second) => `${leader} comes first, neck and neck with ${second}.`)(truth)
              : [],
          'modest-leaning': led((leader) => `The group leans towards ${leader}.`, isModest),
          'modest-end': (truth) =>
            ofEnd(truth, (end) =>
              led((leader) => `Nobody is right at ${end}, but ${leader} comes closest.`, isModest)(truth),
            ),
          'modest-most': led(
            (leader) => `Nobody has a very high number here. The highest one goes to ${leader}.`,
            isModest,
          ),
          'united-number': led(
            (leader) => `You set your sliders almost alike, with ${leader} in front.`,
            united,
          ),
          'divided-number': led(
            (leader) => `The sliders went everywhere, but ${leader} comes out in front.`,
            divided,
          ),
          agreed: ({ same }) => same.map(({ name }) => `Everybody gave ${name} the same number.`),
        }),
      ),
    ),
  },
  SliderAvatarsLobby: {
    'two-share': ({ first }) => pairs(first, (one, other) => `${one} and ${other} share first place.`),
    'many-top': manyNamed['many-top'] ?? (() => []),
    'end-share': (truth) =>
      ofEnd(truth, (end) =>
        truth.first.length === 2
          ? pairs(truth.first, (one, other) => `${one} and ${other} share ${end}.`)
          : sharers(truth.first).map((names) => `${names} share ${end}.`),
      ),
    'one-vote': ({ voters, leader }) => [voters === 1 && leader != null && `One vote puts ${leader} first.`],
    'first-place': led((leader) => `First place goes to ${leader}.`),
    holds: led((leader) => `${leader} holds first place.`),
    leads: led((leader) => `${leader} leads this line-up.`),
    top: led((leader) => `${leader} stands on the top step.`),
    'top-belongs': led((leader) => `The top step belongs to ${leader}.`),
    group: led((leader) => `The group puts ${leader} first.`),
    'nobody-higher': led((leader) => `Nobody stands higher than ${leader}.`),
    all: led((leader) => `Everybody puts ${leader} first.`, allPutFirst),
    'end-most': ledToEnd((leader, end) => `${leader} is the most ${end}.`),
    'end-more': ledToEnd((leader, end) => `Nobody is more ${end} than ${leader}.`),
    'end-calls': ledToEnd((leader, end) => `The group calls ${leader} ${end}.`),
    'end-comes': ledToEnd((leader, end) => `${leader} comes closest to ${end}.`),
    'end-goes': ledToEnd((leader, end) => `${end} goes to ${leader}.`),
    'end-made': ledToEnd((leader, end) => `${end} was made for ${leader}.`),
    'end-means': ledToEnd((leader, end) => `${end} means ${leader}.`),
    'end-suits': ledToEnd((leader, end) => `${end} suits ${leader} best.`),
    'end-written': ledToEnd((leader, end) => `${end} has ${leader} written all over it.`),
    'end-all': ledToEnd((leader, end) => `Everybody puts ${leader} at ${end}.`, allPutFirst),
  },
  HotTakes: {
    narrow: (truth) =>
      topSplit(truth).map(
        ({ name, high, low }) => high - low === 1 && `${quoted(name)}: ${high} to ${low}, and no peace.`,
      ),
    draw: (truth) =>
      topSplit(truth).map(
        ({ name, high, low }) => high === low && `${quoted(name)}: a dead heat, ${high} to ${low}.`,
      ),
    draws: ({ splits }) => [
      `${splits.filter(({ high, low }) => high === low).length} dead heats. A coin would have been faster.`,
    ],
    agreed: ({ same }) =>
      same.map(({ name, votes }) => `${quoted(name)}: “${votes[0]?.said}”, and not one vote against it.`),
    'share-unanimous': several(
      ({ unanimous, tallies }) =>
        `${unanimous.length} of ${tallies.length} takes ${were(unanimous.length)} unanimous. The rest is for dinner.`,
      ({ unanimous, tallies }) => unanimous.length > 0 && unanimous.length < tallies.length,
    ),
    'none-unanimous': several(
      ({ tallies }) => `Not one of ${tallies.length} takes was unanimous.`,
      ({ unanimous }) => unanimous.length === 0,
    ),
    'all-unanimous': several(
      ({ tallies }) => `${tallies.length} takes, one opinion. Next time, one of you should object.`,
      ({ unanimous, tallies }) => unanimous.length === tallies.length,
    ),
    lone: ({ splits }) =>
      splits.map(({ name, lone }) => lone && `${quoted(name)}: ${lone} against the room.`),
    'lone-brave': ({ splits }) =>
      splits.map(({ name, lone }) => lone && `${lone} stands alone, and stands by it: ${quoted(name)}.`),
    loner: ({ splits }) => {
      const alone = splits.flatMap(({ lone }) => lone ?? []);
      const times = (who: string) => alone.filter((other) => other === who).length;
      const most = Math.max(0, ...alone.map(times));
      const loners = [...new Set(alone.filter((who) => times(who) === most))];
      return [loners.length === 1 && most > 1 && `${loners[0]} was alone ${most} times, and not sorry once.`];
    },
    united: several(() => 'Five seconds were plenty: you all think alike.', united),
    divided: several(() => 'Five seconds each, and enough to argue about all night.', divided),
    single: ({ voters, tallies }) => [
      voters === 1 &&
        `${tallies.length} ${tallies.length === 1 ? 'take' : 'takes'}, one voter, no objections.`,
    ],
  },
  RankThem: {
    ...shared,
    answer: led((leader, { question }) => `${question}${leader} first, the rest behind.`),
    gold: led((leader) => `Gold for ${leader}.`),
    lists: led((leader, { voters }) => `${voters} lists, added up: ${leader}.`),
    field: led((leader, { rated }) => `A field of ${rated}, and ${leader} leads it.`),
    silver: firstTwo((leader, second) => `Gold for ${leader}, silver for ${second}.`),
    'ahead-of': firstTwo((leader, second) => `${leader} ahead of ${second}: so say your lists.`),
    mixed: led((leader) => `Your lists agree here and differ there. ${leader} leads all the same.`, mixed),
    'mixed-rest': led((leader) => `${leader} first. The rest is for the way home.`, mixed),
    'first-and-last': led(
      (leader, { last }) => `${leader} first, ${last} last. It is official.`,
      ({ last }) => last !== null,
    ),
    carries: led(
      (leader, { last }) => `${leader} wins, and ${last} carries the bags.`,
      ({ last }) => last !== null,
    ),
    'united-leader': led((leader) => `Nearly the same list from all of you, and ${leader} heads it.`, united),
    'divided-leader': led(
      (leader, { voters }) => `${voters} lists, little in common, and ${leader} on top.`,
      divided,
    ),
    agreed: ({ voters, same }) =>
      same.map(
        ({ name, votes }) =>
          voters > 2 && `All ${voters} of you have ${name} in the same place: ${votes[0]?.said}.`,
      ),
    'agreed-settled': ({ same }) =>
      same.map(({ name, votes }) => `One thing is settled: ${name} is ${votes[0]?.said}.`),
    'contested-words': ({ contested }) =>
      contested.flatMap((thing) =>
        endVotes(thing).map(
          ([low, high]) =>
            `${thing.name}: ${high.rater} says “${high.said}”, ${low.rater} says “${low.said}”.`,
        ),
      ),
    contested: ({ contested }) =>
      contested.map(({ name }) => `${name} has been up and down your lists all round.`),
    united: several(({ voters }) => `${voters} lists that could have been one.`, united),
    divided: several(() => 'You cannot all be right, and it shows.', divided),
  },
  Cup: {
    answer: champion((winner, _cup, { question }) => `${question}${winner}. The cup says so.`),
    takes: champion((winner) => `${winner} takes the cup.`),
    'one-left': champion((winner, { items }) => `${items} went in, one came out: ${winner}.`),
    'runner-up': champion((winner, { loser }) => `Well fought, ${loser}. The cup goes to ${winner}.`),
    score: champion(
      (winner, { loser, high, low }) => `${winner} beats ${loser} in the final, ${high} to ${low}.`,
      ({ high, low }) => high > low && low > 0,
    ),
    'clean-final': champion(
      (winner, { loser }) => `Not one vote for ${loser} in the final: ${winner} takes it all.`,
      ({ high, low }) => high > 1 && low === 0,
    ),
    'one-vote': champion(
      (winner, { loser }) => `One vote made ${winner} the winner. ${loser} wants a rematch.`,
      ({ high, low }) => low > 0 && high === low + 1,
    ),
    'coin-final': champion(
      (winner, { loser }) => `You could not decide between ${winner} and ${loser}. The coin could.`,
      ({ high, low }) => high === low,
    ),
    coins: champion(
      (winner, { coins }) => `${coins} coins were thrown tonight, and ${winner} won.`,
      ({ coins }) => coins > 1,
    ),
    'no-coin': champion(
      (winner, { items }) => `${items - 1} duels, no coin needed: ${winner}.`,
      ({ coins }) => coins === 0,
    ),
    clear: champion(
      (winner) => `None of its duels was close: ${winner}.`,
      ({ leads }) => leads.every((lead) => lead > 1),
    ),
    untouched: champion(
      (winner) => `${winner}, without a single vote against it.`,
      ({ against }) => against === 0,
    ),
    single: ({ voters, cup }) => [voters === 1 && cup?.champion && `One voter, one cup: ${cup.champion}.`],
    stopped: ({ cup }) => [
      cup !== null && !cup.champion && `The cup ended early, with ${cup.left} still in it.`,
    ],
  },
  Slider: {
    answer: gathered(
      (truth) => `${isNear(truth) ? 'Your group is' : 'The group says'} ${wordsOfMean(truth)}.`,
    ),
    place: gathered(
      (truth) => `${isBetween(truth) ? `Somewhere ${wordsOfMean(truth)}` : capital(wordsOfMean(truth))}.`,
    ),
    says: gathered((truth) => `${capital(wordsOfMean(truth))}, says the group.`),
    final: gathered((truth) => `${capital(wordsOfMean(truth))}, and that is final.`),
    call: gathered((truth) =>
      isNear(truth)
        ? `Call it “${truth.point}”, more or less.`
        : `Call it ${isBetween(truth) ? 'something ' : ''}${wordsOfMean(truth)}.`,
    ),
    'not-far': gathered(
      (truth) => `Not far from “${truth.point}”.`,
      (truth) => /^(almost|a bit past) /.test(wordsOfMean(truth)),
    ),
    verdict: gathered((truth) => `The verdict: ${wordsOfMean(truth)}.`),
    heard: gathered((truth) => `You heard it here: ${wordsOfMean(truth)}.`),
    together: gathered((truth) => `And the answer is ${wordsOfMean(truth)}.`),
    all: gathered((truth) => `All in all: ${wordsOfMean(truth)}.`),
    united: several(
      (truth) => `Close together: ${wordsOfMean(truth)}.`,
      (truth) => united(truth) && rangeOf(truth) <= 0.25 + 1e-6 && !isNear(truth),
    ),
    'united-hardly': several(
      (truth) => `No argument here: ${wordsOfMean(truth)}.`,
      (truth) => united(truth) && rangeOf(truth) <= 0.25 + 1e-6,
    ),
    mixed: gathered((truth) => `${capital(wordsOfMean(truth))}, give or take.`, mixed),
    neighbours: gathered(
      (truth) => `All at ${lowest(truth)} or ${highest(truth)}.`,
      (truth) => stepsOf(truth) === 1 && !isNear(truth),
    ),
    outlier: (truth) =>
      truth.points.flatMap(({ name }) => {
        const others = truth.votes.filter(({ said }) => said !== name);
        const [one] = others;
        return [
          one !== undefined &&
            others.length === 1 &&
            truth.voters > 2 &&
            stepsOf(truth) > 1 &&
            !splitSides(truth) &&
            `All at “${name}”, only one at “${one.said}”.`,
        ];
      }),
    'wide-group': wide((truth) => `${lowest(truth)} and ${highest(truth)} in one group.`),
    'wide-average': wide((truth) => `On average, ${shortMean(truth)}.`),
    'wide-far': wide((truth) => `Far apart, on average ${shortMean(truth)}.`),
    'wide-meet': wide((truth) => isInside(truth) && `You meet ${meeting(truth)}.`),
    'wide-compromise': wide((truth) => isInside(truth) && `The compromise is ${meeting(truth)}.`),
    'wide-empty': wide(
      (truth) =>
        isInside(truth) &&
        truth.votes.every(({ said }) => said !== truth.point) &&
        `You meet ${meeting(truth)}, which nobody chose.`,
    ),
    'wide-different': wide((truth) => {
      const count = inWords[truth.voters] ?? '';
      return areDifferent(truth) && `${capital(count)} of you, ${count} answers.`;
    }),
    'wide-no-two': wide((truth) => areDifferent(truth) && 'No two of you agree.'),
    'wide-disagree': wide(() => 'You do not agree on this one.'),
    'wide-settled': wide(() => 'This one is far from settled.'),
    'wide-agree': wide(() => 'You agree to disagree.'),
    'wide-ends': wide(
      ({ low: [low, ...lower], high: [high, ...higher] }) =>
        lower.length + higher.length === 0 && `${low?.rater} and ${high?.rater} are worlds apart.`,
    ),
    closest: about('closest', (name) => `${name} answers most like the group.`),
    'closest-speaks': about('closest', (name) => `${name} speaks for the group.`),
    farthest: about('farthest', (name) => `${name} is farthest from the average.`),
    alone: about('alone', (name) => `Nobody else is near ${name}.`),
    'alone-way': about('alone', (name) => `${name} goes their own way.`),
    agreed: ({ same }) => same.map(({ votes }) => `All of you say “${votes[0]?.said}”.`),
    'agreed-count': ({ same, voters }) =>
      same.map(({ votes }) => `${voters} votes, one answer: “${votes[0]?.said}”.`),
    range: (truth) => [
      chosenIn(truth) === 2 &&
        splitSides(truth) !== null &&
        `A gap from ${lowest(truth)} to ${highest(truth)}.`,
    ],
    'split-words': split(
      ({ one, other }) =>
        one.said && other.said && `${capital(one.who)} for “${one.said}”, ${other.who} for “${other.said}”.`,
    ),
    'split-even': split(({ one, other }) => one.count === other.count && 'Split down the middle.'),
    'split-empty': split(
      (_sides, truth) => emptyPoint(truth) !== null && `Nobody chose ${emptyPoint(truth)}, near the average.`,
    ),
    'split-middle': split(() => 'No middle ground here.'),
    'split-camps': split(() => 'You are in two camps.'),
    'split-worlds': split((_sides, truth) => `Two camps, one compromise: ${wordsOfMean(truth)}.`),
    'split-count': split(({ one, other }) => `You are split ${one.count} to ${other.count}.`),
    single: ({ voters, point }) => [voters === 1 && `One vote says “${point}”.`],
  },
  Choose: {
    answer: several(
      ({ question, winner }) => (question ? `${question}${winner}.` : `${winner} it is.`),
      isContested,
    ),
    room: several(({ winner }) => `The group takes ${winner}.`, isContested),
    over: several(({ winner, loser }) => `This group picks ${winner} over ${loser}.`, isContested),
    unanimous: several(({ winner }) => `${winner}. No further questions.`, isUnanimous),
    'unanimous-all': (truth) => [
      isUnanimous(truth) && truth.voters > 2 && `Nothing to argue about: “${truth.winner}”.`,
    ],
    'unanimous-you': several(
      ({ winner }) => `Made for each other: “${winner}”.`,
      (truth) => isUnanimous(truth) && truth.voters === 2,
    ),
    'unanimous-other': several(({ loser }) => `Not one vote for ${loser}.`, isUnanimous),
    'unanimous-room': several(({ winner }) => `${winner}, without a second thought.`, isUnanimous),
    lone: (truth) => [
      loneVoter(truth) && `${truth.winner} it is. ${loneVoter(truth)} stands alone for ${truth.loser}.`,
    ],
    'lone-brave': (truth) => [
      loneVoter(truth) && `${truth.winner}. ${loneVoter(truth)} sees it differently.`,
    ],
    narrow: several(({ winner }) => `${winner}, and it was never safe.`, isNarrow),
    'narrow-again': several(
      ({ winner, loser }) => `${winner}, by one vote. Tomorrow it may be ${loser}.`,
      isNarrow,
    ),
    tie: several(() => 'The house stays divided.', isTie),
    'tie-heat': several(() => 'Nobody gives way.', isTie),
    'tie-both': several(() => 'Neither side blinks.', isTie),
    single: ({ voters, winner }) => [voters === 1 && `One vote decided it all: ${winner}.`],
  },
};
