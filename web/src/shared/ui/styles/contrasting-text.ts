/** Red, green and blue, 0 to 255. */
type Rgb = readonly [number, number, number];

const cache = new Map<string, string>();

function parseHex(color: string): Rgb | undefined {
  const digits = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(color)?.[1];
  if (!digits) return undefined;
  const full = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  const value = Number.parseInt(full, 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** The browser paints the color and the pixel is read back. This supports every CSS color: names, hsl(), oklch(). */
function parsePainted(color: string): Rgb | undefined {
  if (typeof CSS === 'undefined' || !CSS.supports('color', color)) return undefined;
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 1;
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (!pen) return undefined;
  pen.fillStyle = color;
  pen.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = pen.getImageData(0, 0, 1, 1).data;
  return [red, green, blue];
}

/** WCAG relative luminance, 0 to 1. */
function luminance(rgb: Rgb): number {
  const [red = 0, green = 0, blue = 0] = rgb.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/**
 * Returns black or white, whichever has the higher contrast on a solid CSS color: at least 4.58:1, so always AA. A
 * color that cannot be parsed gets black.
 */
export function contrastingText(color: string): string {
  const known = cache.get(color);
  if (known) return known;
  const rgb = parseHex(color) ?? parsePainted(color);
  // At this luminance black and white have equal contrast.
  const text = rgb && luminance(rgb) < 0.179 ? '#fff' : '#000';
  cache.set(color, text);
  return text;
}
