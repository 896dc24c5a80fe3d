import { expect, test } from 'vitest';
import { faceApart, inRadii, turnOfPoint, turnOfValue, wedge } from './dial.ts';

test('values go from the left end over the top to the right end, and a face at an end stands within the arc', () => {
  expect(turnOfValue(5)).toBe(90);
  expect(turnOfValue(0)).toBeGreaterThan(0);
  expect(turnOfValue(0) + turnOfValue(10)).toBe(180);
  expect(turnOfPoint(2, 5)).toBe(turnOfValue(5));
});

test('the parts of the arc fill it from end to end', () => {
  expect(wedge(0, 3)).toMatch(/^M0\.00 100\.00/);
  expect(wedge(2, 3)).toContain(' 200.00 100.00L');
  const [, end] = /^M\S+ \S+A100 100 0 0 1 (\S+ \S+)L/.exec(wedge(0, 3)) ?? [];
  expect(wedge(1, 3)).toMatch(new RegExp(`^M${end}A`));
});

test('up to five faces are seen as a whole, and eight have room with two thirds of each', () => {
  expect(inRadii(faceApart(5))).toBeGreaterThan(0.275);
  expect(inRadii(faceApart(8))).toBeCloseTo(0.275 * (2 / 3));
  expect(7 * faceApart(8)).toBeLessThan(1);
});
