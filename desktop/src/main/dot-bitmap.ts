/** Of the product's mark, as blue, green, red. */
const color = [0x42, 0x91, 0xff] as const;

/** Returns the pixels of a dot that fills a square with sides of `size` pixels, 4 bytes each: blue, green, red, opacity. */
export function dotBitmap(size: number): Buffer {
  const pixels = Buffer.alloc(size * size * 4);
  const middle = (size - 1) / 2;
  for (let at = 0; at < size * size; at += 1) {
    const distance = Math.hypot((at % size) - middle, Math.floor(at / size) - middle);
    // The edge is one pixel of half opacity.
    const opacity = Math.min(1, Math.max(0, size / 2 - distance));
    pixels.set([...color.map((part) => Math.round(part * opacity)), Math.round(255 * opacity)], at * 4);
  }
  return pixels;
}
