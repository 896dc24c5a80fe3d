import type { TierListBoard } from '@tallyho/game/minigames/tier-list/schema';
import { expect, test } from 'vitest';
import { emptyPlacement, place, tierOf } from './placement.ts';

const item = (id: string) => ({ id, url: `/images/${id}.png`, alt: id });
const board: TierListBoard = {
  type: 'TierList',
  tiers: [
    { name: '__proto__', color: 'red' },
    { name: 'B', color: 'green' },
  ],
  items: [item('pizza'), item('soup'), item('cake')],
  seMode: false,
};
const tiersOf = (answer: ReturnType<typeof emptyPlacement>) => answer.tiers.map(({ items }) => items);

test('an item goes to the end of its tier, and is in one tier only', () => {
  let answer = place(board, emptyPlacement(board), 'pizza', 1);
  answer = place(board, answer, 'soup', 1);
  answer = place(board, answer, 'pizza', 0);
  expect(tiersOf(answer)).toEqual([['pizza'], ['soup']]);
  expect(tierOf(answer, 'pizza')).toBe(0);
});

test('an item goes back to the tray', () => {
  const answer = place(board, place(board, emptyPlacement(board), 'soup', 0), 'soup', null);
  expect(tierOf(answer, 'soup')).toBeNull();
});

test('putting an item where it lies changes nothing', () => {
  const answer = place(board, emptyPlacement(board), 'soup', 0);
  expect(place(board, answer, 'soup', 0)).toBe(answer);
});

test('in SE mode a tier holds one: who was there goes where the newcomer came from', () => {
  const se = { ...board, seMode: true };
  let answer = place(se, emptyPlacement(se), 'pizza', 0);
  answer = place(se, answer, 'soup', 1);
  answer = place(se, answer, 'soup', 0);
  expect(tiersOf(answer)).toEqual([['soup'], ['pizza']]);
  answer = place(se, answer, 'cake', 0);
  expect(tiersOf(answer)).toEqual([['cake'], ['pizza']]);
});
