import { expect, test } from 'vitest';
import { ReadLag } from './read-lag.ts';

const silent = { isSilent: true, now: 1_000 };
const active = { isSilent: false, now: 2_000 };

test('a client that reads again gets no changes before its snapshot, because it has missed earlier ones', () => {
  const lag = new ReadLag();
  expect(lag.maySend('socket', 1, silent)).toBe(false);
  expect(lag.answered('socket')).toBe(true);
  expect(lag.maySend('socket', 1, active)).toBe(false);
  lag.reset('socket');
  expect(lag.maySend('socket', 1, active)).toBe(true);
  expect(lag.answered('socket')).toBe(false);
});
