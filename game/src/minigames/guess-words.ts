import { listed } from '../text.ts';
import type { GuessOutcome, GuessQuestion, Subject } from './contract.ts';
import { type Guessed, leadersOf } from './guess.ts';

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

/** Returns what the group said as a text, e.g. "6.3", "2 of 4" or "Kim and Sam". */
const guessOutcomeText = (
  question: GuessQuestion,
  outcome: GuessOutcome,
  write: WriteNumber = plain,
): string => {
  switch (outcome.kind) {
    case 'value':
      return write(outcome.value, 1);
    case 'count':
      return `${outcome.count} of ${outcome.of}`;
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

/** Returns what the group said in one sentence: "Chose “Tea”: 1 of 4.", "First Tea, last Milk." */
export const truthSentence = (
  question: GuessQuestion,
  outcome: GuessOutcome,
  write: WriteNumber = plain,
): string => {
  const text = guessOutcomeText(question, outcome, write);
  return question.kind === 'ends'
    ? `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
    : `${question.truth} ${quotedIf(question, text)}.`;
};

/**
 * Returns who guessed best, after the sentence that says what it was: "You and Kim knew", "Kim came closest: 2", "Kim got 2 of 3 right".
 * `names`: of those who share the best guess, in their order. `question` and `outcome`: null if the answers are the guesses.
 */
export const bestGuessText = (
  names: readonly string[],
  best: readonly { guess: Guessed; points: number }[],
  question: GuessQuestion | null,
  outcome: GuessOutcome | null,
  write: WriteNumber = plain,
): string => {
  const texts = new Set(best.map(({ guess }) => guessText(question, guess, write)));
  const [said = ''] = texts.size === 1 ? texts : [];
  const shown = names.length > 3 ? [...names.slice(0, 2), `${names.length - 2} others`] : names;
  if (!question || !outcome)
    return said === '' ? `${listed(shown)} knew most` : `${listed(shown)} got ${said}`;
  // A value a little beside the average has all points, too.
  const isExact = outcome.kind !== 'value' || said === guessOutcomeText(question, outcome, write);
  if (isExact && best.every(({ points }) => points === 100)) return `${listed(shown)} knew`;
  return `${listed(shown)} came closest${said === '' ? '' : `: ${quotedIf(question, said)}`}`;
};

/** Returns the viewer's guess in words, below a sentence that has said what the group said: "You said 2". */
export const ownGuessText = (
  { guess }: { guess: Guessed },
  question: GuessQuestion | null,
  write: WriteNumber = plain,
): string => {
  const text = guessText(question, guess, write);
  return guess.kind === 'answer' ? `You got ${text}` : `You said ${quotedIf(question, text)}`;
};

/** Items are texts of any kind, so that they need marks in a sentence. */
const quotedIf = (question: GuessQuestion | null, text: string): string =>
  question?.kind === 'pick' && question.options.every(({ kind }) => kind === 'item') ? `“${text}”` : text;

const firstAndLast = (first: readonly string[], last: readonly string[]): string =>
  [first.length > 0 && `first ${listed(first)}`, last.length > 0 && `last ${listed(last)}`]
    .filter(Boolean)
    .join(', ');
