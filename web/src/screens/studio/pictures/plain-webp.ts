/** The chunks of a still picture. All others are metadata, color profiles or animation. */
const pictureChunks: readonly string[] = ['VP8X', 'ALPH', 'VP8 ', 'VP8L'];

/**
 * Returns a WebP file without bytes after its end if it contains nothing except a still picture; otherwise null. The bytes
 * must begin as a WebP file.
 */
export function plainWebp(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const textAt = (at: number) => String.fromCharCode(...bytes.subarray(at, at + 4));
  if (bytes.length < 20 || textAt(0) !== 'RIFF' || textAt(8) !== 'WEBP') return null;
  const end = 8 + view.getUint32(4, true);
  if (end > bytes.length) return null;
  for (let at = 12; at < end; ) {
    if (at + 8 > end || !pictureChunks.includes(textAt(at))) return null;
    const size = view.getUint32(at + 4, true);
    // Chunks begin at even positions.
    at += 8 + size + (size % 2);
  }
  return bytes.slice(0, end);
}
