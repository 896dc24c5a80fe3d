import type { R2Bucket } from '@cloudflare/workers-types';
import type { Database } from '@tallyho/drizzle/client';
import { gamePictures, images } from '@tallyho/drizzle/schema/images';
import { and, eq, inArray, lt, notExists, type SQL, sql } from 'drizzle-orm';

/** Time for which a detached picture is kept, in milliseconds: open editors and running games may still need it. */
const gracePeriod = 48 * 60 * 60_000;
/** Maximum number of pictures per call. The next save deletes more. */
const most = 100;

/**
 * Value of `detachedAt` while the bytes of a picture are being deleted. The row stays until they are gone. Until then an
 * upload of the same bytes is refused, because its bytes would be deleted, too.
 */
const beingDeleted = new Date(0);
/** Condition on `images`: the picture can be shown, or uploaded again. */
export const isNotBeingDeleted = sql`${images.detachedAt} is not ${beingDeleted.getTime()}`;

/** SQL for a picture's file name in R2: the last part of its id. */
const nameOf = sql`replace(${images.publicId}, rtrim(${images.publicId}, replace(${images.publicId}, '/', '')), '')`;

/** Condition on `images`: no stored game shows the picture. */
const isInNoGame = (db: Database) =>
  notExists(
    db.select({ gameId: gamePictures.gameId }).from(gamePictures).where(eq(gamePictures.name, nameOf)),
  );

/**
 * Returns the statement that marks the pictures of a condition that no stored game shows, and returns their ids. Pass
 * these to `deleteMarked`.
 */
export const markForDeletion = (db: Database, which: SQL | undefined) =>
  db
    .update(images)
    .set({ detachedAt: beingDeleted })
    .where(and(which, isInNoGame(db)))
    .returning({ publicId: images.publicId });

/**
 * Deletes the bytes of marked pictures, then their rows. If it fails between, the next call of `deleteUnusedPictures`
 * finds the marked rows and repeats it.
 */
export const deleteMarked = async (
  { db, bucket }: { db: Database; bucket: R2Bucket },
  ids: string[],
): Promise<void> => {
  if (ids.length === 0) return;
  await bucket.delete(ids);
  await db.delete(images).where(and(inArray(images.publicId, ids), eq(images.detachedAt, beingDeleted)));
};

/** Deletes pictures that no theme has shown for two days and that no stored game shows. Returns their ids. */
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
  const marked = await markForDeletion(db, inArray(images.publicId, unused));
  const ids = marked.map(({ publicId }) => publicId);
  await deleteMarked({ db, bucket }, ids);
  return ids;
};
