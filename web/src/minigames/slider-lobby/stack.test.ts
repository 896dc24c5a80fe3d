import { expect, test } from 'vitest';
import { stack } from './stack.ts';

const faces = (...places: number[]) => places.map((at) => ({ at, width: 0.1, height: 1 }));

test('faces that are far apart stand on the line', () => {
  expect(stack(faces(0, 0.5, 1))).toEqual([0, 0, 0]);
});

test('faces at one place and near ones stand above each other, the lowest value on the line', () => {
  expect(stack(faces(0.55, 0.5, 0.5))).toEqual([2, 0, 1]);
});

test('a face stands as high as the name of another one needs', () => {
  const named = { at: 0.5, width: 0.3, height: 1.5 };
  expect(stack([named, ...faces(0.6, 0.8)])).toEqual([0, 1.5, 0]);
});

test('many faces at one place overlap, so that their stack is low', () => {
  const levels = stack(faces(0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5));
  expect(Math.max(...levels)).toBeLessThan(4.5);
  expect(new Set(levels).size).toBe(8);
});
