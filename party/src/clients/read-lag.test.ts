import { expect, test } from 'vitest';
import { ReadLag } from './read-lag.ts';

const silent = { isSilent: true, now: 1_000 };
const active = { isSilent: false, now: 2_000 };

test('a client that reads again gets no changes before its snapshot, because it has missed earlier ones', () => {
  const lag = new ReadLag();
  expect(lag.maySend(1, silent)).toBe(false);
  const token = lag.addPing();
  expect(lag.answered(token)).toBe(true);
  expect(lag.maySend(1, active)).toBe(false);
  lag.reset();
  expect(lag.maySend(1, active)).toBe(true);
  expect(lag.answered(token)).toBe(false);
});

test('only the number of an open ping proves that a client reads, and it proves it for all earlier pings', () => {
  const lag = new ReadLag();
  lag.maySend(1, silent);
  const [first = 0, second = 0, third = 0] = Array.from({ length: 4 }, () => lag.addPing());
  for (const token of [null, -1, first]) expect(lag.answered(token)).toBe(false);
  expect(lag.answered(second)).toBe(true);
  lag.reset();
  lag.maySend(1, silent);
  lag.addPing();
  expect(lag.answered(third)).toBe(false);
});
