// @vitest-environment node
import { expect, test } from 'vitest';
import { auditFilterOf, readAuditQuery } from './audit-query.ts';

const filterOf = (query: string) => auditFilterOf(readAuditQuery(new URLSearchParams(query)));

test('an address without filters, or with invalid ones, filters nothing', () => {
  expect(filterOf('')).toEqual({});
  expect(filterOf('text=+++&kind=odd&from=yesterday&to=2026-99&other=1')).toEqual({});
});

test('a range of days contains the first and the last day of the viewer', () => {
  const { from = '', to = '' } = filterOf('from=2026-11-21&to=2026-11-22');
  expect(new Date(from)).toEqual(new Date(2026, 10, 21));
  expect(new Date(to)).toEqual(new Date(2026, 10, 23));
});

test('all filters of the address apply', () => {
  expect(filterOf('text=grill&user=u1&administrator=u2&kind=pictures')).toEqual({
    text: 'grill',
    user: 'u1',
    administrator: 'u2',
    kind: 'pictures',
  });
});
