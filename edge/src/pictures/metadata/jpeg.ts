import { asciiOf, ByteReader, bigEndian, bytesOf, joinBytes, MalformedPicture } from './bytes.ts';
import { orientationOnly, readOrientation } from './orientation.ts';

type Bytes = Uint8Array<ArrayBuffer>;
type Content = Bytes | number[];

const marker = {
  end: 0xd9,
  scan: 0xda,
  comment: 0xfe,
  app0: 0xe0,
  app1: 0xe1,
  app2: 0xe2,
  app14: 0xee,
  app15: 0xef,
};
const exifHeader = 'Exif\0\0';
/** JFIF's header without a thumbnail: identifier, version, density, and the two sides of the thumbnail. */
const jfifBytes = 14;

const startsWith = (bytes: Uint8Array, ascii: string) => asciiOf(bytes.subarray(0, ascii.length)) === ascii;
const isApplication = (type: number) => type >= marker.app0 && type <= marker.app15;
const isFrame = (type: number) => type >= 0xc0 && type <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(type);
/** Markers without a length, between parts of a scan's data. */
const isRestart = (type: number) => type >= 0xd0 && type <= 0xd7;

/** Returns what remains of an application segment; null if it is dropped. */
const cleanApplication = (type: number, content: Bytes): Content | null => {
  if (type === marker.app0 && startsWith(content, 'JFIF\0') && content.length >= jfifBytes)
    return [...content.subarray(0, jfifBytes - 2), 0, 0];
  if (type === marker.app1 && startsWith(content, exifHeader)) {
    const orientation = readOrientation(content.subarray(exifHeader.length));
    return orientation === null ? null : [...bytesOf(exifHeader), ...orientationOnly(orientation)];
  }
  const decidesColors =
    (type === marker.app2 && startsWith(content, 'ICC_PROFILE\0')) ||
    (type === marker.app14 && startsWith(content, 'Adobe'));
  return decidesColors ? content : null;
};

/** Returns what remains of a segment; null if it is dropped. */
const cleanSegment = (type: number, content: Bytes): Content | null => {
  if (type === marker.comment) return null;
  return isApplication(type) ? cleanApplication(type, content) : content;
};

/** Moves to the next marker that begins a segment or ends the file, behind the data of a scan or stray bytes. */
const moveToMarker = (reader: ByteReader): void => {
  for (;;) {
    const byte = reader.at(reader.offset);
    const type = reader.at(reader.offset + 1);
    if (byte === undefined || type === undefined) throw new MalformedPicture();
    if (byte === 0xff && type > 0x01 && type < 0xff && !isRestart(type)) return;
    reader.offset += 1;
  }
};

/**
 * Returns a JPEG without Exif (apart from the orientation), XMP, comments, thumbnails, other application data and bytes
 * after its end. Color profiles stay.
 */
export const cleanJpeg = (file: Bytes): Bytes => {
  const reader = new ByteReader(file);
  const kept: Content[] = [reader.take(2)];
  let hasFrame = false;
  let hasScan = false;
  for (;;) {
    moveToMarker(reader);
    const type = reader.uint(2) & 0xff;
    if (type === marker.end) break;
    const content = cleanSegment(type, reader.take(reader.uint(2) - 2));
    if (content) kept.push([0xff, type, ...bigEndian(content.length + 2, 2)], content);
    if (isFrame(type)) hasFrame = true;
    if (type !== marker.scan) continue;
    hasScan = true;
    const start = reader.offset;
    moveToMarker(reader);
    kept.push(file.subarray(start, reader.offset));
  }
  if (!hasFrame || !hasScan) throw new MalformedPicture();
  return joinBytes([...kept, [0xff, marker.end]]);
};
