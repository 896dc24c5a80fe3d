import { expect, test } from 'vitest';
import { ReadLag } from './read-lag.ts';

const silent = { isSilent: true, now: 1_000 };
const active = { isSilent: false, now: 2_000 };

test('a client that reads again gets no changes before its snapshot, because it has missed earlier ones', () => {
  const lag = new ReadLag();
  expect(lag.maySend('socket', 1, silent)).toBe(false);
  const token = lag.addPing('socket');
  expect(lag.answered('socket', token)).toBe(true);
  expect(lag.maySend('socket', 1, active)).toBe(false);
  lag.reset('socket');
  expect(lag.maySend('socket', 1, active)).toBe(true);
  expect(lag.answered('socket', token)).toBe(false);
});

test('only the number of an open ping proves that a client reads, and it proves it for all earlier pings', () => {
  const lag = new ReadLag();
  lag.maySend('socket', 1, silent);
  const [first = 0, second = 0, third = 0] = Array.from({ length: 4 }, () => lag.addPing('socket'));
  for (const token of [null, -1, first]) expect(lag.answered('socket', token)).toBe(false);
  expect(lag.answered('socket', second)).toBe(true);
  lag.reset('socket');
  lag.maySend('socket', 1, silent);
  lag.addPing('socket');
  expect(lag.answered('socket', third)).toBe(false);
});
