import type { Database } from '@tallyho/drizzle/client';
import { guestCounts } from '@tallyho/drizzle/schema/guests';
import { exists, type SQLWrapper, sql } from 'drizzle-orm';
import { limitOf } from '../../http/budgets.ts';
import { ApiError } from '../../http/errors.ts';

const { max: perAddress, per: window } = limitOf('newGuests', 'address');

/**
 * Returns the statement that counts a new guest of an address (keyed hash) if the query `open` finds the lobby. Returns
 * the address's count in its window.
 */
export const countGuest = (db: Database, address: string, open: SQLWrapper) => {
  const now = Date.now();
  const isOver = sql`${guestCounts.windowStart} <= ${now - window}`;
  return db
    .insert(guestCounts)
    .select(sql`select ${address}, ${now}, 1 where ${exists(open)}`)
    .onConflictDoUpdate({
      target: guestCounts.address,
      set: {
        guests: sql`case when ${isOver} then 1 else ${guestCounts.guests} + 1 end`,
        windowStart: sql`case when ${isOver} then ${now} else ${guestCounts.windowStart} end`,
      },
    })
    .returning();
};

/** Throws `rateLimited` if the address has too many new guests. */
export const assertGuestsLeft = ([counted]: readonly (typeof guestCounts.$inferSelect)[]): void => {
  if (counted === undefined || counted.guests <= perAddress) return;
  throw new ApiError('rateLimited', {
    budget: 'newGuests',
    message: 'There are too many new guests in your network. Please log in, register, or try again later.',
    retryAfter: Math.max(1, Math.ceil((counted.windowStart.getTime() + window - Date.now()) / 1000)),
  });
};
