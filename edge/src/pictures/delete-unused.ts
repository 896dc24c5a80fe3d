import type { R2Bucket } from '@cloudflare/workers-types';
import type { Database } from '@tallyho/drizzle/client';
import { gamePictures, images } from '@tallyho/drizzle/schema/images';
import { and, eq, inArray, lt, notExists, sql } from 'drizzle-orm';

/** Time for which a detached picture is kept, in milliseconds: open editors and running games may still need it. */
const gracePeriod = 48 * 60 * 60_000;
/** Maximum number of pictures per call. The next save deletes more. */
const most = 100;

/** SQL for a picture's file name in R2: the last part of its id. */
const nameOf = sql`replace(${images.publicId}, rtrim(${images.publicId}, replace(${images.publicId}, '/', '')), '')`;

/** Condition on `images`: no stored game shows the picture. */
export const isInNoGame = (db: Database) =>
  notExists(
    db.select({ gameId: gamePictures.gameId }).from(gamePictures).where(eq(gamePictures.name, nameOf)),
  );

/**
 * Deletes pictures that no theme has shown for two days and that no stored game shows: first their rows, then their
 * bytes. Returns their ids.
 */
export const deleteUnusedPictures = async ({
  db,
  bucket,
  now = Date.now(),
}: {
  db: Database;
  bucket: R2Bucket;
  now?: number;
}): Promise<string[]> => {
  const unused = db
    .select({ publicId: images.publicId })
    .from(images)
    .where(and(lt(images.detachedAt, new Date(now - gracePeriod)), isInNoGame(db)))
    .limit(most);
  const deleted = await db
    .delete(images)
    .where(inArray(images.publicId, unused))
    .returning({ publicId: images.publicId });
  const ids = deleted.map(({ publicId }) => publicId);
  if (ids.length > 0) await bucket.delete(ids);
  return ids;
};
