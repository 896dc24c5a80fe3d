import { expect, test } from 'vitest';
import { atWidth, partBefore, round, swarm } from './swarm.ts';

const face = 0.1;

test('faces that are far apart stand on the line', () => {
  expect(swarm([0, 0.5, 1], face)).toEqual([0, 0, 0].map((level) => ({ aside: 0, level })));
});

test('a face that would hide another stands above it, over its own place', () => {
  const [one, other] = swarm([0.02, 0], face);
  expect(other).toEqual({ aside: 0, level: 0 });
  expect(one?.aside).toBe(0);
  expect(one?.level).toBeCloseTo(Math.sqrt(1 - 0.04));
});

test('many faces at one place stand at most a face beside it, and none hides another', () => {
  const places = Array.from({ length: 8 }, () => 0.5);
  const spots = swarm(places, face);
  expect(Math.max(...spots.map(({ level }) => level))).toBeLessThan(4);
  for (const [index, one] of spots.entries()) {
    expect(Math.abs(one.aside)).toBeLessThanOrEqual(1);
    for (const other of spots.slice(index + 1))
      expect(Math.abs(one.level - other.level) + 1e-6).toBeGreaterThanOrEqual(
        round(Math.abs(one.aside - other.aside)),
      );
  }
});

test('at an end no face stands beyond it', () => {
  for (const { aside } of swarm([0, 0, 0, 0, 0], face)) expect(aside).toBeGreaterThanOrEqual(0);
});

test('a label stands in the middle over its place, and at the ends of the line beside it', () => {
  expect([0, 0.1, 0.3, 0.5, 0.7, 0.9, 1].map(partBefore)).toEqual([0, 0.25, 0.5, 0.5, 0.5, 0.75, 1]);
});

test('a number that differs by the width is a sum of which one term counts, and one that does not is itself', () => {
  expect(atWidth({ narrow: 3, middle: 2, wide: 1 })).toBe(
    'calc(3 * var(--narrow) + 2 * var(--middle) + 1 * var(--wide))',
  );
  expect(atWidth({ narrow: 2, middle: 2, wide: 2 })).toBe(2);
});
