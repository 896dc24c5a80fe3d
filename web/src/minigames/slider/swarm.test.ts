import { expect, test } from 'vitest';
import { round, stacked, swarm } from './swarm.ts';

const face = 0.1;

test('faces that are far apart stand on the line', () => {
  expect(swarm([0, 0.5, 1], face, round)).toEqual([0, 0, 0].map((level) => ({ aside: 0, level })));
});

test('a face that would hide another stands above it, over its own place', () => {
  const [one, other] = swarm([0.02, 0], face, round);
  expect(other).toEqual({ aside: 0, level: 0 });
  expect(one?.aside).toBe(0);
  expect(one?.level).toBeCloseTo(Math.sqrt(1 - 0.04));
});

test.each([
  ['round', round],
  ['stacked', stacked],
])(
  'many faces at one place stand at most half a face beside it, and none hides another: %s',
  (_name, rise) => {
    const places = Array.from({ length: 8 }, () => 0.5);
    const spots = swarm(places, face, rise);
    expect(Math.max(...spots.map(({ level }) => level))).toBeLessThan(6);
    for (const [index, one] of spots.entries()) {
      expect(Math.abs(one.aside)).toBeLessThanOrEqual(0.5);
      for (const other of spots.slice(index + 1))
        expect(Math.abs(one.level - other.level) + 1e-6).toBeGreaterThanOrEqual(
          rise(Math.abs(one.aside - other.aside)),
        );
    }
  },
);

test('at an end no face stands beyond it', () => {
  for (const { aside } of swarm([0, 0, 0, 0, 0], face, round)) expect(aside).toBeGreaterThanOrEqual(0);
});
