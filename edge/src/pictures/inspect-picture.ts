import { GIF } from 'image-size/types/gif';
import { HEIF } from 'image-size/types/heif';
import { JPG } from 'image-size/types/jpg';
import { PNG } from 'image-size/types/png';
import { WEBP } from 'image-size/types/webp';
import type { PictureFormat } from './picture.ts';

type Dimensions = { width?: number | undefined; height?: number | undefined; type?: string | undefined };
type Reader = { validate(bytes: Uint8Array): boolean; calculate(bytes: Uint8Array): Dimensions };

const readers: readonly [PictureFormat, Reader][] = [
  ['png', PNG],
  ['jpg', JPG],
  ['webp', WEBP],
  ['gif', GIF],
  ['avif', HEIF],
];

/**
 * Maximum number of bytes to search for the dimensions, which are near the start. It bounds the work for a forged file.
 */
const headBytes = 512 * 1024;

export type Picture = { format: PictureFormat; width: number; height: number };

/** Detects format and size of a picture from its content; null if the format is not allowed. */
export const inspectPicture = (bytes: Uint8Array): Picture | null => {
  const head = bytes.subarray(0, headBytes);
  try {
    const [format, reader] = readers.find(([, { validate }]) => validate(head)) ?? [];
    if (!format || !reader) return null;
    const { width = 0, height = 0, type } = reader.calculate(head);
    const isOtherHeif = format === 'avif' && type !== 'avif';
    return isOtherHeif || width < 1 || height < 1 ? null : { format, width, height };
  } catch {
    // The header is truncated or contains wrong lengths.
    return null;
  }
};
