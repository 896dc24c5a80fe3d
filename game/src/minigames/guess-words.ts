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
export const guessOutcomeText = (
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

const firstAndLast = (first: readonly string[], last: readonly string[]): string =>
  [first.length > 0 && `first ${listed(first)}`, last.length > 0 && `last ${listed(last)}`]
    .filter(Boolean)
    .join(', ');
