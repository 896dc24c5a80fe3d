// @vitest-environment node

import type { Placement } from '@tallyho/game/minigames/tiers';
import { expect, test } from 'vitest';
import { place, tierOf } from './placement.ts';

const empty: Placement = [[], []];

test('an item is added to the end of its tier, and is in one tier only', () => {
  let placement = place(empty, 'pizza', 1, false);
  placement = place(placement, 'soup', 1, false);
  placement = place(placement, 'pizza', 0, false);
  expect(placement).toEqual([['pizza'], ['soup']]);
  expect(tierOf(placement, 'pizza')).toBe(0);
});

test('an item can be moved back to the pool', () => {
  const placement = place(place(empty, 'soup', 0, false), 'soup', null, false);
  expect(tierOf(placement, 'soup')).toBeNull();
});

test('putting an item into its own tier changes nothing', () => {
  const placement = place(empty, 'soup', 0, false);
  expect(place(placement, 'soup', 0, false)).toBe(placement);
});

test('with one item per tier, a second item swaps places with the first', () => {
  let placement = place(empty, 'pizza', 0, true);
  placement = place(placement, 'soup', 1, true);
  placement = place(placement, 'soup', 0, true);
  expect(placement).toEqual([['soup'], ['pizza']]);
  expect(place(placement, 'cake', 0, true)).toEqual([['cake'], ['pizza']]);
});
