import type { Board } from '@tallyho/game/minigames/registry';
import { expect, test } from 'vitest';
import { endRowsOf } from './end-rows.ts';

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

test('a board has the first and the last of its rows at its ends, unless they have no order', () => {
  expect(endRowsOf(board)).toEqual({ first: tiers[0], last: tiers[2] });
  expect(endRowsOf({ ...board, ordered: false })).toBeNull();
});
