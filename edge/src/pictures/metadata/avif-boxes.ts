import { type ByteReader, MalformedPicture } from './bytes.ts';

/** A box by positions in the file. `content`: the position after the header. */
export type Box = { type: string; start: number; content: number; end: number };
/** Positions of bytes in the file; `end` is the first position after them. */
export type Range = { start: number; end: number };

/** Limits for forged files. A picture in tiles has up to 256 items. */
const maxBoxes = 1024;
const maxExtents = 16;

/** Reads the header of a box and moves behind the box; null if no box that ends by `end` begins here. */
const readBox = (reader: ByteReader, end: number): Box | null => {
  const start = reader.offset;
  if (end - start < 8) return null;
  const size = reader.uint(4);
  const type = reader.ascii(4);
  const length = size === 1 ? reader.uint(8) : size;
  const boxEnd = size === 0 ? end : start + length;
  if (boxEnd < reader.offset || boxEnd > end) return null;
  const box = { type, start, content: reader.offset, end: boxEnd };
  reader.offset = boxEnd;
  return box;
};

/** Reads the boxes from `start` to `end`. Throws `MalformedPicture`. */
export const readBoxes = (reader: ByteReader, { start, end }: Range): Box[] => {
  const boxes: Box[] = [];
  reader.offset = start;
  while (reader.offset < end) {
    const box = readBox(reader, end);
    if (!box || boxes.length === maxBoxes) throw new MalformedPicture();
    boxes.push(box);
  }
  return boxes;
};

/** Reads the boxes at the start of the file, up to bytes that are no box. */
export const readLeadingBoxes = (reader: ByteReader): Box[] => {
  const boxes: Box[] = [];
  for (;;) {
    const box = readBox(reader, reader.length);
    if (!box) return boxes;
    if (boxes.length === maxBoxes) throw new MalformedPicture();
    boxes.push(box);
  }
};

/** Reads the version of a full box and moves behind version and flags. */
const readVersion = (reader: ByteReader): number => {
  const version = reader.uint(1);
  reader.take(3);
  return version;
};

/** Reads the types of all items from an `iinf` box. Items of old versions have no type: ''. */
export const readItemTypes = (reader: ByteReader, { content, end }: Box): Map<number, string> => {
  reader.offset = content;
  reader.take(readVersion(reader) === 0 ? 2 : 4);
  const entries = readBoxes(reader, { start: reader.offset, end });
  return new Map(
    entries.map((entry) => {
      reader.offset = entry.content;
      const version = readVersion(reader);
      const id = reader.uint(version === 3 ? 4 : 2);
      reader.take(2);
      return [id, version < 2 ? '' : reader.ascii(4)];
    }),
  );
};

export type ItemLocation = {
  id: number;
  isInItemData: boolean;
  extents: { offset: number; length: number }[];
};

/** Reads from an `iloc` box where each item's bytes are: in the file, or in the `idat` box. */
export const readItemLocations = (reader: ByteReader, { content }: Box): ItemLocation[] => {
  reader.offset = content;
  const version = readVersion(reader);
  const sizes = reader.uint(2);
  const nibble = (index: number) => (sizes >> (4 * (3 - index))) & 15;
  const number = (size: number) => (size === 0 ? 0 : reader.uint(size));
  const [offsetSize, lengthSize, baseSize, indexSize] = [nibble(0), nibble(1), nibble(2), nibble(3)];
  const count = reader.uint(version < 2 ? 2 : 4);
  if (count > maxBoxes) throw new MalformedPicture();
  return Array.from({ length: count }, () => {
    const id = reader.uint(version < 2 ? 2 : 4);
    const isInItemData = version > 0 && (reader.uint(2) & 15) === 1;
    reader.take(2);
    const base = number(baseSize);
    const extentCount = reader.uint(2);
    if (extentCount > maxExtents) throw new MalformedPicture();
    const extents = Array.from({ length: extentCount }, () => {
      if (version > 0) number(indexSize);
      return { offset: base + number(offsetSize), length: number(lengthSize) };
    });
    return { id, isInItemData, extents };
  });
};
