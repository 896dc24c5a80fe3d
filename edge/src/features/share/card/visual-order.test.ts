import { expect, it } from 'vitest';
import { visualOrder } from './visual-order.ts';

/** The pieces from left to right. */
const shown = (line: string) => visualOrder(line).map(({ text }) => text);

it('two right-to-left words are drawn from right to left, with their space between them', () => {
  expect(shown('שלום عالم')).toEqual(['عالم', ' ', 'שלום']);
});

it('a sentence keeps its place around right-to-left names', () => {
  expect(shown('نور and שלום win!')).toEqual(['نور', ' and ', 'שלום', ' win!']);
  expect(shown('محمد علي wins!')).toEqual(['علي', ' ', 'محمد', ' wins!']);
});

it('a number after a right-to-left word stands on its left, and its digits keep their order', () => {
  expect(shown('שלום 42')).toEqual(['42', ' ', 'שלום']);
  expect(shown('kim 42')).toEqual(['kim 42']);
});

it('brackets inside a right-to-left text are mirrored', () => {
  expect(shown('אב (גד) הו')).toEqual(['הו', ' (', 'גד', ') ', 'אב']);
});
