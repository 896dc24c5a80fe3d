import type { Board } from '@tallyho/game/minigames/registry';
import { expect, test } from 'vitest';
import { endRowsOf, ownRowsOf } from './end-rows.ts';

const item = (id: string) => ({ id, url: null, alt: id });
const tiers = [
  { name: 'Best', color: 'green' as const },
  { name: 'Fine', color: 'yellow' as const },
  { name: 'Bad', color: 'red' as const },
];
const board: Board = {
  type: 'TierList',
  tiers,
  ordered: true,
  seMode: false,
  items: ['tea', 'milk', 'juice', 'water'].map(item),
};
const answer = {
  tiers: [
    { name: 'Best', items: ['tea'] },
    { name: 'Fine', items: ['milk'] },
    { name: 'Bad', items: ['juice', 'water'] },
  ],
};

test('the rows at the ends have the options that the own answer placed there', () => {
  const rows = endRowsOf(board);
  expect(rows).toEqual({ first: tiers[0], last: tiers[2] });
  expect(ownRowsOf(rows, board, answer)).toEqual(
    new Map([
      ['tea', tiers[0]],
      ['juice', tiers[2]],
      ['water', tiers[2]],
    ]),
  );
});

test('boards whose rows have no order, and an answer that is missing, have none', () => {
  expect(endRowsOf({ ...board, ordered: false })).toBeNull();
  expect(ownRowsOf(null, board, answer).size).toBe(0);
  expect(ownRowsOf(endRowsOf(board), board, null).size).toBe(0);
});
