import type { R2Bucket } from '@cloudflare/workers-types';
import type { Database } from '@tallyho/drizzle/client';
import { images } from '@tallyho/drizzle/schema/images';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { ApiError } from '../../http/errors.ts';
import { auditedPicture } from '../../pictures/audited-picture.ts';
import { deleteMarked, isNotBeingDeleted, markForDeletion } from '../../pictures/delete-unused.ts';
import { auditContent } from '../../safety/audit.ts';

/**
 * Deletes a picture, its bytes and its row. A picture that a stored game shows is only taken off its theme.
 * Throws `notFound` ('Image not found').
 */
export const deleteImage = async (
  { db, bucket, author }: { db: Database; bucket: R2Bucket; author: string },
  publicId: string,
): Promise<void> => {
  const isThis = and(eq(images.publicId, publicId), isNotBeingDeleted);
  const source = sql`from ${images} where ${isThis}`;
  const folder = publicId.slice(0, Math.max(0, publicId.lastIndexOf('/')));
  const details = auditedPicture({ publicId, folder, name: sql`${images.alt}` });
  const audit = auditContent(db, { author, action: 'deletePicture', details }, { source });
  const [, marked, detached] = await db.batch([
    audit,
    markForDeletion(db, isThis),
    db
      .update(images)
      .set({ detachedAt: new Date() })
      .where(and(isThis, isNull(images.detachedAt)))
      .returning({ id: images.publicId }),
  ]);
  if (marked.length + detached.length === 0) throw new ApiError('notFound', { message: 'Image not found' });
  await deleteMarked(
    { db, bucket },
    marked.map(({ publicId }) => publicId),
  );
};
