import type { R2Bucket } from '@cloudflare/workers-types';
import type { Database } from '@tallyho/drizzle/client';
import { images } from '@tallyho/drizzle/schema/images';
import { and, inArray } from 'drizzle-orm';
import { isNotBeingDeleted } from '../../pictures/delete-unused.ts';
import { storedPictureOf } from '../../pictures/picture.ts';

const maxParallel = 6;

/**
 * Copies pictures into a new folder, staged: they are shown once a theme is saved with them. `ids`: at most 60 pictures,
 * shown or staged, in the order of the copies. Returns the copies. A picture that is not stored any more is skipped.
 */
export const copyPictures = async (
  { db, bucket }: { db: Database; bucket: R2Bucket },
  ids: readonly string[],
  to: string,
) => {
  const found = await db
    .select()
    .from(images)
    .where(and(inArray(images.publicId, ids), isNotBeingDeleted));
  const rows = ids.flatMap((id) => found.find(({ publicId }) => publicId === id) ?? []);
  const now = new Date();
  const copies: (typeof rows)[number][] = [];
  for (let start = 0; start < rows.length; start += maxParallel) {
    const copied = await Promise.all(
      rows.slice(start, start + maxParallel).map(async (row, index) => {
        const object = await bucket.get(row.publicId);
        if (!object) return null;
        const publicId = `${to}/${row.publicId.slice(row.folder.length + 1)}`;
        await bucket.put(publicId, await object.arrayBuffer(), { httpMetadata: object.httpMetadata ?? {} });
        return { ...row, publicId, folder: to, position: start + index, createdAt: now, detachedAt: now };
      }),
    );
    copies.push(...copied.filter((row) => row !== null));
  }
  // Pictures of different folders can have the same bytes, and so the same name in the new folder.
  if (copies.length > 0) await db.insert(images).values(copies).onConflictDoNothing();
  return copies.map(storedPictureOf);
};
