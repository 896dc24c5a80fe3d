// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { pointsFor, type Round, rivals, roundCount, standingsOf, startRounds } from './rounds.ts';

/** A seeded generator, so that a failure can be reproduced. */
const seeded = (seed: number) => () => {
  seed = (seed * 16_807) % 2_147_483_647;
  return seed / 2_147_483_647;
};
const games = Array.from({ length: 40 }, (_, index) => startRounds(seeded(index + 1)));

describe('a game', () => {
  test('has all rounds, each with a heap of 12 to 88 pieces inside the picture', () => {
    for (const rounds of games) {
      expect(rounds).toHaveLength(roundCount);
      for (const { pieces } of rounds) {
        expect(pieces.length).toBeGreaterThanOrEqual(12);
        expect(pieces.length).toBeLessThanOrEqual(88);
        expect(pieces.every(({ x, y }) => x > 0 && x < 1 && y > 0 && y < 1)).toBe(true);
      }
    }
  });

  test('gives the count of one shape as a clue, never none and never all', () => {
    for (const { pieces, clue } of games.flat()) {
      expect(pieces.filter(({ shape }) => shape === clue.shape)).toHaveLength(clue.count);
      expect(clue.count).toBeGreaterThan(0);
      expect(clue.count).toBeLessThan(pieces.length);
    }
  });

  test('has guesses of the rivals between 1 and 100 that are near the true number', () => {
    for (const { pieces, guesses } of games.flat()) {
      expect(guesses).toHaveLength(rivals.length);
      for (const guess of guesses) {
        expect(guess).toBeGreaterThanOrEqual(1);
        expect(guess).toBeLessThanOrEqual(100);
        expect(pointsFor(guess, pieces.length)).toBeGreaterThan(50);
      }
    }
  });
});

test.each([
  [40, 40, 100],
  [44, 40, 90],
  [36, 40, 90],
  [80, 40, 0],
  [100, 12, 0],
])('a guess of %d for %d pieces gives %d points', (guess, count, points) => {
  expect(pointsFor(guess, count)).toBe(points);
});

test('standings count the answered rounds, and equal points share a rank', () => {
  const round = (guesses: number[]): Round => ({
    pieces: Array.from({ length: 50 }, () => ({ shape: 1, x: 0.5, y: 0.5, turn: 0 })),
    clue: { shape: 1, count: 50 },
    guesses,
  });
  const standings = standingsOf([round([50, 25, 50]), round([50, 50, 1]), round([1, 50, 50])], [50, 50]);
  expect(standings.map(({ name, points, rank }) => [name, points, rank])).toEqual([
    ['You', 200, 1],
    ['Fox', 200, 1],
    ['Owl', 150, 3],
    ['Frog', 102, 4],
  ]);
});
