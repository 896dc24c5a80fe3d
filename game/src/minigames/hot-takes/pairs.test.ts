import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawnPairs } from './pairs.ts';

const entries = fc.integer({ min: 0, max: 24 }).map((size) => Array.from({ length: size }, (_, at) => at));

test('pairs are of different entries, each at most once, and all that there are if wanted', () => {
  fc.assert(
    fc.property(entries, fc.nat(300), (list, count) => {
      const pairs = drawnPairs(list, count);
      const all = (list.length * (list.length - 1)) / 2;
      expect(pairs).toHaveLength(Math.min(count, all));
      for (const [left, right] of pairs) expect(left).not.toBe(right);
      expect(new Set(pairs.map((pair) => pair.toSorted((a, b) => a - b).join())).size).toBe(pairs.length);
    }),
  );
});

test('an entry comes again only when no pair of unused entries is left', () => {
  fc.assert(
    fc.property(entries, (list) => {
      const first = drawnPairs(list, Math.floor(list.length / 2)).flat();
      expect(new Set(first).size).toBe(first.length);
    }),
  );
});

test('each entry occurs about as often as any other', () => {
  fc.assert(
    fc.property(entries, fc.nat(40), (list, count) => {
      const used = list.map((entry) => drawnPairs(list, count).filter((pair) => pair.includes(entry)).length);
      if (used.length > 0) expect(Math.max(...used) - Math.min(...used)).toBeLessThanOrEqual(2);
    }),
  );
});
