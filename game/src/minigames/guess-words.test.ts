import { describe, expect, test } from 'vitest';
import { person } from '../testing/people.ts';
import type { GuessOutcome, GuessQuestion } from './contract.ts';
import type { Guessed } from './guess.ts';
import { bestGuessText, ownGuessText, truthSentence, valueGuessText } from './guess-words.ts';

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
const count: GuessQuestion = { kind: 'count', text: 'How many?', truth: 'How many chose “Tea”?' };
const options = ['Tea', 'Milk'].map((alt) => ({
  kind: 'item' as const,
  id: alt,
  item: { id: alt, url: null, alt },
}));
const pick: GuessQuestion = { kind: 'pick', text: 'Which?', truth: 'Which is on top?', options };
const ends: GuessQuestion = { kind: 'ends', text: 'First and last?', options };
const players: GuessQuestion = {
  kind: 'pick',
  text: 'Who?',
  truth: 'Who is rated highest?',
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
  [count, { kind: 'count', count: 2, of: 4 }, 'How many chose “Tea”? 2 of 4.'],
  [count, { kind: 'count', count: 0, of: 4 }, 'How many chose “Tea”? Nobody.'],
  [count, { kind: 'count', count: 4, of: 4 }, 'How many chose “Tea”? All 4.'],
  [count, { kind: 'count', count: 2, of: 2 }, 'How many chose “Tea”? Both.'],
  [count, { kind: 'count', count: 1, of: 1 }, 'How many chose “Tea”? 1 of 1.'],
  [axis, { kind: 'value', value: 6.25 }, 'The average is 6.3.'],
  [pick, ranking('Tea', 'Milk'), 'Which is on top? “Tea”.'],
  [ends, ranking('Tea', 'Milk'), 'First Tea, last Milk.'],
  [players, ranking(person(1).user, person(2).user), `Who is rated highest? ${person(1).username}.`],
])('of %j and %j, the truth is: %s', (question, outcome, text) => {
  expect(truthSentence(question, outcome)).toBe(text);
});

test.each<[GuessQuestion | null, GuessOutcome | null, Guessed, number, string]>([
  [count, { kind: 'count', count: 2, of: 4 }, { kind: 'count', count: 2 }, 100, 'Kim guessed 2, exactly.'],
  [count, { kind: 'count', count: 3, of: 4 }, { kind: 'count', count: 2 }, 50, 'Kim guessed 2, off by one.'],
  [
    count,
    { kind: 'count', count: 0, of: 8 },
    { kind: 'count', count: 3 },
    25,
    'Kim guessed 3, off by three.',
  ],
  [axis, { kind: 'value', value: 5.2 }, { kind: 'value', value: 5 }, 100, 'Kim guessed 5.'],
  [axis, { kind: 'value', value: 6.5 }, { kind: 'value', value: 6.5 }, 100, 'Kim guessed 6.5, exactly.'],
  [axis, { kind: 'value', value: 6.25 }, { kind: 'value', value: 5 }, 75, 'Kim guessed 5.'],
  [pick, ranking('Tea', 'Milk'), { kind: 'pick', id: 'Tea' }, 100, 'Kim knew.'],
  [pick, ranking('Tea', 'Milk'), { kind: 'pick', id: 'Milk' }, 20, 'Kim said “Milk”, 2nd in the end.'],
  [ends, ranking('Tea', 'Milk'), { kind: 'ends', first: 'Tea', last: 'Milk' }, 100, 'Kim knew.'],
  [ends, ranking('Tea', 'Milk'), { kind: 'ends', first: 'Tea', last: null }, 50, 'Kim guessed first Tea.'],
  [null, null, { kind: 'answer', right: 2, of: 3 }, 67, 'Kim got 2 of 3 right.'],
])('to %j and %j, %j with %d points is: %s', (question, outcome, guess, points, text) => {
  expect(bestGuessText({ names: ['Kim'], best: [{ guess, points }], question, outcome })).toBe(text);
});

describe('several who guessed best', () => {
  const outcome: GuessOutcome = { kind: 'value', value: 5 };
  const guessed = (...values: number[]) =>
    values.map((value) => ({ guess: { kind: 'value' as const, value }, points: 80 }));

  test.each<[string[], number[], string]>([
    [['Kim', 'Sam'], [4, 4], 'Kim and Sam guessed 4.'],
    [['Kim', 'Sam'], [4, 6], 'Kim guessed 4 and Sam guessed 6.'],
    [['A', 'B', 'C', 'D'], [4, 4, 4, 4], 'A, B and 2 others guessed 4.'],
    [['A', 'B', 'C'], [4, 5, 6], 'A, B and C came nearest.'],
  ])('%j with %j: %s', (names, values, text) => {
    expect(bestGuessText({ names, best: guessed(...values), question: axis, outcome })).toBe(text);
  });

  test('nobody who came close', () => {
    const none = { names: [], best: [] };
    expect(bestGuessText({ ...none, question: axis, outcome })).toBe('Nobody came close.');
    expect(bestGuessText({ ...none, question: pick, outcome: ranking('Tea', 'Milk') })).toBe(
      'Nobody guessed it.',
    );
  });
});

test.each([
  [5.25, [5], 'Kim guessed 5. It was 5.3.'],
  [5, [5], 'Kim guessed 5, exactly.'],
  [9, [], 'Nobody came close. It was 9.0.'],
])('of a value that was %d, %j is: %s', (value, values, text) => {
  const best = values.map((guess) => ({ guess: { kind: 'value' as const, value: guess }, points: 80 }));
  expect(valueGuessText({ names: ['Kim'], best, question: axis, outcome: { kind: 'value', value } })).toBe(
    text,
  );
});

test('the own guess says how far it is off', () => {
  const two: GuessOutcome = { kind: 'count', count: 2, of: 4 };
  expect(ownGuessText({ guess: { kind: 'count', count: 4 } }, count, two)).toBe('You guessed 4, off by two.');
  const tea = ranking('Milk', 'Tea');
  expect(ownGuessText({ guess: { kind: 'pick', id: 'Tea' } }, pick, tea)).toBe(
    'You said “Tea”, 2nd in the end.',
  );
  const answer: Guessed = { kind: 'answer', right: 1, of: 3 };
  expect(ownGuessText({ guess: answer }, null, null)).toBe('You got 1 of 3 right.');
});
