import { cleanAvif } from './metadata/avif.ts';
import { MalformedPicture } from './metadata/bytes.ts';
import { cleanGif } from './metadata/gif.ts';
import { cleanJpeg } from './metadata/jpeg.ts';
import { cleanPng } from './metadata/png.ts';
import { cleanWebp } from './metadata/webp.ts';
import type { PictureFormat } from './picture.ts';

type Bytes = Uint8Array<ArrayBuffer>;

const cleaners: Record<PictureFormat, (file: Bytes) => Bytes> = {
  png: cleanPng,
  jpg: cleanJpeg,
  webp: cleanWebp,
  gif: cleanGif,
  avif: cleanAvif,
};

/**
 * Returns a picture without metadata (Exif, XMP, comments, texts, thumbnails) and without bytes after its end. The pixels,
 * color profiles, animations and the orientation stay: nothing is encoded again. Returns null if the file is cut off or
 * its structure is invalid.
 */
export const cleanPicture = (format: PictureFormat, file: Bytes): Bytes | null => {
  try {
    return cleaners[format](file);
  } catch (error) {
    if (error instanceof MalformedPicture) return null;
    throw error;
  }
};
