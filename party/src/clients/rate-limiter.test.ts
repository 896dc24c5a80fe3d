import { expect, test } from 'vitest';
import { RateLimiter } from './rate-limiter.ts';

test('a burst of twenty is fine, ten more each second, and a pause forgets the user only when all is left again', () => {
  const rates = new RateLimiter();
  const take = (now: number) => rates.take('robin', now);
  for (let n = 0; n < 20; n++) expect(take(0)).toBe('fine');
  expect(take(0)).toBe('tooFast');
  rates.forgetRested(1_000);
  // The refused one cost a token, too.
  for (let n = 0; n < 9; n++) expect(take(1_000)).toBe('fine');
  expect(take(1_000)).toBe('tooFast');
  rates.forgetRested(3_200);
  for (let n = 0; n < 20; n++) expect(take(3_200)).toBe('fine');
});
