import type { R2Bucket } from '@cloudflare/workers-types';
import type { Database } from '@tallyho/drizzle/client';
import { images } from '@tallyho/drizzle/schema/images';
import { limits } from '@tallyho/game/limits';
import { and, count, eq, ne, sql } from 'drizzle-orm';
import { ApiError } from '../../http/errors.ts';
import { imageUrl, pictureTypes, publicIdOf } from '../../pictures/picture.ts';
import { inspectPicture } from './inspect-picture.ts';

const maxSide = 4096;
const maxAlt = 200;

const hashOf = async (bytes: ArrayBuffer): Promise<string> => {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
};

/** Returns a file's name without extension, with separators replaced by spaces. */
const nameAsText = (fileName: string): string =>
  fileName
    .replace(/\.\w+$/, '')
    .replace(/[-_]+/g, ' ')
    .trim()
    .slice(0, maxAlt);

/**
 * Stores a picture of a theme's game: first its bytes, then its row, so that every row has a picture. Equal bytes in
 * the same folder are stored once. Throws `unsupportedType`, `tooLarge` or `folderFull`.
 */
export const uploadImage = async (
  { db, bucket }: { db: Database; bucket: R2Bucket },
  { folder, file, alt }: { folder: string; file: File; alt: string | undefined },
) => {
  if (file.size > limits.imageBytes) throw new ApiError('tooLarge');
  const bytes = await file.arrayBuffer();
  const picture = inspectPicture(new Uint8Array(bytes));
  if (picture === null) throw new ApiError('unsupportedType');
  const { format, width, height } = picture;
  if (width > maxSide || height > maxSide)
    throw new ApiError('tooLarge', { message: `Pictures have at most ${maxSide} pixels a side.` });
  const publicId = publicIdOf(folder, await hashOf(bytes), format);

  const others = and(eq(images.folder, folder), ne(images.publicId, publicId));
  const [full] = await db.select({ others: count() }).from(images).where(others);
  if ((full?.others ?? 0) >= limits.items.max) throw new ApiError('folderFull');

  await bucket.put(publicId, bytes, { httpMetadata: { contentType: pictureTypes[format] } });
  const text = alt?.trim() || nameAsText(file.name);
  await db
    .insert(images)
    .values({
      publicId,
      folder,
      alt: text,
      width,
      height,
      bytes: file.size,
      position: sql`(select coalesce(max(position), -1) + 1 from images where folder = ${folder})`,
      createdAt: new Date(),
    })
    .onConflictDoUpdate({ target: images.publicId, set: { alt: text } });
  const url = imageUrl(publicId);
  return { public_id: publicId, url, secure_url: url, alt: text, width, height };
};
