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

/**
 * Returns a guess and how it compares to what the group said in one sentence, e.g. "Kim guessed 2. Exactly!" or "You guessed 2, it was
 * 3." `name`: of who guessed. `question` and `outcome`: null if the answers are the guesses.
 */
export const guessSentence = (
  name: string,
  { guess, points }: { guess: Guessed; points: number },
  question: GuessQuestion | null,
  outcome: GuessOutcome | null,
  write: WriteNumber = plain,
): string => {
  const said = saidText(name, guess, question, write);
  if (!question || !outcome) return `${said}.`;
  const wasText = guessOutcomeText(question, outcome, write);
  if (points === 100)
    return `${said}. ${guess.kind === 'value' && guessText(question, guess, write) !== wasText ? 'Spot on!' : 'Exactly!'}`;
  const was = outcome.kind === 'count' ? write(outcome.count, 0) : quotedIf(question, wasText);
  return guess.kind === 'ends' ? `${said}. It was ${was}.` : `${said}, it was ${was}.`;
};

/** Returns the viewer's guess in words, below a sentence that has said what the group said: "You guessed 2". */
export const ownGuessText = (
  { guess }: { guess: Guessed },
  question: GuessQuestion | null,
  write: WriteNumber = plain,
): string => saidText('You', guess, question, write);

const saidText = (
  name: string,
  guess: Guessed,
  question: GuessQuestion | null,
  write: WriteNumber,
): string => {
  const text = guessText(question, guess, write);
  return guess.kind === 'answer' ? `${name} got ${text}` : `${name} guessed ${quotedIf(question, text)}`;
};

/** Items are texts of any kind, so that they need marks in a sentence. */
const quotedIf = (question: GuessQuestion | null, text: string): string =>
  question?.kind === 'pick' && question.options.every(({ kind }) => kind === 'item') ? `“${text}”` : text;

const firstAndLast = (first: readonly string[], last: readonly string[]): string =>
  [first.length > 0 && `first ${listed(first)}`, last.length > 0 && `last ${listed(last)}`]
    .filter(Boolean)
    .join(', ');
