import { expect, test } from 'vitest';
import { person } from '../testing/people.ts';
import type { GuessOutcome, GuessQuestion } from './contract.ts';
import type { Guessed } from './guess.ts';
import { guessSentence, ownGuessText } from './guess-words.ts';

const axis: GuessQuestion = { kind: 'value', text: 'Where?', min: 0, max: 10, step: 0.5, low: '', high: '' };
const count: GuessQuestion = { kind: 'count', text: 'How many?' };
const options = ['Tea', 'Milk'].map((alt) => ({
  kind: 'item' as const,
  id: alt,
  item: { id: alt, url: null, alt },
}));
const pick: GuessQuestion = { kind: 'pick', text: 'Which?', options };
const ends: GuessQuestion = { kind: 'ends', text: 'First and last?', options };
const players: GuessQuestion = {
  kind: 'pick',
  text: 'Who?',
  options: [1, 2].map((at) => ({ kind: 'player' as const, id: person(at).user, player: person(at) })),
};
const ranking = (first: string, last: string): GuessOutcome => ({
  kind: 'ranking',
  scores: [
    { id: first, score: 2 },
    { id: last, score: 1 },
  ],
});

test.each<[GuessQuestion | null, GuessOutcome | null, Guessed, number, string]>([
  [count, { kind: 'count', count: 2, of: 4 }, { kind: 'count', count: 2 }, 100, 'Kim guessed 2. Exactly!'],
  [count, { kind: 'count', count: 3, of: 4 }, { kind: 'count', count: 2 }, 50, 'Kim guessed 2, it was 3.'],
  [axis, { kind: 'value', value: 5.2 }, { kind: 'value', value: 5 }, 100, 'Kim guessed 5. Spot on!'],
  [axis, { kind: 'value', value: 6.5 }, { kind: 'value', value: 6.5 }, 100, 'Kim guessed 6.5. Exactly!'],
  [axis, { kind: 'value', value: 6.25 }, { kind: 'value', value: 5 }, 75, 'Kim guessed 5, it was 6.3.'],
  [pick, ranking('Tea', 'Milk'), { kind: 'pick', id: 'Tea' }, 100, 'Kim guessed “Tea”. Exactly!'],
  [pick, ranking('Tea', 'Milk'), { kind: 'pick', id: 'Milk' }, 0, 'Kim guessed “Milk”, it was “Tea”.'],
  [
    ends,
    ranking('Tea', 'Milk'),
    { kind: 'ends', first: 'Tea', last: 'Milk' },
    100,
    'Kim guessed first Tea, last Milk. Exactly!',
  ],
  [
    ends,
    ranking('Tea', 'Milk'),
    { kind: 'ends', first: 'Tea', last: null },
    50,
    'Kim guessed first Tea. It was first Tea, last Milk.',
  ],
  [
    players,
    ranking(person(1).user, person(2).user),
    { kind: 'pick', id: person(1).user },
    100,
    `Kim guessed ${person(1).username}. Exactly!`,
  ],
  [null, null, { kind: 'answer', right: 2, of: 3 }, 67, 'Kim got 2 of 3 right.'],
])('to %j and %j, %j with %d points is: %s', (question, outcome, guess, points, text) => {
  expect(guessSentence('Kim', { guess, points }, question, outcome)).toBe(text);
});

test('the own guess is said without the result', () => {
  expect(ownGuessText({ guess: { kind: 'count', count: 2 } }, count)).toBe('You guessed 2');
  expect(ownGuessText({ guess: { kind: 'pick', id: 'Tea' } }, pick)).toBe('You guessed “Tea”');
  expect(ownGuessText({ guess: { kind: 'answer', right: 1, of: 3 } }, null)).toBe('You got 1 of 3 right');
});
