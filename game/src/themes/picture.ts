import * as v from 'valibot';
import { limits } from '../limits.ts';

/* The types of a picture and how they are made from each other: docs/studio.md. Rooms play and show it as an `Item`. */

/** The description of a picture, which is also its name in the game. */
const pictureAltSchema = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1, 'Describe the picture in a few words.'),
  v.maxLength(limits.pictureAlt),
);

/** A stored picture as the API sends it. */
export const storedPictureSchema = v.object({
  /** The folder, the hash of the bytes and the format. */
  public_id: v.string(),
  url: v.string(),
  alt: v.string(),
  width: v.number(),
  height: v.number(),
  /** The name of the uploaded file. */
  file_name: v.string(),
});
export type StoredPicture = v.InferOutput<typeof storedPictureSchema>;

/** A stored picture as a theme that is saved names it. */
export const namedPictureSchema = v.object({
  public_id: v.pipe(storedPictureSchema.entries.public_id, v.maxLength(200)),
  alt: pictureAltSchema,
});

/** A picture of a game in a file. */
export const filePictureSchema = v.object({
  /** Path below `pictures/`: `<theme>/<game, from 1>/<name>.<extension>`. */
  file: v.pipe(
    v.string(),
    v.maxLength(200),
    v.regex(/^(?!.*\.\.)[^/\\\p{Cc}]+(\/[^/\\\p{Cc}]+)*$/u, 'That is no path below pictures/.'),
  ),
  /** Text alternative, also shown as the picture's name. */
  alt: pictureAltSchema,
  /** Where the picture comes from: `<collection>:<name in the collection>`. Empty: unknown. */
  source: v.optional(v.pipe(v.string(), v.maxLength(200)), ''),
});
export type FilePicture = v.InferOutput<typeof filePictureSchema>;

/** Returns a file's name without extension, with separators replaced by spaces: 'red-panda.png' is 'red panda'. */
export const fileNameAsText = (fileName: string): string =>
  fileName
    .replace(/\.\w+$/, '')
    .replace(/[-_]+/g, ' ')
    .trim()
    .slice(0, limits.pictureAlt);
