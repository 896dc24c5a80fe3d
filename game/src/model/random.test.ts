import { expect, test } from 'vitest';
import { generator, takeRandom } from './random.ts';

test('the same state gives the same numbers, also if it is stored in between', () => {
  const whole = generator(7);
  const numbers = [whole.next(), whole.next(), whole.next()];
  const first = generator(7);
  const again = [first.next()];
  const rest = generator(first.state());
  expect([...again, rest.next(), rest.next()]).toEqual(numbers);
});

test('numbers are distributed over 0 to 1', () => {
  const { next } = generator(-1);
  const tenths = Array.from({ length: 10 }, () => 0);
  for (let n = 0; n < 10_000; n++) {
    const tenth = Math.floor(next() * 10);
    tenths[tenth] = (tenths[tenth] ?? 0) + 1;
  }
  expect(tenths).toHaveLength(10);
  expect(Math.min(...tenths)).toBeGreaterThan(850);
});

test('takes each random entry once and does not change the list', () => {
  const list = ['a', 'b', 'c', 'd'];
  const taken = takeRandom(list, 3, generator(3).next);
  expect([taken.length, new Set(taken).size, list.length]).toEqual([3, 3, 4]);
  expect(takeRandom(list, 9, generator(3).next).toSorted()).toEqual(list);
  expect(takeRandom([], 2, () => 0)).toEqual([]);
});
