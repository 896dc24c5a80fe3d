import { asciiOf, ByteReader, joinBytes, MalformedPicture } from './bytes.ts';

type Bytes = Uint8Array<ArrayBuffer>;

const block = { extension: 0x21, image: 0x2c, trailer: 0x3b };
const extension = { text: 0x01, control: 0xf9, application: 0xff };
const controlBytes = 4;
/** Applications whose block says how often the animation repeats: the number 1 and a count of two bytes. */
const repeats = new Set(['NETSCAPE2.0', 'ANIMEXTS1.0']);
const repeatBytes = 3;

const colorTableBytes = (flags: number): number => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);

/** Reads sub-blocks to the empty one that ends them. */
const readSubBlocks = (reader: ByteReader): Bytes[] => {
  const blocks: Bytes[] = [];
  for (let length = reader.uint(1); length > 0; length = reader.uint(1)) blocks.push(reader.take(length));
  return blocks;
};

const extensionOf = (label: number, ...blocks: Bytes[]): Bytes =>
  joinBytes([[block.extension, label], ...blocks.flatMap((content) => [[content.length], content]), [0]]);

/** Returns a GIF without comments, texts, data of applications and bytes after its end. */
export const cleanGif = (file: Bytes): Bytes => {
  const reader = new ByteReader(file);
  reader.take(10);
  const flags = reader.uint(1);
  reader.take(2 + colorTableBytes(flags));
  const kept: Bytes[] = [file.subarray(0, reader.offset)];
  // A graphic control belongs to the next image or text, and is kept or dropped with it.
  let control: Bytes | null = null;
  let hasImage = false;
  for (;;) {
    const start = reader.offset;
    const type = reader.uint(1);
    if (type === block.trailer) break;
    if (type === block.image) {
      reader.take(8);
      reader.take(colorTableBytes(reader.uint(1)) + 1);
      readSubBlocks(reader);
      if (control) kept.push(control);
      control = null;
      kept.push(file.subarray(start, reader.offset));
      hasImage = true;
    } else if (type === block.extension) {
      const label = reader.uint(1);
      const [first, second] = readSubBlocks(reader);
      if (label === extension.control && first?.length === controlBytes) control = extensionOf(label, first);
      if (label === extension.text) control = null;
      if (label !== extension.application || !first || !repeats.has(asciiOf(first))) continue;
      if (second?.length === repeatBytes) kept.push(extensionOf(label, first, second));
    } else throw new MalformedPicture();
  }
  if (!hasImage) throw new MalformedPicture();
  return joinBytes([...kept, [block.trailer]]);
};
