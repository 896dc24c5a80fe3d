import { isViewer, listed, numberWord, verbFor, withCapital } from '../text.ts';
import type { GuessOutcome, GuessQuestion, Subject } from './contract.ts';
import { closenessTo, type Guessed, halvesOf, leadersOf } from './guess.ts';
import { ordinal } from './ordinal.ts';
import { cameFirst } from './players.ts';

/** Formats a number of an axis. `decimals`: 0 or 1. */
type WriteNumber = (value: number, decimals: 0 | 1) => string;

const plain: WriteNumber = (value, decimals) => value.toFixed(decimals);

/** Returns the name of an option as players read it: of an item, or of a player. */
export const optionName = (option: Subject): string => {
  switch (option.kind) {
    case 'item':
      return option.item.alt;
    case 'player':
      return option.player.username;
    case 'question':
      return '';
    default:
      return option satisfies never;
  }
};

const namesOf = (question: GuessQuestion | null, ids: readonly (string | null)[]): string[] =>
  question && 'options' in question
    ? question.options.filter(({ id }) => ids.includes(id)).map(optionName)
    : [];

const decimalsOf = (value: number): 0 | 1 => (Number.isInteger(value) ? 0 : 1);

/**
 * Returns a guess as a text, e.g. "6.5", "3", "Kim", "Tea first, Milk last" or "4 of 6 right". `question`: that of the board; null
 * if its answers are the guesses.
 */
export const guessText = (
  question: GuessQuestion | null,
  guess: Guessed,
  write: WriteNumber = plain,
): string => {
  switch (guess.kind) {
    case 'value':
      return write(guess.value, decimalsOf(guess.value));
    case 'count':
      return write(guess.count, 0);
    case 'pick':
      return listed(namesOf(question, [guess.id]));
    case 'ends':
      return firstAndLast(namesOf(question, [guess.first]), namesOf(question, [guess.last]));
    case 'answer':
      return `${write(guess.right, 0)} of ${write(guess.of, 0)} right`;
    default:
      return guess satisfies never;
  }
};

/** Returns true if the counts are those of the others alone: the own answer is not one of them. Two players are always counted both. */
const isOfOthers = (counts: readonly number[], players: number): boolean =>
  players > 2 && counts.length <= players && counts[0] === 0;

/** Returns of how many players a count is. `counts`: what is offered. */
export const countedPlayers = (counts: readonly number[], players: number): number =>
  isOfOthers(counts, players) ? players - 1 : players;

/** Returns the question as it is asked: of a count it says of whom. The text of a count begins with "How many". `counts`: what is offered. */
export const askedText = (question: GuessQuestion, counts: readonly number[], players: number): string => {
  if (question.kind !== 'count') return question.text;
  const whom = isOfOthers(counts, players)
    ? `the other ${numberWord(players - 1)}`
    : `you ${numberWord(players)}`;
  return question.text.replace(/^How many/, `How many of ${whom}`);
};

/** Returns why only some counts are offered. Empty if all are, or if the question is about the others alone. */
export const ownPartText = (counts: readonly number[], players: number): string => {
  if (counts.length > players || isOfOthers(counts, players)) return '';
  return counts[0] === 0
    ? `You are not one of them, so ${players - 1} at most.`
    : 'You are one of them, so 1 at least.';
};

/** Returns what the group said as a text inside a sentence, e.g. "6.3", "2 of 4", "nobody" or "Kim and Sam". */
const guessOutcomeText = (
  question: GuessQuestion,
  outcome: GuessOutcome,
  write: WriteNumber = plain,
): string => {
  switch (outcome.kind) {
    case 'value':
      return write(outcome.value, 1);
    case 'count':
      return countText(outcome, write);
    case 'ranking': {
      const first = namesOf(question, leadersOf(outcome.scores));
      return question.kind === 'ends'
        ? firstAndLast(first, namesOf(question, leadersOf(outcome.scores, -1)))
        : shortList(
            first.map((name) => quotedIf(question, name)),
            'more',
            isPlayers(question) ? mostNames : mostItems,
          );
    }
    default:
      return outcome satisfies never;
  }
};

/** Returns how many said something: "nobody", "2 of 4", "both", "all 4". */
const countText = ({ count, of }: { count: number; of: number }, write: WriteNumber): string => {
  if (count === 0) return 'nobody';
  if (count < of || of === 1) return `${write(count, 0)} of ${write(of, 0)}`;
  return of === 2 ? 'both' : `all ${write(of, 0)}`;
};

/** Returns what the group said as the answer to the question: as `guessText`, with quotation marks and, of a count, without a total. */
const answerText = (question: GuessQuestion, outcome: GuessOutcome, write: WriteNumber = plain): string =>
  outcome.kind === 'count' ? write(outcome.count, 0) : guessOutcomeText(question, outcome, write);

/** Returns what the group said in one sentence: "1 of 4 chose “Tea”.", "The group put Kim first.", "Tea first, Milk last." */
export const truthSentence = (
  question: GuessQuestion,
  outcome: GuessOutcome,
  write: WriteNumber = plain,
): string => {
  const text = guessOutcomeText(question, outcome, write);
  if (question.kind === 'ends') return `${withCapital(text)}.`;
  const answer = question.kind === 'count' ? withCapital(text) : text;
  // Only the first one stands for the answer: names of options can have another.
  return `${question.truth.replace('…', () => answer)}.`;
};

/**
 * Returns what stands in a row after the names of those who made this guess: "guessed it", "guessed Kim. Right!", "guessed Kim, who came
 * 2nd", "guessed 3", "guessed Tea first (came 2nd, +20), Milk last (right, +50)", "guessed 2 of 3 right". `isYours`: the viewer alone made it.
 */
export const guessRowText = (
  { question, outcome }: Pick<SameGuesses, 'question' | 'outcome'>,
  guess: Guessed,
  { isYours, write = plain }: { isYours: boolean; write?: WriteNumber },
): string => {
  const text = quotedIf(question, guessText(question, guess, write));
  if (!question || !outcome) return `guessed ${text}`;
  if (guess.kind === 'ends') return `guessed ${endsText(question, outcome, guess)}`;
  const rank = rankOfGuess(guess, outcome);
  if (rank !== null) {
    const isSelf = isYours && isViewer(text);
    return `guessed ${isSelf ? 'yourself' : text}${rank === 1 ? '. Right!' : placeText({ question, outcome }, guess, text, isSelf)}`;
  }
  return text === answerText(question, outcome, write) ? 'guessed it' : `guessed ${text}`;
};

/** Returns the ids of the players whom the group put first; empty if the question is not about players. */
export const playersInFront = (
  question: GuessQuestion | null,
  outcome: GuessOutcome | null,
): readonly string[] =>
  question?.kind === 'pick' && isPlayers(question) && outcome?.kind === 'ranking'
    ? leadersOf(outcome.scores)
    : [];

/** Returns how guesses get points, as `closenessTo` counts them. `question`: null if the answers are the guesses. */
export const pointsLine = (question: GuessQuestion | null): string =>
  question === null ? 'Each right guess gives points.' : 'Closer guesses give more points.';

/** An option that a guess names, and what it was. */
export type GuessedOption = {
  readonly option: Subject;
  /** What was guessed of it, if a guess names two. */
  readonly end: 'first' | 'last' | null;
  /** It is what was guessed. */
  readonly isExact: boolean;
  /** "2nd", "last". */
  readonly place: string;
  /** Others have the same place. */
  readonly isShared: boolean;
  /** What it gave, if a guess names two. */
  readonly points: number | null;
};

/** Returns the options that a guess names, with what they were; empty for guesses of another kind. */
export const guessedOptions = (
  question: GuessQuestion | null,
  outcome: GuessOutcome | null,
  guess: Guessed,
): GuessedOption[] => {
  if (!question || !('options' in question) || outcome?.kind !== 'ranking') return [];
  const { scores } = outcome;
  const named = (id: string | null, of: Pick<GuessedOption, 'end' | 'points'>): GuessedOption[] => {
    const option = question.options.find((one) => one.id === id);
    if (!option) return [];
    const isLast = of.end === 'last' && leadersOf(scores, -1).includes(option.id);
    const rank = rankOf(option.id, scores);
    return [
      {
        option,
        ...of,
        isExact: isLast || (of.end !== 'last' && rank === 1),
        place: isLast ? 'last' : ordinal(rank),
        isShared: scores.filter(({ id }) => rankOf(id, scores) === rank).length > 1,
      },
    ];
  };
  if (guess.kind === 'pick') return named(guess.id, { end: null, points: null });
  if (guess.kind !== 'ends') return [];
  const halves = halvesOf(outcome, guess);
  return [
    ...named(guess.first, { end: 'first', points: halves.first }),
    ...named(guess.last, { end: 'last', points: halves.last }),
  ];
};

type Place = Pick<GuessedOption, 'place' | 'isShared'>;

/** Returns a place as it stands alone: "2nd", "shared 4th", "last". */
export const placeName = ({ place, isShared }: Place): string => (isShared ? `shared ${place}` : place);

/** Returns a place as it follows a name: "came 2nd", "shared 4th place". */
const cameText = ({ place, isShared }: Place): string =>
  isShared ? `shared ${place} place` : `came ${place}`;

/** Returns a guess of the first and last thing with what they were: "Tea first (came 2nd, +41), Milk last (right, +50)". */
const endsText = (question: GuessQuestion, outcome: GuessOutcome, guess: Guessed): string =>
  guessedOptions(question, outcome, guess)
    .map(
      ({ option, end, points, ...was }) =>
        `${optionName(option)} ${end} (${was.isExact ? 'right' : cameText(was)}, +${points})`,
    )
    .join(', ');

/** Returns what was guessed as it follows "You guessed": "6.5", "3 for “Tea”", "4 of 6 right", "“Tea”". */
export const saidText = (
  question: GuessQuestion | null,
  guess: Guessed,
  write: WriteNumber = plain,
): string => {
  const text = quotedIf(question, guessText(question, guess, write));
  return question?.kind === 'count' ? `${text} for ${question.option}` : text;
};

/** Returns what a guessed number was: "It was 3."; null if it was right, and of guesses of another kind. */
export const wasText = (
  question: GuessQuestion | null,
  outcome: GuessOutcome | null,
  guess: Guessed,
  write: WriteNumber = plain,
): string | null =>
  question && outcome && outcome.kind !== 'ranking' && !isExact(guess, outcome, write)
    ? `It was ${answerText(question, outcome, write)}.`
    : null;

/** Guesses with the same number of points: who made them, the guesses in the same order, and what they were about. */
type SameGuesses = {
  names: readonly string[];
  guesses: readonly Guessed[];
  points: number;
  /** Null if the answers are the guesses. */
  question: GuessQuestion | null;
  outcome: GuessOutcome | null;
};

/**
 * Returns in one short line what guesses with the same number of points were, for readers who know what it was: "Carla and Yusuf guessed
 * right.", "Kim was off by one.", "Kim guessed Sam, who came 4th.", "Kim guessed 4.5.", "Kim guessed 2 of 3 right."
 * `before`: the guess of which the line above speaks: "Kim guessed right too.", "Kim was off by one too."
 */
export const guessLineText = (same: SameGuesses, write: WriteNumber = plain, before?: Guessed): string => {
  const { names, guesses, points, question, outcome } = same;
  const [first] = guesses;
  const who = shortList(names);
  if (!first) return nobodyText;
  const said = saidBy(same, write);
  const [only] = said.size === 1 ? said.keys() : [];
  if (!question || !outcome) return only === undefined ? `${who} knew a part.` : `${who} guessed ${only}.`;
  const too = before !== undefined && isAlike(question, outcome, first, before) ? ' too' : '';
  if (points === 100 && question.kind !== 'value') return `${who} guessed right${too}.`;
  if (first.kind === 'count' && outcome.kind === 'count') {
    const were = names.length > 1 ? 'were' : verbFor(names[0] ?? '', 'was', 'were');
    return `${who} ${were} off by ${numberWord(Math.abs(first.count - outcome.count))}${too}.`;
  }
  if (only !== undefined && too) return `${who} guessed ${only} too.`;
  const rank = rankOfGuess(first, outcome);
  if (rank !== null) {
    return only === undefined
      ? `${guessedBy(said)}: ${said.size === 2 ? 'both' : 'all'} came ${ordinal(rank)}.`
      : `${who} guessed ${only}${placeText({ question, outcome }, first, only)}.`;
  }
  if (first.kind === 'ends') return `${who} ${only === undefined ? 'came close' : `guessed ${only}`}.`;
  if (said.size > mostGuesses) return `${who} came close.`;
  return `${guessedBy(said)}${isExact(first, outcome, write) ? ', exactly' : ''}.`;
};

/**
 * Returns what guesses with the same number of points were, and what it was: "You guessed 3 of 4 for “Tea”. It was 2.", "You guessed
 * Sam, who came 2nd.", "You guessed Kim: right, with two others.", "You guessed yourself, but came 2nd.", "Your guess: Tea first (came
 * 2nd, +20), Milk last (right, +50)."
 */
export const bestGuessText = (best: SameGuesses, write: WriteNumber = plain): string => {
  const { guesses, question, outcome } = best;
  const [first] = guesses;
  const said = withSaid(best, write);
  if (!question || !outcome) return said;
  if (question.kind === 'ends') {
    const [only, another] = saidBy(best, write).values();
    return first && only && !another
      ? `${only.length === 1 ? `${only[0]}’s guess` : `The guess of ${shortList(only)}`}: ${endsText(question, outcome, first)}.`
      : said;
  }
  if (first && question.kind === 'value' && isExact(first, outcome, write)) return said;
  if (first && rankOfGuess(first, outcome) === 1) return said;
  // The result shows who came first in large letters.
  if (isPlayers(question)) return said;
  return `${said} It was ${answerText(question, outcome, write)}.`;
};

/** Returns what the line about the best guesses says of the guess itself. */
const withSaid = (best: SameGuesses, write: WriteNumber): string => {
  const { names, guesses, question, outcome } = best;
  const [first] = guesses;
  if (!first || !question || !outcome || question.kind === 'value') return guessLineText(best, write);
  const said = saidBy(best, write);
  if (said.size > mostGuesses) return guessLineText(best, write);
  if (question.kind === 'count')
    return `${guessedBy(said, (votes) => (outcome.kind === 'count' ? `${votes} of ${write(outcome.of, 0)}` : votes))} for ${question.option}.`;
  const rank = rankOfGuess(first, outcome);
  const isSelf = isSelfOfViewer(best);
  const whom = isSelf ? `${names[0]} guessed yourself` : guessedBy(said);
  if (rank === 1) return `${whom}: ${said.size > 1 ? 'both right' : `right${withOthers(outcome)}`}.`;
  if (rank === null) return `${whom}.`;
  const [only, other] = said.keys();
  return only !== undefined && other === undefined
    ? `${whom}${placeText({ question, outcome }, first, only, isSelf)}.`
    : guessLineText(best, write);
};

/** Says with how many others the first place is shared: ", with two others". */
const withOthers = (outcome: GuessOutcome): string => {
  const others = outcome.kind === 'ranking' ? leadersOf(outcome.scores).length - 1 : 0;
  return others > 0 ? `, with ${numberWord(others)} ${others === 1 ? 'other' : 'others'}` : '';
};

/** Returns true if the viewer alone guessed, and themselves. */
const isSelfOfViewer = ({ names, guesses, question }: SameGuesses): boolean => {
  const [first] = guesses;
  return (
    names.length === 1 && isViewer(names[0]) && first?.kind === 'pick' && isViewer(guessText(question, first))
  );
};

/** Returns who guessed what, by the text of the guess. */
const saidBy = ({ names, guesses, question }: SameGuesses, write: WriteNumber): Map<string, string[]> => {
  const said = new Map<string, string[]>();
  for (const [at, guess] of guesses.entries()) {
    const text = quotedIf(question, guessText(question, guess, write));
    said.set(text, [...(said.get(text) ?? []), names[at] ?? '']);
  }
  return said;
};

/** Returns true if two guesses were equally wrong or right, as a line says it. */
const isAlike = (question: GuessQuestion, outcome: GuessOutcome, one: Guessed, other: Guessed): boolean =>
  question.kind !== 'value' &&
  one.kind !== 'answer' &&
  other.kind !== 'answer' &&
  (closenessTo(question, outcome, one) === 1
    ? closenessTo(question, outcome, other) === 1
    : one.kind === 'count' && other.kind === 'count' && outcome.kind === 'count'
      ? Math.abs(one.count - outcome.count) === Math.abs(other.count - outcome.count)
      : guessText(question, one) === guessText(question, other));

/** "Kim guessed Tea and Sam guessed Milk". `withUnit`: adds to a number what it counts. */
const guessedBy = (
  said: ReadonlyMap<string, readonly string[]>,
  withUnit = (text: string): string => text,
): string => [...said].map(([text, who]) => `${shortList(who)} guessed ${withUnit(text)}`).join(' and ');

/** Returns the place of an option: 1 for the highest score. */
const rankOf = (id: string, scores: readonly { id: string; score: number }[]): number => {
  const own = scores.find((option) => option.id === id)?.score ?? Number.NEGATIVE_INFINITY;
  return 1 + scores.filter(({ score }) => score > own).length;
};

/**
 * Returns the place of what was guessed, as it follows its name: ", who came 2nd", ", which shared 2nd place", ", but you came 2nd".
 * `isSelf`: the viewer guessed themselves.
 */
function placeText(
  { question, outcome }: { question: GuessQuestion; outcome: GuessOutcome },
  guess: Guessed,
  text: string,
  isSelf = false,
): string {
  const came = guessedOptions(question, outcome, guess).map(cameText).join('');
  if (isSelf) return `, but ${came}`;
  if (isViewer(text)) return `, but you ${came}`;
  return `, ${isPlayers(question) ? 'who' : 'which'} ${came}`;
}

/** Returns the place of what was guessed: 1 for the highest score; null for guesses of another kind. */
const rankOfGuess = (guess: Guessed, outcome: GuessOutcome): number | null =>
  guess.kind === 'pick' && outcome.kind === 'ranking' ? rankOf(guess.id, outcome.scores) : null;

/** Returns true if the number that was guessed is the one that the results show. */
const isExact = (guess: Guessed, outcome: GuessOutcome, write: WriteNumber): boolean =>
  guess.kind === 'value' && outcome.kind === 'value'
    ? write(guess.value, 1) === write(outcome.value, 1)
    : guess.kind === 'count' && outcome.kind === 'count' && guess.count === outcome.count;

/** Returns the question of a guess as it stands above all guesses of the round; null if the answers are the guesses. */
export const guessHeading = (question: GuessQuestion | null): string | null => {
  if (!question) return null;
  if (question.kind === 'ends') return `Guess: which of ${question.options.length} is first, which is last?`;
  if (question.kind === 'pick' && question.truth === cameFirst) return 'Guess: who comes first?';
  return `Guess: ${question.text.charAt(0).toLowerCase()}${question.text.slice(1)}`;
};

/** Returns the question that a guess of one player answers, as lines about guesses begin; null for other guesses, whose lines say it. */
export const guessLead = (question: GuessQuestion | null): string | null =>
  question?.kind === 'pick' && isPlayers(question) ? guessedQuestion(question) : null;

/** Said of guesses of which none was right. */
export const nobodyText = 'Nobody guessed it exactly.';

/** Returns the question that was guessed, for readers who know the answer. */
const guessedQuestion = (question: GuessQuestion): string =>
  question.kind === 'pick' && question.truth === cameFirst ? 'Who would come first?' : question.text;

/** How many names a line lists. More are the first two and a number. */
const mostNames = 3;

/** How many items that share a place are named. */
const mostItems = 2;

/** How many different guesses a line lists. */
const mostGuesses = 2;

/** Returns true if a line (`guessLineText`) names all who made the guesses, and what each guessed. */
export const isToldWhole = (question: GuessQuestion | null, guesses: readonly Guessed[]): boolean =>
  guesses.length <= mostNames &&
  new Set(guesses.map((guess) => guessText(question, guess))).size <= mostGuesses;

/** Joins names; of more than `most` the first two and how many are left, with the word for them. */
export const shortList = (names: readonly string[], rest = 'others', most = mostNames): string =>
  listed(names.length > most ? [...names.slice(0, 2), `${names.length - 2} ${rest}`] : names);

/** Items are texts of any kind, so that they need marks in a sentence. */
const quotedIf = (question: GuessQuestion | null, text: string): string =>
  question?.kind === 'pick' && !isPlayers(question) ? `“${text}”` : text;

const isPlayers = (question: GuessQuestion): boolean =>
  'options' in question && question.options.every(({ kind }) => kind === 'player');

const firstAndLast = (first: readonly string[], last: readonly string[]): string =>
  [
    first.length > 0 && `${shortList(first, 'more')} first`,
    last.length > 0 && `${shortList(last, 'more')} last`,
  ]
    .filter(Boolean)
    .join(', ');
