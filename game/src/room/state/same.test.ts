import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSame } from './same.ts';

const copy = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

test.each([
  [
    { a: 1, b: [2, { c: null }] },
    { b: [2, { c: null }], a: 1 },
  ],
  [[], []],
  ['x', 'x'],
  [null, null],
  [copy({ ['__proto__']: 1 }), copy({ ['__proto__']: 1 })],
])('%j equals %j', (a, b) => {
  expect(isSame(a, b)).toBe(true);
});

test.each([
  [{ a: 1 }, { a: 2 }],
  [{ a: 1 }, { b: 1 }],
  [{ a: 1 }, { a: 1, b: 2 }],
  [{ a: undefined }, { b: undefined }],
  [{ toString: 1 }, { constructor: 1 }],
  [{}, []],
  [[], {}],
  [{ 0: 'x' }, ['x']],
  [[1], [1, 2]],
  [
    [1, 2],
    [2, 1],
  ],
  [null, {}],
  [{}, null],
  [0, '0'],
  [1, true],
  [JSON.parse('{"__proto__":{"a":1}}'), {}],
  [JSON.parse('{"__proto__":{"a":1}}'), JSON.parse('{"__proto__":{"a":2}}')],
])('%j does not equal %j', (a, b) => {
  expect(isSame(a, b)).toBe(false);
});

test('any JSON value equals its copy and no value with different JSON, independent of key order', () => {
  const json = fc.jsonValue().map(copy);
  const turned = (value: unknown) =>
    JSON.stringify(value, (_key, part: unknown) =>
      typeof part === 'object' && part !== null && !Array.isArray(part)
        ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
        : part,
    );
  fc.assert(
    fc.property(json, json, (a, b) => {
      expect(isSame(a, copy(a))).toBe(true);
      expect(isSame(a, b)).toBe(turned(a) === turned(b));
    }),
  );
});
