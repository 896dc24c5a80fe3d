import { describe, expect, test } from 'vitest';
import { person } from '../testing/people.ts';
import { contestedPlaces } from './contested.ts';
import { farEnds } from './slider/rules.ts';
import { contestedRoles } from './tiers.ts';

describe('places that are far apart', () => {
  const ids = ['a', 'b', 'c', 'd', 'e'];
  const found = (places: Record<string, number[]>, from = ids) =>
    contestedPlaces(from, (id) => places[id] ?? []);

  test('have at most one place beyond them, the widest gap first', () => {
    expect(found({ a: [1, 4], b: [5, 1], c: [2, 4] })).toEqual(['b', 'a']);
  });

  test('need two answers and three ids, and at most two ids have them', () => {
    expect(found({ a: [1], b: [] })).toEqual([]);
    expect(found({ a: [1, 2], b: [2, 1] }, ['a', 'b'])).toEqual([]);
    expect(found({ a: [1, 5], b: [5, 1], c: [1, 5] })).toEqual(['a', 'b']);
  });
});

describe('roles without a majority', () => {
  /** A placement from the ids in each role. */
  const roles = (...tiers: string[][]) => tiers;

  test('are contested if no role has more than half of the votes', () => {
    const placements = [roles(['a', 'b'], [], []), roles(['a'], ['b'], []), roles(['a'], [], ['b'])];
    expect(contestedRoles(['a', 'b', 'c'], placements)).toEqual(['b']);
  });

  test('with most different roles come first, and one vote is no contest', () => {
    const placements = [roles(['a', 'b'], [], []), roles([], ['a', 'b'], []), roles([], ['a'], ['b'])];
    expect(contestedRoles(['a', 'b'], placements)).toEqual(['b']);
    expect(contestedRoles(['a', 'b'], placements.slice(0, 2))).toEqual(['a', 'b']);
    expect(contestedRoles(['a', 'b'], placements.slice(0, 1))).toEqual([]);
  });
});

test('the ends of a slider are those that are half of the axis apart', () => {
  const answers = [8, 3, 5].map((ratingValue, at) => ({
    ratedBy: person(at + 1),
    gameData: { ratingValue, sliderIndex: 0 },
  }));
  const ends = farEnds(answers);
  expect([ends?.low.ratedBy.user, ends?.high.ratedBy.user]).toEqual(['player-2', 'player-1']);
  expect(farEnds(answers.slice(1))).toBeNull();
  expect(farEnds([])).toBeNull();
});
