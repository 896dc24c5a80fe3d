import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { limits } from '../limits.ts';
import { fanoutRequestSchema, type Parcel, portionsOf } from './fanout.ts';

const changed: Parcel['events'] = [{ type: 'friendsChanged' }];
const people = (count: number, from = 0) => Array.from({ length: count }, (_, n) => `person-${from + n}`);

test('portions contain each recipient once with the right events, in order; all but the last are full', () => {
  const parcels = fc.array(fc.nat({ max: 30 }), { maxLength: 6 }).map((counts) =>
    counts.map(
      (count, n): Parcel => ({
        recipients: people(count, n * 100),
        events: [{ type: 'invitationGone', invitation: String(n) }],
      }),
    ),
  );
  const flat = (list: readonly Parcel[]) =>
    list.flatMap(({ recipients, events }) => recipients.map((user) => [user, events]));
  fc.assert(
    fc.property(parcels, fc.integer({ min: 1, max: 40 }), (all, size) => {
      const portions = portionsOf(all, size);
      expect(portions.flatMap(flat)).toEqual(flat(all));
      const sizes = portions.map((portion) => flat(portion).length);
      expect(sizes.slice(0, -1).every((count) => count === size)).toBe(true);
      expect(sizes.every((count) => count > 0 && count <= size)).toBe(true);
    }),
  );
});

test('the total number of recipients of a call is limited', () => {
  const holds = (...counts: number[]) =>
    v.is(fanoutRequestSchema, {
      parcels: counts.map((count) => ({ recipients: people(count), events: changed })),
    });
  const { recipients } = limits.fanout;
  expect([holds(), holds(recipients), holds(recipients - 1, 1)]).toEqual([true, true, true]);
  expect([holds(recipients + 1), holds(recipients, 1)]).toEqual([false, false]);
});

test('rejects recipients that are not valid user ids', () => {
  for (const recipient of ['../main/ROOMAB', 'a b c d e f', '', 7])
    expect(v.is(fanoutRequestSchema, { parcels: [{ recipients: [recipient], events: changed }] })).toBe(
      false,
    );
});

test('one full call is delivered in at most two steps', () => {
  expect(limits.fanout.recipients).toBeLessThanOrEqual(limits.fanout.each ** 2);
});
