/** Colors as blue, green, red: of the product's mark, and of text on it. */
const color = [0x42, 0x91, 0xff] as const;
const ink = [0x26, 0x11, 0x23] as const;

/** Pixels of the characters, as rows of bits. */
const glyphs: Readonly<Record<string, readonly [number, number, number, number, number]>> = {
  1: [0b010, 0b110, 0b010, 0b010, 0b111],
  2: [0b111, 0b001, 0b111, 0b100, 0b111],
  3: [0b111, 0b001, 0b111, 0b001, 0b111],
  4: [0b101, 0b101, 0b111, 0b001, 0b001],
  5: [0b111, 0b100, 0b111, 0b001, 0b111],
  6: [0b111, 0b100, 0b111, 0b101, 0b111],
  7: [0b111, 0b001, 0b010, 0b010, 0b010],
  8: [0b111, 0b101, 0b111, 0b101, 0b111],
  9: [0b111, 0b101, 0b111, 0b001, 0b111],
  '+': [0b000, 0b010, 0b111, 0b010, 0b000],
};
const [glyphWidth, glyphHeight] = [3, 5];

/** Returns if a text that fills two thirds of a square covers one of its pixels. */
function coverOf(text: string, size: number): (x: number, y: number) => boolean {
  const columns = text.length * (glyphWidth + 1) - 1;
  const scale = Math.floor((size * 2) / 3 / Math.max(columns, glyphHeight));
  const left = Math.round((size - columns * scale) / 2);
  const top = Math.round((size - glyphHeight * scale) / 2);
  return (x, y) => {
    const [column, row] = [Math.floor((x - left) / scale), Math.floor((y - top) / scale)];
    const glyph = glyphs[text[Math.floor(column / (glyphWidth + 1))] ?? ''];
    const bits = glyph?.[row] ?? 0;
    const bit = glyphWidth - 1 - (column % (glyphWidth + 1));
    return bit >= 0 && ((bits >> bit) & 1) === 1;
  };
}

/**
 * Returns the pixels of a dot with a number, which fills a square with sides of `size` pixels, 4 bytes each: blue, green, red, opacity. More
 * than 9 is "9+".
 */
export function badgeBitmap(count: number, size: number): Buffer {
  const pixels = Buffer.alloc(size * size * 4);
  const middle = (size - 1) / 2;
  const isCovered = coverOf(count > 9 ? '9+' : String(count), size);
  for (let at = 0; at < size * size; at += 1) {
    const [x, y] = [at % size, Math.floor(at / size)];
    // The edge is one pixel of half opacity.
    const opacity = Math.min(1, Math.max(0, size / 2 - Math.hypot(x - middle, y - middle)));
    const parts = isCovered(x, y) ? ink : color;
    pixels.set([...parts.map((part) => Math.round(part * opacity)), Math.round(255 * opacity)], at * 4);
  }
  return pixels;
}
