import * as v from 'valibot';
import { limits } from '../limits.ts';
import type { GuessOutcome, GuessQuestion } from './contract.ts';
import { numberSchema } from './fields.ts';
import { roundedToMillionth } from './ranking.ts';

/* A guess is part of the stored state of a room. A change here needs a new version of its shape (CONTRIBUTING.md). */

const optionId = v.pipe(v.string(), v.minLength(1), v.maxLength(limits.lookup));

/** A player's guess about the result of a round. The `kind` is that of the board's question. */
export const guessSchema = v.variant('kind', [
  v.object({ kind: v.literal('value'), value: numberSchema }),
  v.object({
    kind: v.literal('count'),
    count: v.pipe(numberSchema, v.integer(), v.minValue(0), v.maxValue(limits.capacity.max)),
  }),
  v.object({ kind: v.literal('pick'), id: optionId }),
  /** One of the two may be open. */
  v.object({ kind: v.literal('ends'), first: v.nullable(optionId), last: v.nullable(optionId) }),
]);
export type Guess = v.InferOutput<typeof guessSchema>;

/**
 * What a player has guessed in a round: a guess about its result, or what the own answer was right about, `right` of `of`, in a
 * mini-game whose answers are guesses. No player sends the latter.
 */
export const guessedSchema = v.variant('kind', [
  ...guessSchema.options,
  v.object({ kind: v.literal('answer'), right: v.number(), of: v.number() }),
]);
export type Guessed = v.InferOutput<typeof guessedSchema>;

/** Returns true if the guess answers this question: it has its kind, is within its bounds and names options of it. */
export const isValidGuess = (question: GuessQuestion, guess: Guess): boolean => {
  switch (question.kind) {
    case 'value':
      return guess.kind === 'value' && guess.value >= question.min && guess.value <= question.max;
    case 'count':
      return guess.kind === 'count';
    case 'pick':
      return guess.kind === 'pick' && question.options.some(({ id }) => id === guess.id);
    case 'ends': {
      if (guess.kind !== 'ends' || guess.first === guess.last) return false;
      const named = [guess.first, guess.last].filter((id) => id !== null);
      return named.every((named) => question.options.some(({ id }) => id === named));
    }
    default:
      return question satisfies never;
  }
};

/** The part of an axis at which a guess is too far away for points. */
const farOnAxis = 0.4;

/**
 * Returns how close a guess is to what the group said, from 0 to 1. An exact guess is 1 and a usual random one is below 0.5:
 * half a step from a value is exact, and 0.4 of the axis is 0; half of the answers beside a count is 0; the upper half of the
 * places counts for the first, the lower half for the last. The guess must be valid for the question.
 */
export const closenessTo = (question: GuessQuestion, outcome: GuessOutcome, guess: Guess): number => {
  switch (outcome.kind) {
    case 'value': {
      if (guess.kind !== 'value' || question.kind !== 'value') return 0;
      const beside = Math.max(0, Math.abs(guess.value - outcome.value) - question.step / 2);
      return share(1 - beside / (farOnAxis * (question.max - question.min)));
    }
    case 'count':
      return guess.kind === 'count'
        ? share(1 - (2 * Math.abs(guess.count - outcome.count)) / Math.max(1, outcome.of))
        : 0;
    case 'ranking': {
      const { scores } = outcome;
      if (guess.kind === 'pick') return nearTop(scores, guess.id, 1);
      if (guess.kind !== 'ends') return 0;
      return share((nearTop(scores, guess.first, 1) + nearTop(scores, guess.last, -1)) / 2);
    }
    default:
      return outcome satisfies never;
  }
};

/** Returns how many of 50 points each half of a guess of the first and last thing has; together its points. */
export const halvesOf = (
  { scores }: Extract<GuessOutcome, { kind: 'ranking' }>,
  { first, last }: Extract<Guess, { kind: 'ends' }>,
): { first: number; last: number } => {
  const ofFirst = 50 * nearTop(scores, first, 1);
  const all = Math.round(ofFirst + 50 * nearTop(scores, last, -1));
  return { first: Math.round(ofFirst), last: all - Math.round(ofFirst) };
};

/** Returns how far a guess on an axis may be from the value to have at least this closeness, above 0. */
export const reachOf = (
  { min, max, step }: { readonly min: number; readonly max: number; readonly step: number },
  closeness: number,
): number => step / 2 + (1 - closeness) * farOnAxis * (max - min);

type Scores = Extract<GuessOutcome, { kind: 'ranking' }>['scores'];

const share = (value: number): number => Math.max(0, Math.min(1, roundedToMillionth(value)));

/** Returns how near an option is to the first place, or with `direction` -1 to the last one. */
const nearTop = (scores: Scores, option: string | null, direction: 1 | -1): number => {
  const own = scores.find(({ id }) => id === option)?.score;
  if (own === undefined) return 0;
  const before = scores.filter(({ score }) => (score - own) * direction > 0).length;
  return before === 0 ? 1 : share(1 - (2 * before) / (scores.length - 1));
};

/** Returns the options with the highest score, or with `direction` -1 those with the lowest. */
export const leadersOf = (scores: Scores, direction: 1 | -1 = 1): string[] =>
  scores.filter(({ id }) => nearTop(scores, id, direction) === 1).map(({ id }) => id);

/** Returns a guess with closeness 1. For tests and bots. */
export const exactGuess = (question: GuessQuestion, outcome: GuessOutcome): Guess => {
  switch (outcome.kind) {
    case 'value': {
      const { min, max, step } =
        question.kind === 'value' ? question : { min: outcome.value, max: outcome.value, step: 1 };
      const steps = Math.round((outcome.value - min) / step);
      return { kind: 'value', value: roundedToMillionth(Math.min(max, min + steps * step)) };
    }
    case 'count':
      return { kind: 'count', count: outcome.count };
    case 'ranking': {
      const first = leadersOf(outcome.scores)[0] ?? '';
      if (question.kind === 'pick') return { kind: 'pick', id: first };
      const last = leadersOf(outcome.scores, -1).findLast((id) => id !== first) ?? null;
      return { kind: 'ends', first, last };
    }
    default:
      return outcome satisfies never;
  }
};

/**
 * Returns a random complete guess for `players` players. For tests, bots and test mode. `random` returns a number in [0, 1).
 */
export const sampleGuess = (question: GuessQuestion, players: number, random: () => number): Guess => {
  switch (question.kind) {
    case 'value': {
      const { min, max, step } = question;
      const steps = Math.floor((max - min) / step + 1e-9);
      return {
        kind: 'value',
        value: roundedToMillionth(min + Math.floor(random() * (steps + 1)) * step),
      };
    }
    case 'count':
      return { kind: 'count', count: Math.floor(random() * (players + 1)) };
    case 'pick':
      return { kind: 'pick', id: question.options[Math.floor(random() * question.options.length)]?.id ?? '' };
    case 'ends': {
      const ids = question.options.map(({ id }) => id);
      const [first = null] = ids.splice(Math.floor(random() * ids.length), 1);
      return { kind: 'ends', first, last: ids[Math.floor(random() * ids.length)] ?? null };
    }
    default:
      return question satisfies never;
  }
};
