import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { limits } from '../limits.ts';
import { type EventBatch, fanoutRequestSchema, splitBatches } from './fanout.ts';

const changed: EventBatch['events'] = [{ type: 'friendsChanged' }];
const people = (count: number, from = 0) => Array.from({ length: count }, (_, n) => `person-${from + n}`);

test('parts contain each recipient once with the right events, in order; all but the last are full', () => {
  const batches = fc.array(fc.nat({ max: 30 }), { maxLength: 6 }).map((counts) =>
    counts.map(
      (count, n): EventBatch => ({
        recipients: people(count, n * 100),
        events: [{ type: 'invitationGone', invitation: String(n) }],
      }),
    ),
  );
  const flat = (list: readonly EventBatch[]) =>
    list.flatMap(({ recipients, events }) => recipients.map((user) => [user, events]));
  fc.assert(
    fc.property(batches, fc.integer({ min: 1, max: 40 }), (all, size) => {
      const parts = splitBatches(all, size);
      expect(parts.flatMap(flat)).toEqual(flat(all));
      const sizes = parts.map((part) => flat(part).length);
      expect(sizes.slice(0, -1).every((count) => count === size)).toBe(true);
      expect(sizes.every((count) => count > 0 && count <= size)).toBe(true);
    }),
  );
});

test('the total number of recipients of a call is limited', () => {
  const holds = (...counts: number[]) =>
    v.is(fanoutRequestSchema, {
      batches: counts.map((count) => ({ recipients: people(count), events: changed })),
    });
  const { recipients } = limits.fanout;
  expect([holds(), holds(recipients), holds(recipients - 1, 1)]).toEqual([true, true, true]);
  expect([holds(recipients + 1), holds(recipients, 1)]).toEqual([false, false]);
});

test('rejects recipients that are not valid user ids', () => {
  for (const recipient of ['../main/ROOMAB', 'a b c d e f', '', 7])
    expect(v.is(fanoutRequestSchema, { batches: [{ recipients: [recipient], events: changed }] })).toBe(
      false,
    );
});

test('one full call is delivered in at most two steps', () => {
  expect(limits.fanout.recipients).toBeLessThanOrEqual(limits.fanout.each ** 2);
});
