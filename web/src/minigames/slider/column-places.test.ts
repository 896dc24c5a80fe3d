// @vitest-environment node
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { columnPlaces } from './column-places.ts';

const apart = 0.7;
const last = 4;
const means = fc
  .array(fc.double({ min: 0, max: last, noNaN: true }), { minLength: 1, maxLength: 5 })
  .map((list) => list.toSorted((one, other) => one - other));

test.each<[string, number[], number[]]>([
  ['columns with enough room stand at their means', [0, 1.2, 2.36, 3.92], [0, 1.2, 2.36, 3.92]],
  ['two that are too near move apart to both sides', [1.4, 1.6], [1.15, 1.85]],
  ['none stands before the start', [0, 0.3], [0, 0.7]],
  ['none stands behind the end', [3.8, 4], [3.3, 4]],
])('%s', (_, given, places) => {
  for (const [at, place] of columnPlaces(given, apart, last).entries())
    expect(place).toBeCloseTo(places[at] ?? -1);
});

test('columns stay in order, apart and between the ends', () => {
  fc.assert(
    fc.property(means, (given) => {
      const places = columnPlaces(given, apart, last);
      expect(places).toHaveLength(given.length);
      for (const [at, place] of places.entries()) {
        expect(place).toBeGreaterThanOrEqual(-1e-9);
        expect(place).toBeLessThanOrEqual(last + 1e-9);
        if (at > 0) expect(place - (places[at - 1] ?? 0)).toBeGreaterThanOrEqual(apart - 1e-9);
      }
    }),
  );
});
