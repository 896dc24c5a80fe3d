import { describe, expect, test } from 'vitest';
import type { GuessOutcome, GuessQuestion } from './contract.ts';
import { closenessTo, type Guess, halvesOf, isValidGuess, leadersOf, reachOf } from './guess.ts';

const axis: GuessQuestion = {
  kind: 'value',
  text: 'Where?',
  truth: 'Here:',
  min: 0,
  max: 10,
  step: 0.5,
  points: [],
};
const count: GuessQuestion = { kind: 'count', text: 'How many?', truth: 'So many:', option: '“Tea”' };
const options = ['a', 'b', 'c', 'd', 'e'].map((id) => ({
  kind: 'item' as const,
  id,
  item: { id, url: null, alt: id },
}));
const pick: GuessQuestion = { kind: 'pick', text: 'Which?', truth: 'This one:', options };
const ends: GuessQuestion = { kind: 'ends', text: 'First and last?', options };
/** a is first, b and c share the second place, e is last. */
const ranking: GuessOutcome = {
  kind: 'ranking',
  scores: [
    { id: 'a', score: 9 },
    { id: 'b', score: 7 },
    { id: 'c', score: 7 },
    { id: 'd', score: 3 },
    { id: 'e', score: 1 },
  ],
};

test.each([0.9, 0.5, 0.25])(
  'on an axis, a guess within the reach of %d has at least that closeness',
  (closeness) => {
    const reach = reachOf(axis, closeness);
    const at = (distance: number) =>
      closenessTo(axis, { kind: 'value', value: 5 }, { kind: 'value', value: 5 + distance });
    expect(at(reach)).toBeCloseTo(closeness);
    expect(at(-reach)).toBeCloseTo(closeness);
    expect(at(reach - 0.01)).toBeGreaterThan(closeness);
    expect(at(reach + 0.01)).toBeLessThan(closeness);
  },
);

describe('the closeness of a guess', () => {
  test.each([
    [5, 5, 1],
    [5, 5.25, 1],
    [5, 6.25, 0.75],
    [5, 7.25, 0.5],
    [0, 4.25, 0],
    [0, 10, 0],
  ])('%d on the axis is to the mean %d: %d', (value, mean, closeness) => {
    expect(closenessTo(axis, { kind: 'value', value: mean }, { kind: 'value', value })).toBe(closeness);
  });

  test.each([
    [2, 2, 4, 1],
    [1, 2, 4, 0.5],
    [0, 2, 4, 0],
    [1, 0, 2, 0],
    [3, 4, 8, 0.75],
    [8, 1, 2, 0],
  ])('%d is to %d of %d answers: %d', (guess, said, of, closeness) => {
    expect(closenessTo(count, { kind: 'count', count: said, of }, { kind: 'count', count: guess })).toBe(
      closeness,
    );
  });

  test.each([
    ['a', 1],
    ['b', 0.5],
    ['c', 0.5],
    ['d', 0],
    ['e', 0],
    ['gone', 0],
  ])('%s as the first is %d', (id, closeness) => {
    expect(closenessTo(pick, ranking, { kind: 'pick', id })).toBe(closeness);
  });

  test.each([
    ['a', 'e', 1],
    ['a', null, 0.5],
    [null, 'e', 0.5],
    ['b', 'd', 0.5],
    ['e', 'a', 0],
  ])('%s as the first and %s as the last is %d', (first, last, closeness) => {
    expect(closenessTo(ends, ranking, { kind: 'ends', first, last })).toBe(closeness);
  });

  test.each([
    ['a', 'e', { first: 50, last: 50 }],
    ['b', null, { first: 25, last: 0 }],
    ['b', 'd', { first: 25, last: 25 }],
    ['e', 'a', { first: 0, last: 0 }],
  ])('%s as the first and %s as the last have halves that add up to the points', (first, last, halves) => {
    expect(halvesOf(ranking, { kind: 'ends', first, last })).toEqual(halves);
  });

  test('rounded halves add up to the rounded points', () => {
    const scores = ['a', 'b', 'c', 'd'].map((id, index) => ({ id, score: -index }));
    expect(halvesOf({ kind: 'ranking', scores }, { kind: 'ends', first: 'b', last: 'c' })).toEqual({
      first: 17,
      last: 16,
    });
  });

  test('is exact for each option that shares the place', () => {
    const scores = ['a', 'b', 'c'].map((id) => ({ id, score: 2 }));
    expect(leadersOf(scores)).toEqual(['a', 'b', 'c']);
    expect(leadersOf(ranking.kind === 'ranking' ? ranking.scores : [], -1)).toEqual(['e']);
    for (const { id } of scores)
      expect(closenessTo(pick, { kind: 'ranking', scores }, { kind: 'pick', id })).toBe(1);
  });
});

test.each<[GuessQuestion, Guess, boolean]>([
  [axis, { kind: 'value', value: 10 }, true],
  [axis, { kind: 'value', value: 10.5 }, false],
  [axis, { kind: 'value', value: -0.5 }, false],
  [axis, { kind: 'count', count: 1 }, false],
  [count, { kind: 'count', count: 0 }, true],
  [count, { kind: 'value', value: 0 }, false],
  [pick, { kind: 'pick', id: 'c' }, true],
  [pick, { kind: 'pick', id: 'z' }, false],
  [pick, { kind: 'ends', first: 'a', last: null }, false],
  [ends, { kind: 'ends', first: 'a', last: null }, true],
  [ends, { kind: 'ends', first: null, last: null }, false],
  [ends, { kind: 'ends', first: 'a', last: 'a' }, false],
  [ends, { kind: 'ends', first: 'a', last: 'z' }, false],
  [ends, { kind: 'pick', id: 'a' }, false],
])('to the question %j, the guess %j is valid: %s', (question, guess, isValid) => {
  expect(isValidGuess(question, guess)).toBe(isValid);
});
