import { expect, test } from 'vitest';
import { person } from '../testing/people.ts';
import { guessGroups, guessHeadline } from './guess-headline.ts';

const guess = { kind: 'count', count: 1 } as const;
const headline = (points: number[], you: string | null) =>
  guessHeadline(
    points.map((given, at) => ({ guessedBy: person(at + 1), guess, points: given })),
    you,
    (user) => user.replace('player-', 'P'),
  );

test.each<[number[], string | null, string]>([
  [[100, 20], null, 'P1 guessed right'],
  [[100, 20], 'player-2', 'P1 guessed right'],
  [[100, 20], 'player-1', 'You guessed right'],
  [[90, 90, 20], null, 'P1 and P2 guessed right'],
  [[90, 90, 20], 'player-2', 'You and P1 guessed right'],
  [[100, 100, 100], 'player-1', 'You all guessed right'],
  [[100, 100], null, 'P1 and P2 guessed right'],
  [[95, 95, 95, 95, 1], null, 'P1, P2 and 2 others guessed right'],
  [[95, 95, 95, 95, 1], 'player-4', 'You, P1, P2 and P3 guessed right'],
  [[95, 95, 95, 95, 95, 1], 'player-2', 'You, P1, P3 and 2 others guessed right'],
  [[60, 20], null, 'P1’s guess was closest'],
  [[60, 20], 'player-1', 'Your guess was closest'],
  [[60, 60], null, 'P1 and P2 guessed closest'],
  [[49, 20], null, 'The group surprised everybody'],
  [[0], 'player-1', 'The group surprised everybody'],
])('guesses with %j points are for %s: %s', (points, you, text) => {
  expect(headline(points, you)).toBe(text);
});

test.each<[number[], string | null, [number, string[]][]]>([
  [
    [100, 64, 20],
    null,
    [
      [100, ['player-1']],
      [64, ['player-2']],
    ],
  ],
  [
    [100, 64, 20],
    'player-3',
    [
      [20, ['player-3']],
      [100, ['player-1']],
      [64, ['player-2']],
    ],
  ],
  [
    [100, 64, 64],
    'player-3',
    [
      [64, ['player-3']],
      [100, ['player-1']],
      [64, ['player-2']],
    ],
  ],
  [
    [100, 100],
    'player-2',
    [
      [100, ['player-2']],
      [100, ['player-1']],
    ],
  ],
  [
    [90, 80, 70],
    null,
    [
      [90, ['player-1']],
      [80, ['player-2']],
    ],
  ],
  [
    [20, 10],
    'player-2',
    [
      [10, ['player-2']],
      [20, ['player-1']],
    ],
  ],
  [
    [100, 0, 0],
    'player-2',
    [
      [0, ['player-2']],
      [100, ['player-1']],
    ],
  ],
  [[0, 0], 'player-1', [[0, ['player-1']]]],
  [[0, 0], null, []],
  [[], 'player-1', []],
])('guesses with %j points are for %s: %j', (points, you, groups) => {
  const guesses = points.map((given, at) => ({ guessedBy: person(at + 1), guess, points: given }));
  expect(
    guessGroups(guesses, you).map((group) => [
      group.points,
      group.guesses.map(({ guessedBy }) => guessedBy.user),
    ]),
  ).toEqual(groups);
});
