import { openDatabase } from '@tallyho/drizzle/client';
import { applyDueChanges } from '../../auth/email/change-address.ts';
import type { Bindings } from '../../env.ts';
import { log } from '../../http/log.ts';
import { createRoomClient } from '../../http/room-client.ts';
import { createUserObjectClient } from '../../http/user-object-client.ts';
import { mailerOf } from '../../mail/mailer.ts';
import { deleteExpired } from '../../people/delete-expired.ts';
import { deleteUnusedGuests } from '../../people/delete-unused-guests.ts';
import { retryErasing } from '../../people/erase-from-rooms.ts';
import { deleteOldCards } from '../../pictures/result-cards.ts';

/** Guests that one run deletes, so that it stays within the platform's limit of calls. */
const guestsPerRun = 5;
/** Rooms that one run asks again to erase a deleted user. */
const roomsPerRun = 10;

/** Changes of addresses that one run makes. The others happen in the next run, or when their users come. */
const changesPerRun = 10;

/** Pictures of earlier versions that one run deletes. */
const oldCardsPerRun = 500;

/**
 * Runs the jobs of the Worker's cron trigger (wrangler.toml): makes the changes of addresses that have waited for their time,
 * deletes what is expired, guests who were not here for seven days and pictures of results that an earlier version has drawn, and
 * erases deleted users from rooms that could not be reached before.
 */
export const runScheduledJobs = async (env: Bindings): Promise<void> => {
  const database = { url: env.LIBSQL_URL, authToken: env.LIBSQL_AUTH_TOKEN };
  const later: Promise<unknown>[] = [];
  const access = {
    db: openDatabase(database),
    openDbWithLongTimeout: () => openDatabase({ ...database, timeout: 20_000 }),
    rooms: createRoomClient(env),
    userObjects: createUserObjectClient(env),
    waitUntil: (work: Promise<unknown>) => {
      later.push(work.catch((cause: unknown) => log('error', 'laterFailed', { cause: String(cause) })));
    },
    bucket: env.IMAGES,
    secret: env.SERVICE_SECRET,
  };
  await applyDueChanges({ ...access, mailer: mailerOf(env) }, { limit: changesPerRun });
  await deleteExpired(access.openDbWithLongTimeout());
  await deleteUnusedGuests(access, guestsPerRun);
  await retryErasing(access, roomsPerRun);
  await deleteOldCards(env.IMAGES, oldCardsPerRun);
  await Promise.all(later);
};
