import type { Item } from '@tallyho/game/minigames/contract';
import { folderSchema as themeFolderSchema } from '@tallyho/game/minigames/tier-list/schema';
import * as v from 'valibot';

/** `Themes/{theme}/Game{n}`, without `..`, backslashes, encoded slashes or control characters. */
export const folderSchema = v.pipe(
  themeFolderSchema,
  v.check((folder) => !/\p{Cc}/u.test(folder), 'That is no folder of a theme.'),
);

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
  if (hash === undefined || !v.is(folderSchema, folder)) return null;
  return { folder, hash, format: format as PictureFormat }; // the pattern matches exactly the formats
};

/** Returns the URL of a picture for browsers. */
export const imageUrl = (publicId: string): string =>
  `/images/${publicId.split('/').map(encodeURIComponent).join('/')}`;

/** A picture as a rateable item. Its id is the same in every game and room that shows the same bytes. */
export const itemOf = ({ publicId, alt }: { publicId: string; alt: string }): Item => ({
  id: readPublicId(publicId)?.hash.slice(0, 16) ?? 'unknown',
  url: imageUrl(publicId),
  alt,
});

/** A stored picture as the theme editor lists it. `file_name`: the name of the uploaded file. */
export const editorPictureSchema = v.object({
  public_id: v.string(),
  url: v.string(),
  alt: v.string(),
  width: v.number(),
  height: v.number(),
  file_name: v.string(),
});
