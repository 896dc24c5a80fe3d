/** A file that ends early or has impossible lengths. */
export class MalformedPicture extends Error {}

type Bytes = Uint8Array<ArrayBuffer>;

/** Reads a file from start to end. Every read beyond the end throws `MalformedPicture`. */
export class ByteReader {
  offset = 0;
  readonly #bytes: Bytes;
  readonly #view: DataView;

  constructor(bytes: Bytes) {
    this.#bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  get length(): number {
    return this.#bytes.length;
  }

  get isAtEnd(): boolean {
    return this.offset >= this.length;
  }

  /** Returns the next `length` bytes as a view of the file, and moves behind them. */
  take(length: number): Bytes {
    const start = this.offset;
    if (length < 0 || start + length > this.length) throw new MalformedPicture();
    this.offset += length;
    return this.#bytes.subarray(start, this.offset);
  }

  /** Reads an unsigned number of 1, 2, 3, 4 or 8 bytes. */
  uint(bytes: number, littleEndian = false): number {
    const taken = this.take(bytes);
    const ordered = littleEndian ? taken.toReversed() : taken;
    return ordered.reduce((value, byte) => value * 256 + byte, 0);
  }

  /** Returns the byte at an absolute position; undefined after the end. */
  at(position: number): number | undefined {
    return position < this.length ? this.#view.getUint8(position) : undefined;
  }

  ascii(length: number): string {
    return asciiOf(this.take(length));
  }
}

export const asciiOf = (bytes: Uint8Array): string => String.fromCharCode(...bytes);
export const bytesOf = (ascii: string): number[] => [...ascii].map((letter) => letter.charCodeAt(0));

/** Returns the bytes of a number, the highest first. */
export const bigEndian = (value: number, bytes: number): number[] =>
  Array.from({ length: bytes }, (_, index) => Math.floor(value / 256 ** (bytes - 1 - index)) % 256);
export const littleEndian = (value: number, bytes: number): number[] => bigEndian(value, bytes).reverse();

/** Joins parts into one file. */
export const joinBytes = (parts: readonly (Uint8Array | readonly number[])[]): Bytes => {
  const joined = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let offset = 0;
  for (const part of parts) {
    joined.set(part, offset);
    offset += part.length;
  }
  return joined;
};
