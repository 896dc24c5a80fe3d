import type { R2Bucket } from '@cloudflare/workers-types';
import type { Database } from '@tallyho/drizzle/client';
import { images } from '@tallyho/drizzle/schema/images';
import { limits } from '@tallyho/game/limits';
import { fileNameAsText } from '@tallyho/game/themes/picture';
import { and, count, eq, isNull, notInArray, sql } from 'drizzle-orm';
import { ApiError } from '../../http/errors.ts';
import { auditedPicture } from '../../pictures/audited-picture.ts';
import { cleanPicture } from '../../pictures/clean-picture.ts';
import { isNotBeingDeleted } from '../../pictures/delete-unused.ts';
import { recordFolder } from '../../pictures/folders.ts';
import { inspectPicture } from '../../pictures/inspect-picture.ts';
import { pictureTypes, publicIdOf, storedPictureOf } from '../../pictures/picture.ts';
import { auditContent } from '../../safety/audit.ts';

const maxSide = 4096;
const maxFileName = 120;
/** Maximum number of pictures of a folder with those that were uploaded but not saved. */
const maxStaged = 4 * limits.items.max;

const hashOf = async (bytes: Uint8Array<ArrayBuffer>): Promise<string> => {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
};

/** A picture as an administrator or the content loader sends it. */
type Upload = { file: File; alt: string | undefined };

/** Returns a picture as it is stored. Throws `unsupportedType` or `tooLarge`. */
const readUpload = async (folder: string, { file, alt }: Upload) => {
  if (file.size > limits.imageBytes) throw new ApiError('tooLarge');
  const uploaded = new Uint8Array(await file.arrayBuffer());
  const inspected = inspectPicture(uploaded);
  if (inspected === null) throw new ApiError('unsupportedType');
  const { format, width, height } = inspected;
  if (width > maxSide || height > maxSide)
    throw new ApiError('tooLarge', { message: `Pictures have at most ${maxSide} pixels a side.` });
  const bytes = cleanPicture(format, uploaded);
  if (bytes === null) throw new ApiError('unsupportedType');
  const publicId = publicIdOf(folder, await hashOf(bytes), format);
  const fileName = file.name.slice(0, maxFileName);
  return { publicId, bytes, format, width, height, fileName, alt: alt?.trim() || fileNameAsText(file.name) };
};

/**
 * Stores pictures of a theme's game without their metadata, in their order: first their bytes, then their rows, so that every row
 * has a picture. Equal bytes in the same folder are stored once. `staged`: the game shows the pictures only after its theme is
 * saved with them. Throws `unsupportedType`, `tooLarge`, `folderFull`, or `unavailable` while one of them is being deleted; it can
 * then be called again. Two round trips, however many pictures there are.
 */
export const uploadImages = async (
  { db, bucket, author }: { db: Database; bucket: R2Bucket; author: string },
  { folder, uploads, staged }: { folder: string; uploads: readonly Upload[]; staged: boolean },
) => {
  const pictures = await Promise.all(uploads.map((upload) => readUpload(folder, upload)));
  const ids = [...new Set(pictures.map(({ publicId }) => publicId))];
  const others = and(
    eq(images.folder, folder),
    notInArray(images.publicId, ids),
    staged ? undefined : isNull(images.detachedAt),
  );
  const [full] = await db.select({ others: count() }).from(images).where(others);
  if ((full?.others ?? 0) + ids.length > (staged ? maxStaged : limits.items.max))
    throw new ApiError('folderFull');

  const put = ({ publicId, bytes, format }: (typeof pictures)[number]) =>
    bucket.put(publicId, bytes, { httpMetadata: { contentType: pictureTypes[format] } });
  await Promise.all(pictures.map(put));
  const now = new Date();
  const stored = pictures.map(({ publicId, bytes, format: _, ...row }) =>
    db
      .insert(images)
      .values({
        ...row,
        publicId,
        folder,
        bytes: bytes.length,
        position: sql`(select coalesce(max(position), -1) + 1 from images where folder = ${folder})`,
        createdAt: now,
        detachedAt: staged ? now : null,
      })
      .onConflictDoUpdate({
        target: images.publicId,
        setWhere: isNotBeingDeleted,
        // A staged upload changes nothing about a picture that the game shows.
        set: staged
          ? { detachedAt: sql`case when ${images.detachedAt} is null then null else ${now.getTime()} end` }
          : { alt: row.alt, fileName: row.fileName, detachedAt: null },
      })
      .returning({ publicId: images.publicId }),
  );
  const audits = pictures.map(({ publicId, alt }) => {
    // A staged upload of a picture that is there already changes nothing.
    const isLogged = and(
      eq(images.publicId, publicId),
      isNotBeingDeleted,
      staged ? eq(images.createdAt, now) : undefined,
    );
    return auditContent(
      db,
      { author, action: 'uploadPicture', details: auditedPicture({ publicId, folder, name: alt }) },
      { source: sql`from ${images} where ${isLogged}` },
    );
  });
  const [, ...results] = await db.batch([recordFolder(db, folder, now), ...stored, ...audits]);
  const isMissing = (rows: unknown) => Array.isArray(rows) && rows.length === 0;
  if (results.slice(0, stored.length).some(isMissing)) throw new ApiError('unavailable');
  // A deletion that ended between both steps has deleted the new bytes. From here on none can begin for two days.
  await Promise.all(
    pictures.map(async (picture) => {
      if (!(await bucket.head(picture.publicId))) await put(picture);
    }),
  );
  return pictures.map(storedPictureOf);
};
