// @vitest-environment node
import { expect, test } from 'vitest';
import { spreadApart } from './spread-apart.ts';

const rounded = (positions: number[]) => positions.map((at) => Math.round(at * 100) / 100);

test('positions that are far enough apart stay where they are', () => {
  expect(rounded(spreadApart([0.9, 0.1, 0.5], 0.1))).toEqual([0.9, 0.1, 0.5]);
});

test('equal positions move to both sides, in their order', () => {
  expect(rounded(spreadApart([0.5, 0.5], 0.1))).toEqual([0.45, 0.55]);
  expect(rounded(spreadApart([0.5, 0.2, 0.5, 0.5], 0.1))).toEqual([0.4, 0.2, 0.5, 0.6]);
});

test('none leaves the line', () => {
  expect(rounded(spreadApart([1, 1, 0], 0.1))).toEqual([0.9, 1, 0]);
});

test('more than fit stand equally far apart', () => {
  expect(rounded(spreadApart([0.5, 0.5, 0.5], 0.6))).toEqual([0, 0.5, 1]);
});
