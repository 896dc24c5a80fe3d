import { listed, numberWord, withCapital } from '../text.ts';
import type { GuessOutcome, GuessQuestion, Subject } from './contract.ts';
import { type Guessed, leadersOf } from './guess.ts';
import { ordinal } from './ordinal.ts';

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
 * Returns a guess as a text, e.g. "6.5", "3", "Kim", "first Tea, last Milk" or "4 of 6 right". `question`: that of the board; null
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

/** Returns the question as it is asked: of a count it says of how many players. The text of a count begins with "How many". */
export const askedText = (question: GuessQuestion, players: number): string =>
  question.kind === 'count'
    ? question.text.replace(/^How many/, `How many of you ${numberWord(players)}`)
    : question.text;

/**
 * Returns why only some counts are offered: the own answer is one of those that are counted, or it is not. Empty if all are offered.
 * `counts`: what is offered.
 */
export const ownPartText = (counts: readonly number[], players: number): string => {
  if (counts.length > players) return '';
  return counts[0] === 0
    ? `You are not one of them, so ${players - 1} at most.`
    : 'You are one of them, so 1 at least.';
};

/** Returns what the group said as a text, e.g. "6.3", "2 of 4", "Nobody" or "Kim and Sam". */
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
        : listed(first);
    }
    default:
      return outcome satisfies never;
  }
};

/** Returns how many said something: "Nobody", "2 of 4", "Both", "All 4". */
const countText = ({ count, of }: { count: number; of: number }, write: WriteNumber): string => {
  if (count === 0) return 'Nobody';
  if (count < of || of === 1) return `${write(count, 0)} of ${write(of, 0)}`;
  return of === 2 ? 'Both' : `All ${write(of, 0)}`;
};

/** Returns what the group said in one sentence: "How many chose “Tea”? 1 of 4.", "First Tea, last Milk." */
export const truthSentence = (
  question: GuessQuestion,
  outcome: GuessOutcome,
  write: WriteNumber = plain,
): string => {
  const text = guessOutcomeText(question, outcome, write);
  return question.kind === 'ends'
    ? `${withCapital(text)}.`
    : `${question.truth} ${quotedIf(question, text)}.`;
};

/** The best guesses of a round: who made them, the guesses in the same order, and what they were about. */
type BestGuesses = {
  names: readonly string[];
  best: readonly { guess: Guessed; points: number }[];
  /** Null if the answers are the guesses. */
  question: GuessQuestion | null;
  outcome: GuessOutcome | null;
};

/**
 * Returns who guessed best in one sentence, after the one that says what it was: "You and Kim knew.", "Kim guessed 2, off by one.",
 * "Kim said Sam, 2nd in the end.", "Kim got 2 of 3 right."
 */
export const bestGuessText = (guesses: BestGuesses, write: WriteNumber = plain): string => {
  const { names, best, question, outcome } = guesses;
  const [first] = best;
  if (!first) return question?.kind === 'pick' ? 'Nobody guessed it.' : 'Nobody came close.';
  const said = new Map<string, string[]>();
  for (const [at, { guess }] of best.entries()) {
    const text = quotedIf(question, guessText(question, guess, write));
    said.set(text, [...(said.get(text) ?? []), names[at] ?? '']);
  }
  if (!question || !outcome) {
    const [only = ''] = said.size === 1 ? said.keys() : [];
    return only === '' ? `${shortList(names)} knew most.` : `${shortList(names)} got ${only}.`;
  }
  const isPicked = question.kind === 'pick' || question.kind === 'ends';
  if (isPicked && best.every(({ points }) => points === 100)) return `${shortList(names)} knew.`;
  if (said.size > (question.kind === 'ends' ? 1 : 2)) return `${shortList(names)} came nearest.`;
  const parts = [...said].map(([text, who]) => `${shortList(who)} ${saidOf(question)} ${text}`);
  return `${parts.join(' and ')}${missText(first.guess, outcome, write)}.`;
};

/** Returns who guessed a value best and what it was: "You and Kim guessed 4.5. It was 4.1.", "Kim guessed 4.5, exactly." */
export const valueGuessText = (guesses: BestGuesses, write: WriteNumber = plain): string => {
  const { best, question, outcome } = guesses;
  const text = bestGuessText(guesses, write);
  if (!question || !outcome || best.some(({ guess }) => isExact(guess, outcome, write))) return text;
  return `${text} It was ${guessOutcomeText(question, outcome, write)}.`;
};

/** Returns the viewer's guess in words, below a sentence that has said what the group said: "You guessed 2, off by one." */
export const ownGuessText = (
  { guess }: { guess: Guessed },
  question: GuessQuestion | null,
  outcome: GuessOutcome | null,
  write: WriteNumber = plain,
): string => {
  const text = guessText(question, guess, write);
  if (!outcome) return `You got ${text}.`;
  return `You ${saidOf(question)} ${quotedIf(question, text)}${missText(guess, outcome, write)}.`;
};

/** A number is guessed, and somebody or something is said. */
const saidOf = (question: GuessQuestion | null): string => (question?.kind === 'pick' ? 'said' : 'guessed');

/** Returns how far a guess is from what the group said, as the end of a sentence: ", exactly", ", off by one", ", 2nd in the end". */
const missText = (guess: Guessed, outcome: GuessOutcome, write: WriteNumber): string => {
  if (isExact(guess, outcome, write)) return ', exactly';
  if (guess.kind === 'count' && outcome.kind === 'count')
    return `, off by ${numberWord(Math.abs(guess.count - outcome.count))}`;
  if (guess.kind === 'pick' && outcome.kind === 'ranking') {
    const own = outcome.scores.find(({ id }) => id === guess.id);
    const before = outcome.scores.filter(({ score }) => own && score > own.score).length;
    return own ? `, ${ordinal(before + 1)} in the end` : '';
  }
  return '';
};

/** Returns true if the number that was guessed is the one that the results show. */
const isExact = (guess: Guessed, outcome: GuessOutcome, write: WriteNumber): boolean =>
  guess.kind === 'value' && outcome.kind === 'value'
    ? write(guess.value, 1) === write(outcome.value, 1)
    : guess.kind === 'count' && outcome.kind === 'count' && guess.count === outcome.count;

/** More than three names are the first two and a number. */
const shortList = (names: readonly string[]): string =>
  listed(names.length > 3 ? [...names.slice(0, 2), `${names.length - 2} others`] : names);

/** Items are texts of any kind, so that they need marks in a sentence. */
const quotedIf = (question: GuessQuestion | null, text: string): string =>
  question?.kind === 'pick' && question.options.every(({ kind }) => kind === 'item') ? `“${text}”` : text;

const firstAndLast = (first: readonly string[], last: readonly string[]): string =>
  [first.length > 0 && `first ${listed(first)}`, last.length > 0 && `last ${listed(last)}`]
    .filter(Boolean)
    .join(', ');
