import {
  type Box,
  type Range,
  readBoxes,
  readItemLocations,
  readItemTypes,
  readLeadingBoxes,
} from './avif-boxes.ts';
import { ByteReader, bytesOf, MalformedPicture } from './bytes.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** Items that describe the picture and are no part of it: Exif, XMP, and others by MIME type or URI. */
const descriptions = new Set(['', 'Exif', 'mime', 'uri ']);
/** The boxes that a cleaned file keeps, at its top level and in its box `meta`. All others are emptied. */
const keptTopLevel = new Set(['ftyp', 'meta', 'mdat']);
const keptInMeta = new Set(['hdlr', 'pitm', 'iloc', 'iinf', 'iprp', 'iref', 'idat', 'grpl', 'dinf']);
const metaVersionBytes = 4;

const find = (boxes: readonly Box[], type: string): Box => {
  const box = boxes.find((candidate) => candidate.type === type);
  if (!box) throw new MalformedPicture();
  return box;
};

/** Returns the positions of the bytes of all items that are part of the picture. */
const pictureRanges = (reader: ByteReader, meta: readonly Box[]): Range[] => {
  const types = readItemTypes(reader, find(meta, 'iinf'));
  const data = meta.find(({ type }) => type === 'idat');
  return readItemLocations(reader, find(meta, 'iloc'))
    .filter(({ id }) => !descriptions.has(types.get(id) ?? ''))
    .flatMap(({ isInItemData, extents }) => {
      const [origin, limit] = isInItemData ? [data?.content ?? 0, data?.end ?? 0] : [0, reader.length];
      return extents.map(({ offset, length }) => {
        const start = origin + offset;
        // A length of 0 means all bytes to the end.
        return { start, end: length === 0 ? limit : start + length };
      });
    });
};

/** Sorts ranges and joins those that overlap, so that no byte is copied twice. */
const union = (ranges: readonly Range[]): Range[] => {
  const joined: Range[] = [];
  for (const { start, end } of ranges.toSorted((a, b) => a.start - b.start)) {
    const last = joined.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else joined.push({ start, end });
  }
  return joined;
};

/**
 * Returns an AVIF without Exif, XMP, other descriptions, unknown boxes, bytes that no part of the picture uses, and bytes
 * after its end. Sizes and positions inside stay as they are, because items are found by position: what is removed becomes
 * zeros. The orientation is a property of the picture and stays.
 */
export const cleanAvif = (file: Bytes): Bytes => {
  const reader = new ByteReader(file);
  const leading = readLeadingBoxes(reader);
  const boxes = leading.slice(0, leading.findLastIndex(({ type }) => keptTopLevel.has(type)) + 1);
  const metaBox = find(boxes, 'meta');
  const meta = readBoxes(reader, { start: metaBox.content + metaVersionBytes, end: metaBox.end });
  const ranges = union(pictureRanges(reader, meta));
  const end = boxes.at(-1)?.end ?? 0;
  const cleaned = file.slice(0, end);

  const emptied = [...boxes, ...meta].filter(({ type }) => type === 'mdat' || type === 'idat');
  for (const { content, end: contentEnd } of emptied) cleaned.fill(0, content, contentEnd);
  for (const range of ranges) {
    let missing = range.end - range.start;
    for (const box of emptied) {
      const start = Math.max(range.start, box.content);
      const rangeEnd = Math.min(range.end, box.end);
      if (start >= rangeEnd) continue;
      cleaned.set(file.subarray(start, rangeEnd), start);
      missing -= rangeEnd - start;
    }
    if (missing > 0) throw new MalformedPicture();
  }
  const dropped = [
    ...boxes.filter(({ type }) => !keptTopLevel.has(type)),
    ...meta.filter(({ type }) => !keptInMeta.has(type)),
  ];
  for (const box of dropped) {
    cleaned.set(bytesOf('free'), box.start + 4);
    cleaned.fill(0, box.content, box.end);
  }
  return cleaned;
};
