import { ByteReader, bigEndian, bytesOf, joinBytes, MalformedPicture } from './bytes.ts';
import { orientationOnly, readOrientation } from './orientation.ts';

const signatureBytes = 8;

/** Chunks that change how the picture looks. All others, known or not, are dropped. */
const shown = new Set([
  ...['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'sBIT', 'bKGD', 'hIST'],
  ...['cICP', 'mDCV', 'cLLI', 'acTL', 'fcTL', 'fdAT'],
]);

const crc32 = (bytes: readonly number[]): number => {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return (crc ^ 0xffffffff) >>> 0;
};

const chunkOf = (type: string, content: readonly number[]): number[] => {
  const checked = [...bytesOf(type), ...content];
  return [...bigEndian(content.length, 4), ...checked, ...bigEndian(crc32(checked), 4)];
};

/** Returns a PNG without texts, times, Exif (apart from the orientation), unknown chunks and bytes after its end. */
export const cleanPng = (file: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> => {
  const reader = new ByteReader(file);
  const kept: (Uint8Array | number[])[] = [reader.take(signatureBytes)];
  let hasPixels = false;
  for (;;) {
    const start = reader.offset;
    const length = reader.uint(4);
    const type = reader.ascii(4);
    const content = reader.take(length);
    reader.take(4);
    if (type === 'IDAT') hasPixels = true;
    if (shown.has(type)) kept.push(file.subarray(start, reader.offset));
    const orientation = type === 'eXIf' ? readOrientation(content) : null;
    if (orientation !== null) kept.push(chunkOf('eXIf', orientationOnly(orientation)));
    if (type === 'IEND') break;
  }
  if (!hasPixels) throw new MalformedPicture();
  return joinBytes(kept);
};
