import type { Database } from '@tallyho/drizzle/client';
import { images } from '@tallyho/drizzle/schema/images';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { imageUrl } from '../../pictures/picture.ts';

/** Returns the pictures of a folder that its theme shows, in their order. */
export const listImages = async ({ db }: { db: Database }, folder: string) => {
  const { publicId, alt, width, height } = images;
  const rows = await db
    .select({ public_id: publicId, alt, width, height })
    .from(images)
    .where(and(eq(images.folder, folder), isNull(images.detachedAt)))
    .orderBy(asc(images.position));
  return rows.map((row) => ({ url: imageUrl(row.public_id), ...row }));
};
