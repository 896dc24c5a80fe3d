import * as v from 'valibot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { expiringItem } from './expiring-item.ts';

const word = expiringItem('session', 'pending-action', v.parser(v.object({ word: v.string() })));

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.useRealTimers());

test('returns the stored value until it is cleared', () => {
  expect(word.read()).toBeNull();
  word.write({ word: 'tally' });
  expect(word.read()).toEqual({ word: 'tally' });
  word.clear();
  expect(word.read()).toBeNull();
});

test('returns nothing after ten minutes', () => {
  vi.useFakeTimers();
  word.write({ word: 'tally' });
  vi.advanceTimersByTime(10 * 60_000 - 1);
  expect(word.read()).not.toBeNull();
  vi.advanceTimersByTime(1);
  expect(word.read()).toBeNull();
});

test.each(['', '{', 'null', '{"value":{"word":7},"until":9e15}', '{"value":{"word":"x"}}'])(
  'treats the stored text %j as nothing',
  (text) => {
    sessionStorage.setItem('tallyho:pending-action', text);
    expect(word.read()).toBeNull();
  },
);
