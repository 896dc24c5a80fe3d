import type { images } from '@tallyho/drizzle/schema/images';
import { type Item, pictureFolderSchema } from '@tallyho/game/minigames/fields';
import type { StoredPicture } from '@tallyho/game/themes/picture';
import * as v from 'valibot';

/** Allowed picture formats, by their file extension in R2. */
export const pictureTypes = {
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  gif: 'image/gif',
  avif: 'image/avif',
} as const;
export type PictureFormat = keyof typeof pictureTypes;

const hashLength = 32;
const namePattern = /^([0-9a-f]{32})\.(png|jpg|webp|gif|avif)$/;

/** Returns a picture's id, which is also its key in R2. `hash`: SHA-256 of its bytes as hex. */
export const publicIdOf = (folder: string, hash: string, format: PictureFormat): string =>
  `${folder}/${hash.slice(0, hashLength)}.${format}`;

/** Parses a picture's id; null if it is invalid. */
export const readPublicId = (
  publicId: string,
): { folder: string; hash: string; format: PictureFormat } | null => {
  const slash = publicId.lastIndexOf('/');
  const folder = publicId.slice(0, slash);
  const [, hash, format] = publicId.slice(slash + 1).match(namePattern) ?? [];
  if (hash === undefined || !v.is(pictureFolderSchema, folder)) return null;
  return { folder, hash, format: format as PictureFormat }; // the pattern matches exactly the formats
};

/** Returns the URL of a picture for browsers. */
export const imageUrl = (publicId: string): string =>
  `/images/${publicId.split('/').map(encodeURIComponent).join('/')}`;

/** Returns the id of the stored picture that a URL shows; null if it shows none of ours. */
export const publicIdIn = (url: string): string | null => {
  const [, path] = url.match(/^\/images\/(.+)$/) ?? [];
  if (path === undefined) return null;
  try {
    const publicId = path.split('/').map(decodeURIComponent).join('/');
    return readPublicId(publicId) && publicId;
  } catch {
    // An escape that is none.
    return null;
  }
};

/** What a row of `images` says about a picture. */
type Row = typeof images.$inferSelect;

/** Returns a picture as rooms play it. Its id is the same in every game and room that shows the same bytes. */
export const itemOf = ({ publicId, alt }: Pick<Row, 'publicId' | 'alt'>): Item => ({
  id: readPublicId(publicId)?.hash.slice(0, 16) ?? 'unknown',
  url: imageUrl(publicId),
  alt,
});

/** Returns a picture as the API sends it. */
export const storedPictureOf = ({
  publicId,
  alt,
  width,
  height,
  fileName,
}: Pick<Row, 'publicId' | 'alt' | 'width' | 'height' | 'fileName'>): StoredPicture => ({
  public_id: publicId,
  url: imageUrl(publicId),
  alt,
  width,
  height,
  file_name: fileName,
});
