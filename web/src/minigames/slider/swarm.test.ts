import { expect, test } from 'vitest';
import { atWidth, inRow, mostAsideSmall, partBefore, round, swarm } from './swarm.ts';

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

const beyond = 0.05;

test('faces in a row that are far apart stand at their places', () => {
  expect(inRow([0.5, 0.9, 0.1], [0.2, 0.1, 0.1], beyond)).toEqual([
    { at: 0.5, width: 0.2 },
    { at: 0.9, width: 0.1 },
    { at: 0.1, width: 0.1 },
  ]);
});

test.each([
  ['at one place', Array.from({ length: 8 }, () => 0.5), Array.from({ length: 8 }, () => 0.1)],
  [
    'around the largest',
    [0.42, 0.38, 0.4, 0.45, 0.5, 0.51, 0.9, 1],
    [0.1, 0.1, 0.2, 0.1, 0.1, 0.1, 0.1, 0.1],
  ],
  ['with two that are largest', [0.4, 0.41, 0.4, 0.4], [0.2, 0.1, 0.2, 0.1]],
  ['at an end', [0, 0, 0.02, 0.01], [0.1, 0.2, 0.1, 0.1]],
  ['at the other end', [1, 0.98, 1, 0.2], [0.1, 0.1, 0.2, 0.1]],
  ['too wide for the line', [0.5, 0, 1, 0.5, 0.4, 0.6], [0.3, 0.2, 0.2, 0.2, 0.2, 0.2]],
])(
  'faces in a row are in the order of their places, and none hides another or leaves the row: %s',
  (_name, places, widths) => {
    const row = inRow(places, widths, beyond);
    const sorted = row
      .map((spot, index) => ({ ...spot, place: places[index] ?? 0 }))
      .toSorted((one, other) => one.at - other.at);
    for (const [index, { at, width, place }] of sorted.entries()) {
      expect(at - width / 2).toBeGreaterThanOrEqual(-beyond - 1e-9);
      expect(at + width / 2).toBeLessThanOrEqual(1 + beyond + 1e-9);
      const next = sorted[index + 1];
      if (!next) continue;
      expect(next.place).toBeGreaterThanOrEqual(place);
      expect(next.at - at + 1e-9).toBeGreaterThanOrEqual((width + next.width) / 2);
    }
  },
);

test('two faces in a row that would overlap touch, around their places', () => {
  const [one, other] = inRow([0.52, 0.48], [0.1, 0.1], beyond);
  expect(one?.at).toBeCloseTo(0.55);
  expect(other?.at).toBeCloseTo(0.45);
});

test('the largest face of a row is nearest to its place', () => {
  const [small, large] = inRow([0.5, 0.5], [0.1, 0.2], beyond);
  expect(Math.abs((large?.at ?? 0) - 0.5)).toBeLessThan(Math.abs((small?.at ?? 0) - 0.5) / 10);
});

test('faces that have no room at full width are all narrower by the same part', () => {
  const row = inRow([0.1, 0.5, 0.9], [0.5, 1, 0.7], beyond);
  expect(row.map(({ width }) => width)).toEqual([0.25, 0.5, 0.35]);
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
