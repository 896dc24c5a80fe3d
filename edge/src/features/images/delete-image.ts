import type { R2Bucket } from '@cloudflare/workers-types';
import type { Database } from '@tallyho/drizzle/client';
import { images } from '@tallyho/drizzle/schema/images';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { ApiError } from '../../http/errors.ts';
import { isInNoGame } from '../../pictures/delete-unused.ts';
import { auditContent } from '../../safety/audit.ts';

/**
 * Deletes a picture: first its row, then its bytes. A picture that a stored game shows is only taken off its theme.
 * Throws `notFound` ('Image not found').
 */
export const deleteImage = async (
  { db, bucket, author }: { db: Database; bucket: R2Bucket; author: string },
  publicId: string,
): Promise<void> => {
  const isThis = eq(images.publicId, publicId);
  const source = sql`from ${images} where ${isThis}`;
  const audit = auditContent(
    db,
    { author, action: 'deletePicture', details: { picture: publicId } },
    { source },
  );
  const [, deleted, detached] = await db.batch([
    audit,
    db
      .delete(images)
      .where(and(isThis, isInNoGame(db)))
      .returning({ id: images.publicId }),
    db
      .update(images)
      .set({ detachedAt: new Date() })
      .where(and(isThis, isNull(images.detachedAt)))
      .returning({ id: images.publicId }),
  ]);
  if (deleted.length + detached.length === 0) throw new ApiError('notFound', { message: 'Image not found' });
  if (deleted.length > 0) await bucket.delete(publicId);
};
