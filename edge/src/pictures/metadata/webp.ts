import { ByteReader, bytesOf, joinBytes, littleEndian, MalformedPicture } from './bytes.ts';
import { orientationOnly, readOrientation } from './orientation.ts';

type Bytes = Uint8Array<ArrayBuffer>;
type Chunk = { type: string; content: Bytes };

const pixels = ['VP8 ', 'VP8L', 'ANMF'];
const shown = new Set([...pixels, 'VP8X', 'ALPH', 'ANIM', 'ICCP']);
const shownInFrame = new Set(['ALPH', 'VP8 ', 'VP8L']);
const frameHeaderBytes = 16;
const headerFlags = { exif: 0x08, xmp: 0x04 };
const exifHeader = bytesOf('Exif\0\0');

const readChunks = (bytes: Bytes): Chunk[] => {
  const reader = new ByteReader(bytes);
  const chunks: Chunk[] = [];
  while (!reader.isAtEnd) {
    const type = reader.ascii(4);
    const content = reader.take(reader.uint(4, true));
    // The padding after the last chunk may be missing.
    if (content.length % 2 === 1 && !reader.isAtEnd) reader.take(1);
    chunks.push({ type, content });
  }
  return chunks;
};

const chunkOf = (type: string, content: Uint8Array | number[]) => [
  ...[bytesOf(type), littleEndian(content.length, 4), content],
  ...(content.length % 2 === 1 ? [[0]] : []),
];

/** Returns a frame of an animation without unknown chunks. */
const cleanFrame = (content: Bytes): Bytes =>
  joinBytes([
    content.subarray(0, frameHeaderBytes),
    ...readChunks(content.subarray(frameHeaderBytes))
      .filter(({ type }) => shownInFrame.has(type))
      .flatMap((chunk) => chunkOf(chunk.type, chunk.content)),
  ]);

/** Some programs put the header of JPEG's Exif segment before the block. */
const withoutExifHeader = (exif: Bytes): Bytes =>
  exifHeader.every((byte, index) => exif[index] === byte) ? exif.subarray(exifHeader.length) : exif;

const cleanHeader = (content: Bytes, hasExif: boolean): Bytes => {
  const cleaned = content.slice();
  const flags = (content[0] ?? 0) & ~(headerFlags.exif | headerFlags.xmp);
  cleaned[0] = hasExif ? flags | headerFlags.exif : flags;
  return cleaned;
};

/**
 * Returns a WebP without Exif (apart from the orientation), XMP, unknown chunks and bytes after its end. Color profiles and
 * animations stay.
 */
export const cleanWebp = (file: Bytes): Bytes => {
  const reader = new ByteReader(file);
  reader.take(4);
  const length = reader.uint(4, true);
  reader.take(4);
  const chunks = readChunks(reader.take(length - 4));
  if (!chunks.some(({ type }) => pixels.includes(type))) throw new MalformedPicture();
  const exif = chunks.find(({ type }) => type === 'EXIF');
  const orientation = exif ? readOrientation(withoutExifHeader(exif.content)) : null;
  const kept = chunks.flatMap(({ type, content }) => {
    if (!shown.has(type)) return [];
    if (type === 'VP8X') return chunkOf(type, cleanHeader(content, orientation !== null));
    return chunkOf(type, type === 'ANMF' ? cleanFrame(content) : content);
  });
  const turned = orientation === null ? [] : chunkOf('EXIF', orientationOnly(orientation));
  const body = joinBytes([bytesOf('WEBP'), ...kept, ...turned]);
  return joinBytes([bytesOf('RIFF'), littleEndian(body.length, 4), body]);
};
