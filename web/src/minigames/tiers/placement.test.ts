import { expect, test } from 'vitest';
import { type Placement, place, tierOf } from './placement.ts';

const empty: Placement = [[], []];

test('a thing goes to the end of its tier, and is in one tier only', () => {
  let placement = place(empty, 'pizza', 1, false);
  placement = place(placement, 'soup', 1, false);
  placement = place(placement, 'pizza', 0, false);
  expect(placement).toEqual([['pizza'], ['soup']]);
  expect(tierOf(placement, 'pizza')).toBe(0);
});

test('a thing goes back to the tray', () => {
  const placement = place(place(empty, 'soup', 0, false), 'soup', null, false);
  expect(tierOf(placement, 'soup')).toBeNull();
});

test('putting a thing where it lies changes nothing', () => {
  const placement = place(empty, 'soup', 0, false);
  expect(place(placement, 'soup', 0, false)).toBe(placement);
});

test('where a tier holds one, who was there goes where the newcomer came from', () => {
  let placement = place(empty, 'pizza', 0, true);
  placement = place(placement, 'soup', 1, true);
  placement = place(placement, 'soup', 0, true);
  expect(placement).toEqual([['soup'], ['pizza']]);
  expect(place(placement, 'cake', 0, true)).toEqual([['cake'], ['pizza']]);
});
