import { asciiOf, bigEndian, bytesOf } from './bytes.ts';

const orientationTag = 0x0112;
const shortType = 3;
const entryBytes = 12;

/**
 * Reads how a picture must be turned for display from its Exif block (a TIFF header and its first directory). Returns 2 to
 * 8; null if there is no block, if it is malformed, or if the picture is upright.
 */
export const readOrientation = (exif: Uint8Array): number | null => {
  const view = new DataView(exif.buffer, exif.byteOffset, exif.byteLength);
  try {
    const isLittle = asciiOf(exif.subarray(0, 2)) === 'II';
    const directory = view.getUint32(4, isLittle);
    const entries = view.getUint16(directory, isLittle);
    for (let index = 0; index < entries; index += 1) {
      const entry = directory + 2 + index * entryBytes;
      if (view.getUint16(entry, isLittle) !== orientationTag) continue;
      const value = view.getUint16(entry + 8, isLittle);
      return value >= 2 && value <= 8 ? value : null;
    }
    return null;
  } catch {
    // The block ends early.
    return null;
  }
};

/** Returns an Exif block that contains the orientation (1 to 8) and nothing else: 26 bytes. */
export const orientationOnly = (orientation: number): number[] => [
  ...bytesOf('MM\0*'),
  ...bigEndian(8, 4),
  ...bigEndian(1, 2),
  ...bigEndian(orientationTag, 2),
  ...bigEndian(shortType, 2),
  ...bigEndian(1, 4),
  ...bigEndian(orientation, 2),
  ...[0, 0],
  ...bigEndian(0, 4),
];
