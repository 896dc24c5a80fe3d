const textAt = (bytes: Uint8Array, at: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(at, at + length));

/** Returns true if the picture has several frames: an animated GIF, PNG, WebP or AVIF. `bytes`: a whole file. */
export function isAnimated(bytes: Uint8Array): boolean {
  if (textAt(bytes, 0, 4) === 'GIF8') return hasSecondFrame(bytes);
  if (textAt(bytes, 1, 3) === 'PNG') return hasAnimationChunk(bytes);
  if (textAt(bytes, 8, 8) === 'WEBPVP8X') return ((bytes[20] ?? 0) & 2) !== 0;
  // The brand of an AVIF file that is a sequence of pictures.
  return textAt(bytes, 4, 8) === 'ftypavis';
}

/** The announcement of frames comes before the pixels. */
function hasAnimationChunk(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 8; at + 12 <= bytes.length; at += 12 + view.getUint32(at)) {
    const type = textAt(bytes, at + 4, 4);
    if (type === 'acTL') return true;
    if (type === 'IDAT') return false;
  }
  return false;
}

/** The size of a GIF's color table in bytes, from the flags before it. */
const colorTableSize = (flags: number): number => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);

function hasSecondFrame(bytes: Uint8Array): boolean {
  let frames = 0;
  let at = 13 + colorTableSize(bytes[10] ?? 0);
  /** Skips blocks until the empty one. Each begins with its length. */
  const skipBlocks = () => {
    while (at < bytes.length && bytes[at] !== 0) at += 1 + (bytes[at] ?? 0);
    at += 1;
  };
  while (at < bytes.length) {
    if (bytes[at] === 0x21) {
      at += 2;
      skipBlocks();
    } else if (bytes[at] === 0x2c) {
      frames += 1;
      if (frames > 1) return true;
      at += 11 + colorTableSize(bytes[at + 9] ?? 0);
      skipBlocks();
    } else return false;
  }
  return false;
}
