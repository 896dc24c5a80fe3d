import { expect, test } from 'vitest';
import { databaseTimeout } from './context.ts';

test.each([
  ['10000', 10_000],
  ['1', 1],
  [undefined, undefined],
  ['', undefined],
  ['0', undefined],
  ['-1', undefined],
  ['2.5', undefined],
  ['10s', undefined],
])('with LIBSQL_TIMEOUT %j a request waits %j ms for the database', (LIBSQL_TIMEOUT, ms) => {
  expect(databaseTimeout(LIBSQL_TIMEOUT === undefined ? {} : { LIBSQL_TIMEOUT })).toBe(ms);
});
