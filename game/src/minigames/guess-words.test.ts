import { expect, test } from 'vitest';
import { person } from '../testing/people.ts';
import type { GuessOutcome, GuessQuestion } from './contract.ts';
import type { Guessed } from './guess.ts';
import { bestGuessText, ownGuessText, truthSentence } from './guess-words.ts';

const axis: GuessQuestion = {
  kind: 'value',
  text: 'Where?',
  truth: 'The average is',
  min: 0,
  max: 10,
  step: 0.5,
  low: '',
  high: '',
};
const count: GuessQuestion = { kind: 'count', text: 'How many?', truth: 'Chose “Tea”:' };
const options = ['Tea', 'Milk'].map((alt) => ({
  kind: 'item' as const,
  id: alt,
  item: { id: alt, url: null, alt },
}));
const pick: GuessQuestion = { kind: 'pick', text: 'Which?', truth: 'On top:', options };
const ends: GuessQuestion = { kind: 'ends', text: 'First and last?', options };
const players: GuessQuestion = {
  kind: 'pick',
  text: 'Who?',
  truth: 'Rated highest:',
  options: [1, 2].map((at) => ({ kind: 'player' as const, id: person(at).user, player: person(at) })),
};
const ranking = (first: string, last: string): GuessOutcome => ({
  kind: 'ranking',
  scores: [
    { id: first, score: 2 },
    { id: last, score: 1 },
  ],
});

test.each<[GuessQuestion, GuessOutcome, string]>([
  [count, { kind: 'count', count: 2, of: 4 }, 'Chose “Tea”: 2 of 4.'],
  [axis, { kind: 'value', value: 6.25 }, 'The average is 6.3.'],
  [pick, ranking('Tea', 'Milk'), 'On top: “Tea”.'],
  [ends, ranking('Tea', 'Milk'), 'First Tea, last Milk.'],
  [players, ranking(person(1).user, person(2).user), `Rated highest: ${person(1).username}.`],
])('of %j and %j, the truth is: %s', (question, outcome, text) => {
  expect(truthSentence(question, outcome)).toBe(text);
});

test.each<[GuessQuestion | null, GuessOutcome | null, Guessed, number, string]>([
  [count, { kind: 'count', count: 2, of: 4 }, { kind: 'count', count: 2 }, 100, 'Kim knew'],
  [count, { kind: 'count', count: 3, of: 4 }, { kind: 'count', count: 2 }, 50, 'Kim came closest: 2'],
  [axis, { kind: 'value', value: 5.2 }, { kind: 'value', value: 5 }, 100, 'Kim came closest: 5'],
  [axis, { kind: 'value', value: 6.5 }, { kind: 'value', value: 6.5 }, 100, 'Kim knew'],
  [axis, { kind: 'value', value: 6.25 }, { kind: 'value', value: 5 }, 75, 'Kim came closest: 5'],
  [pick, ranking('Tea', 'Milk'), { kind: 'pick', id: 'Tea' }, 100, 'Kim knew'],
  [pick, ranking('Tea', 'Milk'), { kind: 'pick', id: 'Milk' }, 20, 'Kim came closest: “Milk”'],
  [ends, ranking('Tea', 'Milk'), { kind: 'ends', first: 'Tea', last: 'Milk' }, 100, 'Kim knew'],
  [
    ends,
    ranking('Tea', 'Milk'),
    { kind: 'ends', first: 'Tea', last: null },
    50,
    'Kim came closest: first Tea',
  ],
  [null, null, { kind: 'answer', right: 2, of: 3 }, 67, 'Kim got 2 of 3 right'],
])('to %j and %j, %j with %d points is: %s', (question, outcome, guess, points, text) => {
  expect(bestGuessText(['Kim'], [{ guess, points }], question, outcome)).toBe(text);
});

test('several who guessed best are named together, with their guess if it is the same', () => {
  const outcome: GuessOutcome = { kind: 'value', value: 5 };
  const [low, high] = [4, 6].map((value) => ({ guess: { kind: 'value' as const, value }, points: 80 }));
  if (!low || !high) throw new Error('Two guesses.');
  expect(bestGuessText(['Kim', 'Sam'], [low, low], axis, outcome)).toBe('Kim and Sam came closest: 4');
  expect(bestGuessText(['Kim', 'Sam'], [low, high], axis, outcome)).toBe('Kim and Sam came closest');
  expect(bestGuessText(['A', 'B', 'C', 'D'], [low, low, low, low], axis, outcome)).toBe(
    'A, B and 2 others came closest: 4',
  );
});

test('the own guess is said without the result', () => {
  expect(ownGuessText({ guess: { kind: 'count', count: 2 } }, count)).toBe('You said 2');
  expect(ownGuessText({ guess: { kind: 'pick', id: 'Tea' } }, pick)).toBe('You said “Tea”');
  expect(ownGuessText({ guess: { kind: 'answer', right: 1, of: 3 } }, null)).toBe('You got 1 of 3 right');
});
