import { expect, test } from 'vitest';
import { type Stacked, stack } from './stack.ts';

const faces = (...places: number[]): Stacked[] => places.map((at) => ({ at, face: 0.1, label: null }));
const named = (at: number, width: number): Stacked => ({ at, face: 0.1, label: { width, height: 0.5 } });
const levelsOf = (...marks: Stacked[]) => stack(marks, 0.05, 0.01).map(({ level }) => level);

test('faces that are far apart stand on the line', () => {
  expect(levelsOf(...faces(0, 0.5, 1))).toEqual([0, 0, 0]);
});

test('faces at one place and near ones stand above each other, the lowest value on the line', () => {
  expect(levelsOf(...faces(0.55, 0.5, 0.5))).toEqual([2, 0, 1]);
});

test('names beside each other give way, so that their faces stand at one height', () => {
  const marks = [named(0.3, 0.2), named(0.45, 0.14)];
  const [left, right] = stack(marks, 0.05, 0.01);
  expect([left?.level, right?.level]).toEqual([0, 0]);
  expect((left?.start ?? 1) + 0.2).toBeLessThan(right?.start ?? 0);
});

test('a name ends before the stem of a face that stands above it', () => {
  const [low, high] = stack([named(0.9, 0.2), named(0.94, 0.08)], 0.05, 0.01);
  expect(low?.level).toBe(0);
  expect(high?.level).toBe(1.5);
  expect((low?.start ?? 1) + 0.2).toBeCloseTo(0.93);
});

test('many faces at one place overlap, so that their stack is low', () => {
  const levels = levelsOf(...faces(0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5));
  expect(Math.max(...levels)).toBeLessThan(6);
  expect(new Set(levels).size).toBe(8);
});
