import { expect, test } from 'vitest';
import { hanging, mostAsideSmall, partBefore, round, swarm } from './swarm.ts';

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

test('many faces at one place stand at most half a face beside it, and none hides another', () => {
  const places = Array.from({ length: 8 }, () => 0.5);
  const spots = swarm(places, face);
  expect(Math.max(...spots.map(({ level }) => level))).toBeLessThan(6);
  for (const [index, one] of spots.entries()) {
    expect(Math.abs(one.aside)).toBeLessThanOrEqual(0.5);
    for (const other of spots.slice(index + 1))
      expect(Math.abs(one.level - other.level) + 1e-6).toBeGreaterThanOrEqual(
        round(Math.abs(one.aside - other.aside)),
      );
  }
});

test('small ones may stand farther beside it, so that the stack is lower', () => {
  const places = Array.from({ length: 8 }, () => 0.5);
  const heightOf = (most?: number) => Math.max(...swarm(places, face, most).map(({ level }) => level));
  expect(heightOf(mostAsideSmall)).toBeLessThan(heightOf() - 1);
});

test.each([
  ['at one place', Array.from({ length: 8 }, () => 0.5), Array.from({ length: 8 }, () => 1)],
  ['around the largest', [0.38, 0.4, 0.42, 0.45, 0.5, 0.51, 0.9, 1], [1, 1.4, 1, 1, 1, 1, 1, 1]],
  ['with two that are largest', [0.4, 0.4, 0.4, 0.41], [1.4, 1.4, 1, 1]],
])('faces below the line hang less than a face aside, and none hides another: %s', (_name, places, sizes) => {
  const spots = hanging(places, face, sizes);
  expect(Math.max(...spots.map(({ level }) => level))).toBeLessThan(6);
  for (const [index, one] of spots.entries()) {
    expect(one.level).toBeGreaterThanOrEqual(0);
    expect(Math.abs(one.aside)).toBeLessThan(one.size);
    for (const [later, other] of [...spots.entries()].slice(index + 1)) {
      const atOf = (at: number, aside: number) => (places[at] ?? 0) / face + aside;
      const beside = Math.abs(atOf(index, one.aside) - atOf(later, other.aside));
      const [upper, lower] = one.level <= other.level ? [one, other] : [other, one];
      const isApart =
        beside + 1e-5 >= (one.size + other.size) / 2 || lower.level + 1e-5 >= upper.level + upper.size;
      expect(isApart).toBe(true);
    }
  }
});

test('the largest face hangs at its place', () => {
  expect(hanging([0.38, 0.4, 0.42], face, [1, 1.4, 1])[1]).toEqual({ aside: 0, level: 0, size: 1.4 });
});

test('at an end no face stands beyond it', () => {
  for (const { aside } of swarm([0, 0, 0, 0, 0], face)) expect(aside).toBeGreaterThanOrEqual(0);
});

test('a label stands in the middle over its place, and at the ends of the line beside it', () => {
  expect([0, 0.1, 0.3, 0.5, 0.7, 0.9, 1].map(partBefore)).toEqual([0, 0.25, 0.5, 0.5, 0.5, 0.75, 1]);
});
