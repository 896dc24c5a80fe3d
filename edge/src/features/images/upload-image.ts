import type { R2Bucket } from '@cloudflare/workers-types';
import type { Database } from '@tallyho/drizzle/client';
import { images } from '@tallyho/drizzle/schema/images';
import { limits } from '@tallyho/game/limits';
import { fileNameAsText } from '@tallyho/game/themes/picture';
import { and, count, eq, isNull, ne, sql } from 'drizzle-orm';
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

/**
 * Stores a picture of a theme's game without its metadata: first its bytes, then its row, so that every row has a
 * picture. Equal bytes in the same folder are stored once. `staged`: the game shows the picture only after its theme is saved with it. Throws
 * `unsupportedType`, `tooLarge`, `folderFull`, or `unavailable` while the same picture is being deleted.
 */
export const uploadImage = async (
  { db, bucket, author }: { db: Database; bucket: R2Bucket; author: string },
  { folder, file, alt, staged }: { folder: string; file: File; alt: string | undefined; staged: boolean },
) => {
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

  const isThis = eq(images.publicId, publicId);
  const others = and(
    eq(images.folder, folder),
    ne(images.publicId, publicId),
    staged ? undefined : isNull(images.detachedAt),
  );
  const [full] = await db.select({ others: count() }).from(images).where(others);
  if ((full?.others ?? 0) >= (staged ? maxStaged : limits.items.max)) throw new ApiError('folderFull');

  const put = () => bucket.put(publicId, bytes, { httpMetadata: { contentType: pictureTypes[format] } });
  await put();
  const text = alt?.trim() || fileNameAsText(file.name);
  const now = new Date();
  const fileName = file.name.slice(0, maxFileName);
  const stored = db
    .insert(images)
    .values({
      publicId,
      folder,
      alt: text,
      width,
      height,
      bytes: bytes.length,
      position: sql`(select coalesce(max(position), -1) + 1 from images where folder = ${folder})`,
      createdAt: now,
      fileName,
      detachedAt: staged ? now : null,
    })
    .onConflictDoUpdate({
      target: images.publicId,
      setWhere: isNotBeingDeleted,
      // A staged upload changes nothing about a picture that the game shows.
      set: staged
        ? { detachedAt: sql`case when ${images.detachedAt} is null then null else ${now.getTime()} end` }
        : { alt: text, fileName, detachedAt: null },
    })
    .returning({ publicId: images.publicId });
  // A staged upload of a picture that is there already changes nothing.
  const isLogged = and(isThis, isNotBeingDeleted, staged ? eq(images.createdAt, now) : undefined);
  const audit = auditContent(
    db,
    { author, action: 'uploadPicture', details: auditedPicture({ publicId, folder, name: text }) },
    { source: sql`from ${images} where ${isLogged}` },
  );
  const [, [row]] = await db.batch([recordFolder(db, folder, now), stored, audit]);
  if (!row) throw new ApiError('unavailable');
  // A deletion that ended between both steps has deleted the new bytes. From here on none can begin for two days.
  if (!(await bucket.head(publicId))) await put();
  const picture = storedPictureOf({ publicId, alt: text, width, height, fileName });
  return { ...picture, secure_url: picture.url };
};
