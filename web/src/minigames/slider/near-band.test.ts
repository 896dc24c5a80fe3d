import { expect, test } from 'vitest';
import { notePlaces } from './near-band.ts';

test('the note stands in the widest gap between the stems', () => {
  const { middle, wide } = notePlaces(0.2, 0.6, [0.4, 0.3, 0.9]);
  expect(middle).toBeNull();
  expect(wide).toBeCloseTo(0.5);
});

test('there is no note where all gaps are narrow', () => {
  expect(notePlaces(0, 0.2, [0.05, 0.1, 0.15])).toEqual({ narrow: null, middle: null, wide: null });
});
