import type { R2Bucket } from '@cloudflare/workers-types';
import type { Database } from '@tallyho/drizzle/client';
import { images } from '@tallyho/drizzle/schema/images';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { imageUrl } from '../../pictures/picture.ts';

const atOnce = 6;

/**
 * Copies the pictures that a folder shows into a new folder, staged: they are shown once a theme is saved with them.
 * Returns the copies in order. A picture whose bytes are gone is skipped.
 */
export const copyPictures = async (
  { db, bucket }: { db: Database; bucket: R2Bucket },
  from: string,
  to: string,
) => {
  const rows = await db
    .select()
    .from(images)
    .where(and(eq(images.folder, from), isNull(images.detachedAt)))
    .orderBy(asc(images.position));
  const now = new Date();
  const copies: (typeof rows)[number][] = [];
  for (let start = 0; start < rows.length; start += atOnce) {
    const copied = await Promise.all(
      rows.slice(start, start + atOnce).map(async (row) => {
        const object = await bucket.get(row.publicId);
        if (!object) return null;
        const publicId = `${to}/${row.publicId.slice(from.length + 1)}`;
        await bucket.put(publicId, await object.arrayBuffer(), { httpMetadata: object.httpMetadata ?? {} });
        return { ...row, publicId, folder: to, createdAt: now, detachedAt: now };
      }),
    );
    copies.push(...copied.filter((row) => row !== null));
  }
  if (copies.length > 0) await db.insert(images).values(copies);
  return copies.map(({ publicId, alt, width, height, fileName }) => ({
    public_id: publicId,
    url: imageUrl(publicId),
    alt,
    width,
    height,
    file_name: fileName,
  }));
};
