import { expect, test } from 'vitest';
import { ReadLag } from './read-lag.ts';

const silent = { isSilent: true, now: 1_000 };
const active = { isSilent: false, now: 2_000 };

test('a client that reads again gets no changes before its snapshot, because it has missed earlier ones', () => {
  const lag = new ReadLag();
  expect(lag.maySend('socket', 1, silent)).toBe(false);
  lag.pinged('socket', 1);
  expect(lag.answered('socket', 1)).toBe(true);
  expect(lag.maySend('socket', 1, active)).toBe(false);
  lag.reset('socket');
  expect(lag.maySend('socket', 1, active)).toBe(true);
  expect(lag.answered('socket', 1)).toBe(false);
});

test('only the number of an open ping proves that a client reads, and it proves it for all earlier pings', () => {
  const lag = new ReadLag();
  lag.maySend('socket', 1, silent);
  for (const token of [11, 12, 13, 14]) lag.pinged('socket', token);
  for (const token of [null, 15, 11]) expect(lag.answered('socket', token)).toBe(false);
  expect(lag.answered('socket', 12)).toBe(true);
  lag.reset('socket');
  lag.maySend('socket', 1, silent);
  lag.pinged('socket', 16);
  expect(lag.answered('socket', 13)).toBe(false);
});
