import fc from 'fast-check';
import { expect, test } from 'vitest';
import { same } from './rule.ts';

test('values are the same if their JSON is', () => {
  // Few keys and values, so that equal pairs occur often.
  const json = fc.letrec((tie) => ({
    value: fc.oneof(
      fc.constantFrom(null, true, false, 0, 1, '', 'a'),
      fc.array(tie('value'), { maxLength: 2 }),
      fc.dictionary(fc.constantFrom('a', 'b'), fc.oneof(tie('value'), fc.constant(undefined)), {
        maxKeys: 2,
        noNullPrototype: true,
      }),
    ),
  })).value;
  fc.assert(
    fc.property(json, json, (a, b) => {
      expect(same(a, b)).toBe(JSON.stringify(a) === JSON.stringify(b));
      expect(same(a, JSON.parse(JSON.stringify(a)))).toBe(true);
    }),
  );
});

test.each([
  [
    { a: 1, b: 2 },
    { b: 2, a: 1 },
  ],
  [[], {}],
  [{ a: undefined, b: 1 }, { a: 1 }],
  [{ a: [1, { b: 2 }] }, { a: [1, { b: 3 }] }],
])('%j and %j differ', (a, b) => {
  expect(same(a, b)).toBe(false);
});
