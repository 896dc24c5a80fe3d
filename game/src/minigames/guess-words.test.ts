import { describe, expect, test } from 'vitest';
import { person } from '../testing/people.ts';
import { spokenTo, viewer } from '../text.ts';
import type { GuessOutcome, GuessQuestion } from './contract.ts';
import type { Guessed } from './guess.ts';
import {
  bestGuessText,
  guessedOptions,
  guessHeading,
  guessLead,
  guessLineText,
  guessRowText,
  isToldWhole,
  placeName,
  playersInFront,
  pointsLine,
  saidText,
  truthSentence,
  wasText,
} from './guess-words.ts';

const axis: GuessQuestion = {
  kind: 'value',
  text: 'Where?',
  truth: 'The average is …',
  min: 0,
  max: 10,
  step: 0.5,
  points: [],
};
const count: GuessQuestion = {
  kind: 'count',
  text: 'How many?',
  truth: '… chose “Tea”',
  option: '“Tea”',
};
const options = ['Tea', 'Milk'].map((alt) => ({
  kind: 'item' as const,
  id: alt,
  item: { id: alt, url: null, alt },
}));
const pick = { kind: 'pick' as const, text: 'Which?', truth: 'On top is …', options } satisfies GuessQuestion;
const ends: GuessQuestion = { kind: 'ends', text: 'First and last?', options };
const players = {
  kind: 'pick' as const,
  text: 'Who?',
  truth: 'The group put … first',
  options: [1, 2].map((at) => ({ kind: 'player' as const, id: person(at).user, player: person(at) })),
} satisfies GuessQuestion;
const ranking = (first: string, last: string): GuessOutcome => ({
  kind: 'ranking',
  scores: [
    { id: first, score: 2 },
    { id: last, score: 1 },
  ],
});

test.each<[GuessQuestion, GuessOutcome, string]>([
  [count, { kind: 'count', count: 2, of: 4 }, '2 of 4 chose “Tea”.'],
  [count, { kind: 'count', count: 0, of: 4 }, 'Nobody chose “Tea”.'],
  [count, { kind: 'count', count: 4, of: 4 }, 'All 4 chose “Tea”.'],
  [count, { kind: 'count', count: 2, of: 2 }, 'Both chose “Tea”.'],
  [count, { kind: 'count', count: 1, of: 1 }, '1 of 1 chose “Tea”.'],
  [axis, { kind: 'value', value: 6.25 }, 'The average is 6.3.'],
  [pick, ranking('Tea', 'Milk'), 'On top is “Tea”.'],
  [ends, ranking('Tea', 'Milk'), 'Tea first, Milk last.'],
  [players, ranking(person(1).user, person(2).user), `The group put ${person(1).username} first.`],
])('of %j and %j, the truth is: %s', (question, outcome, text) => {
  expect(truthSentence(question, outcome)).toBe(text);
});

test('of many that share a place, the truth names two', () => {
  const named = (...alts: string[]) =>
    alts.map((alt) => ({ kind: 'item' as const, id: alt, item: { id: alt, url: null, alt } }));
  const all = (options: readonly { id: string }[]): GuessOutcome => ({
    kind: 'ranking',
    scores: options.map(({ id }) => ({ id, score: 1 })),
  });
  const two = named('Tea', 'Milk');
  const six = named('Tea', 'Milk', 'Cocoa', 'Juice', 'Water', 'Soda');
  expect(truthSentence({ ...pick, options: two }, all(two))).toBe('On top is “Tea” and “Milk”.');
  expect(truthSentence({ ...pick, options: six }, all(six))).toBe('On top is “Tea”, “Milk” and 4 more.');
  const people = [1, 2, 3, 4].map((at) => ({
    kind: 'player' as const,
    id: person(at).user,
    player: person(at),
  }));
  const three = people.slice(0, 3);
  const [one, other, third] = people.map(({ player }) => player.username);
  expect(truthSentence({ ...players, options: three }, all(three))).toBe(
    `The group put ${one}, ${other} and ${third} first.`,
  );
  expect(truthSentence({ ...players, options: people }, all(people))).toBe(
    `The group put ${one}, ${other} and 2 more first.`,
  );
});

const byKim = { names: ['Kim'] };

test.each<[GuessQuestion | null, GuessOutcome | null, Guessed, number, string]>([
  [
    count,
    { kind: 'count', count: 2, of: 4 },
    { kind: 'count', count: 2 },
    100,
    'Kim guessed 2 of 4 for “Tea”. It was 2.',
  ],
  [
    count,
    { kind: 'count', count: 0, of: 4 },
    { kind: 'count', count: 0 },
    100,
    'Kim guessed 0 of 4 for “Tea”. It was 0.',
  ],
  [
    count,
    { kind: 'count', count: 3, of: 4 },
    { kind: 'count', count: 2 },
    50,
    'Kim guessed 2 of 4 for “Tea”. It was 3.',
  ],
  [
    count,
    { kind: 'count', count: 0, of: 8 },
    { kind: 'count', count: 3 },
    25,
    'Kim guessed 3 of 8 for “Tea”. It was 0.',
  ],
  [axis, { kind: 'value', value: 5.2 }, { kind: 'value', value: 5 }, 100, 'Kim guessed 5. It was 5.2.'],
  [axis, { kind: 'value', value: 6.5 }, { kind: 'value', value: 6.5 }, 100, 'Kim guessed 6.5, exactly.'],
  [axis, { kind: 'value', value: 6.25 }, { kind: 'value', value: 5 }, 75, 'Kim guessed 5. It was 6.3.'],
  [pick, ranking('Tea', 'Milk'), { kind: 'pick', id: 'Tea' }, 100, 'Kim guessed “Tea”: right.'],
  [
    pick,
    ranking('Tea', 'Milk'),
    { kind: 'pick', id: 'Milk' },
    20,
    'Kim guessed “Milk”, which came 2nd. It was “Tea”.',
  ],
  [
    ends,
    ranking('Tea', 'Milk'),
    { kind: 'ends', first: 'Tea', last: 'Milk' },
    100,
    'Kim’s guess: Tea first (right, +50), Milk last (right, +50).',
  ],
  [
    ends,
    ranking('Tea', 'Milk'),
    { kind: 'ends', first: 'Tea', last: null },
    50,
    'Kim’s guess: Tea first (right, +50).',
  ],
  [null, null, { kind: 'answer', right: 2, of: 3 }, 67, 'Kim guessed 2 of 3 right.'],
])('to %j and %j, %j with %d points is: %s', (question, outcome, guess, points, text) => {
  expect(bestGuessText({ ...byKim, guesses: [guess], points, question, outcome })).toBe(text);
});

describe('several with the same points', () => {
  const outcome: GuessOutcome = { kind: 'value', value: 5 };
  const guessed = (...values: number[]) => values.map((value) => ({ kind: 'value' as const, value }));

  test.each<[string[], number[], string]>([
    [['Kim', 'Sam'], [4, 4], 'Kim and Sam guessed 4.'],
    [['Kim', 'Sam'], [4, 6], 'Kim guessed 4 and Sam guessed 6.'],
    [['A', 'B', 'C', 'D'], [4, 4, 4, 4], 'A, B and 2 others guessed 4.'],
    [['A', 'B', 'C'], [4, 5, 6], 'A, B and C came close.'],
  ])('%j with %j: %s', (names, values, text) => {
    expect(guessLineText({ names, guesses: guessed(...values), points: 80, question: axis, outcome })).toBe(
      text,
    );
  });

  const count2: GuessOutcome = { kind: 'count', count: 2, of: 4 };
  const counts = (...all: number[]) => all.map((one) => ({ kind: 'count' as const, count: one }));

  test.each([
    [['Kim', 'Sam'], [1, 3], 50, 'Kim guessed 1 of 4 and Sam guessed 3 of 4 for “Tea”. It was 2.'],
    [['Kim', 'Sam'], [2, 2], 100, 'Kim and Sam guessed 2 of 4 for “Tea”. It was 2.'],
    [[viewer], [3], 50, 'You guessed 3 of 4 for “Tea”. It was 2.'],
  ])('%j with the counts %j, first: %s', (names, all, points, text) => {
    const same = { names, guesses: counts(...all), points, question: count, outcome: count2 };
    expect(spokenTo(bestGuessText(same))).toBe(text);
  });

  test.each<[string[], number[], number, Guessed | undefined, string]>([
    [['Kim', 'Sam'], [1, 3], 50, undefined, 'Kim and Sam were off by one.'],
    [['Kim'], [1], 50, { kind: 'count', count: 3 }, 'Kim was off by one too.'],
    [['Kim'], [1], 50, { kind: 'count', count: 2 }, 'Kim was off by one.'],
    [['Kim', 'Sam'], [2, 2], 100, { kind: 'count', count: 3 }, 'Kim and Sam guessed right.'],
    [['Kim'], [2], 100, { kind: 'count', count: 2 }, 'Kim guessed right too.'],
  ])('%j with the counts %j in a further line', (names, all, points, before, text) => {
    const same = { names, guesses: counts(...all), points, question: count, outcome: count2 };
    expect(guessLineText(same, undefined, before)).toBe(text);
  });

  test('nobody who came close', () => {
    const none = { names: [], guesses: [], points: 0 };
    expect(bestGuessText({ ...none, question: axis, outcome })).toBe(
      'Nobody guessed it exactly. It was 5.0.',
    );
    expect(bestGuessText({ ...none, question: pick, outcome: ranking('Tea', 'Milk') })).toBe(
      'Nobody guessed it exactly. It was “Tea”.',
    );
  });
});

test('lines about a guess of one player say who it was', () => {
  const [first, second] = [person(1), person(2)];
  const outcome = ranking(first.user, second.user);
  const of = (names: string[], user: string, points: number) => ({
    names,
    guesses: names.map(() => ({ kind: 'pick' as const, id: user })),
    points,
    question: players,
    outcome,
  });
  expect(bestGuessText(of(['Kim'], first.user, 100))).toBe(`Kim guessed ${first.username}: right.`);
  expect(bestGuessText(of(['Kim'], second.user, 33))).toBe(`Kim guessed ${second.username}, who came 2nd.`);
  expect(bestGuessText(of(['Kim'], second.user, 0))).toBe(`Kim guessed ${second.username}, who came 2nd.`);
  expect(guessLineText(of(['Kim', 'Sam'], first.user, 100))).toBe('Kim and Sam guessed right.');
  expect(guessLineText(of(['Kim', 'Sam'], second.user, 50))).toBe(
    `Kim and Sam guessed ${second.username}, who came 2nd.`,
  );
  expect(guessLineText(of(['Kim'], second.user, 50), undefined, { kind: 'pick', id: second.user })).toBe(
    `Kim guessed ${second.username} too.`,
  );
});

test('a right guess of several in first place says how many others there are', () => {
  const [first, second] = [person(1), person(2)];
  const outcome: GuessOutcome = {
    kind: 'ranking',
    scores: [first, second].map(({ user }) => ({ id: user, score: 2 })),
  };
  const of = (names: string[], ...users: string[]) =>
    bestGuessText({
      names,
      guesses: users.map((id) => ({ kind: 'pick', id })),
      points: 100,
      question: players,
      outcome,
    });
  expect(of(['Kim'], second.user)).toBe(`Kim guessed ${second.username}: right, with one other.`);
  expect(of(['Kim', 'Sam'], first.user, second.user)).toBe(
    `Kim guessed ${first.username} and Sam guessed ${second.username}: both right.`,
  );
});

test('a guess of the own name says the own place', () => {
  const [first, second] = [person(1), { ...person(2), username: viewer }];
  const question: GuessQuestion = {
    ...players,
    options: [first, second].map((player) => ({ kind: 'player', id: player.user, player })),
  };
  const guesses = [{ kind: 'pick' as const, id: second.user }];
  const textFor = (outcome: GuessOutcome, points: number) =>
    spokenTo(bestGuessText({ names: [viewer], guesses, points, question, outcome }));
  expect(textFor(ranking(first.user, second.user), 33)).toBe(`You guessed yourself, but came 2nd.`);
  expect(textFor(ranking(second.user, first.user), 100)).toBe('You guessed yourself: right.');
});

test('a line tells a few guesses whole, and of many only how they did', () => {
  const picks = (...ids: string[]) => ids.map((id) => ({ kind: 'pick' as const, id }));
  expect(isToldWhole(pick, picks('Tea', 'Milk', 'Tea'))).toBe(true);
  expect(isToldWhole(pick, picks('Tea', 'Tea', 'Tea', 'Tea'))).toBe(false);
  expect(
    isToldWhole(
      axis,
      [1, 2, 3].map((value) => ({ kind: 'value', value })),
    ),
  ).toBe(false);
});

test('lines about a guess of one player begin with the question', () => {
  expect(guessLead(players)).toBe('Who would come first?');
  expect(guessLead({ ...players, text: 'On whom?', truth: 'You agree most on …' })).toBe('On whom?');
  expect(guessLead(pick)).toBeNull();
  expect(guessLead(axis)).toBeNull();
  expect(guessLead(null)).toBeNull();
});

test.each<[GuessQuestion | null, GuessOutcome | null, Guessed, string]>([
  [null, null, { kind: 'answer', right: 2, of: 3 }, 'guessed 2 of 3 right'],
  [count, { kind: 'count', count: 2, of: 4 }, { kind: 'count', count: 2 }, 'guessed it'],
  [count, { kind: 'count', count: 2, of: 4 }, { kind: 'count', count: 3 }, 'guessed 3'],
  [pick, ranking('Tea', 'Milk'), { kind: 'pick', id: 'Tea' }, 'guessed “Tea”. Right!'],
  [pick, ranking('Tea', 'Milk'), { kind: 'pick', id: 'Milk' }, 'guessed “Milk”, which came 2nd'],
  [
    ends,
    ranking('Tea', 'Milk'),
    { kind: 'ends', first: 'Tea', last: 'Milk' },
    'guessed Tea first (right, +50), Milk last (right, +50)',
  ],
  [
    ends,
    ranking('Tea', 'Milk'),
    { kind: 'ends', first: 'Milk', last: 'Tea' },
    'guessed Milk first (came 2nd, +0), Tea last (came 1st, +0)',
  ],
])('a row about %j, %j and %j says: %s', (question, outcome, guess, text) => {
  expect(guessRowText({ question, outcome }, guess, { isYours: false })).toBe(text);
});

test('a row about a guess of the viewer says yourself', () => {
  const [first, second] = players.kind === 'pick' ? players.options : [];
  if (players.kind !== 'pick' || first?.kind !== 'player' || !second) throw new Error('Two players');
  const question = {
    ...players,
    options: [{ ...first, player: { ...first.player, username: viewer } }, second],
  };
  const guess = { kind: 'pick', id: first.id } as const;
  const outcome = ranking(second.id, first.id);
  expect(guessRowText({ question, outcome }, guess, { isYours: true })).toBe(
    'guessed yourself, but came 2nd',
  );
  expect(spokenTo(guessRowText({ question, outcome }, guess, { isYours: false }))).toBe(
    'guessed you, but you came 2nd',
  );
  expect(guessRowText({ question, outcome: ranking(first.id, second.id) }, guess, { isYours: true })).toBe(
    'guessed yourself. Right!',
  );
});

test.each<[GuessQuestion | null, string]>([
  [axis, 'Closer guesses give more points.'],
  [count, 'Closer guesses give more points.'],
  [players, 'Closer guesses give more points.'],
  [pick, 'Closer guesses give more points.'],
  [ends, 'Closer guesses give more points.'],
  [null, 'Each right guess gives points.'],
])('how guesses about %j get points is: %s', (question, text) => {
  expect(pointsLine(question)).toBe(text);
});

test('equal guesses of several about the first and last are said once', () => {
  const guess = { kind: 'ends', first: 'Tea', last: 'Milk' } as const;
  const outcome = ranking('Milk', 'Tea');
  const same = { names: ['Kim', 'Sam'], guesses: [guess, guess], points: 0, question: ends, outcome };
  expect(bestGuessText(same)).toBe(
    'The guess of Kim and Sam: Tea first (came 2nd, +0), Milk last (came 1st, +0).',
  );
});

test('of each thing that a guess names its place and its part of the points are known', () => {
  const three = ['Tea', 'Milk', 'Juice'].map((alt) => ({
    kind: 'item' as const,
    id: alt,
    item: { id: alt, url: null, alt },
  }));
  const outcome: GuessOutcome = {
    kind: 'ranking',
    scores: [
      { id: 'Tea', score: 3 },
      { id: 'Milk', score: 2 },
      { id: 'Juice', score: 2 },
    ],
  };
  const question: GuessQuestion = { kind: 'ends', text: 'First and last?', options: three };
  const said = (guess: Guessed, of: GuessQuestion = question) =>
    guessedOptions(of, outcome, guess).map((option) => [
      option.option.id,
      option.end,
      option.isExact,
      placeName(option),
      option.points,
    ]);
  expect(said({ kind: 'ends', first: 'Milk', last: 'Juice' })).toEqual([
    ['Milk', 'first', false, 'shared 2nd', 0],
    ['Juice', 'last', true, 'shared last', 50],
  ]);
  expect(said({ kind: 'ends', first: null, last: 'Tea' })).toEqual([['Tea', 'last', false, '1st', 0]]);
  expect(said({ kind: 'pick', id: 'Tea' }, { ...pick, options: three })).toEqual([
    ['Tea', null, true, '1st', null],
  ]);
  expect(
    guessRowText({ question, outcome }, { kind: 'ends', first: 'Milk', last: 'Tea' }, { isYours: false }),
  ).toBe('guessed Milk first (shared 2nd place, +0), Tea last (came 1st, +0)');
  expect(guessedOptions(count, { kind: 'count', count: 1, of: 3 }, { kind: 'count', count: 1 })).toEqual([]);
  expect(guessedOptions(null, null, { kind: 'answer', right: 1, of: 2 })).toEqual([]);
});

test.each<[GuessQuestion | null, GuessOutcome | null, Guessed, string, string | null]>([
  [count, { kind: 'count', count: 2, of: 3 }, { kind: 'count', count: 1 }, '1 for “Tea”', 'It was 2.'],
  [count, { kind: 'count', count: 2, of: 3 }, { kind: 'count', count: 2 }, '2 for “Tea”', null],
  [axis, { kind: 'value', value: 3.8 }, { kind: 'value', value: 7 }, '7', 'It was 3.8.'],
  [pick, ranking('Tea', 'Milk'), { kind: 'pick', id: 'Milk' }, '“Milk”', null],
  [null, null, { kind: 'answer', right: 2, of: 3 }, '2 of 3 right', null],
])('%j, %j and %j follow "You guessed" as: %s, %s', (question, outcome, guess, said, was) => {
  expect(saidText(question, guess)).toBe(said);
  expect(wasText(question, outcome, guess)).toBe(was);
});

test('in front are the players who share the first place, of a question about players alone', () => {
  const [first] = players.options;
  expect(playersInFront(players, ranking(first?.id ?? '', 'other'))).toEqual([first?.id]);
  expect(playersInFront(pick, ranking('Tea', 'Milk'))).toEqual([]);
  expect(playersInFront(null, null)).toEqual([]);
});

test('guesses have their question above them, as a guess', () => {
  expect(guessHeading(players)).toBe('Guess: who comes first?');
  expect(guessHeading(ends)).toBe('Guess: which of 2 is first, which is last?');
  expect(guessHeading(pick)).toBe('Guess: which?');
  expect(guessHeading(count)).toBe('Guess: how many?');
  expect(guessHeading(null)).toBeNull();
});
