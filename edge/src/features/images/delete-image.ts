import type { R2Bucket } from '@cloudflare/workers-types';
import type { Database } from '@tallyho/drizzle/client';
import { images } from '@tallyho/drizzle/schema/images';
import { eq } from 'drizzle-orm';
import { ApiError } from '../../http/errors.ts';

/** Deletes a picture: first its row, then its bytes. Throws `notFound` ('Image not found'). */
export const deleteImage = async (
  { db, bucket }: { db: Database; bucket: R2Bucket },
  publicId: string,
): Promise<void> => {
  const deleted = await db
    .delete(images)
    .where(eq(images.publicId, publicId))
    .returning({ id: images.publicId });
  if (deleted.length === 0) throw new ApiError('notFound', { message: 'Image not found' });
  await bucket.delete(publicId);
};
