import { crc32, deflateSync } from 'node:zlib';
import { bigEndian, bytesOf, joinBytes } from './metadata/bytes.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** A decoded picture: red, green, blue and opacity of each pixel, row by row. */
export type Pixels = {
  readonly data: Uint8Array | Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
};

const channels = 4;

/** Returns the picture in 1/n of its size, where n is the largest whole number that leaves its shorter side at least `least` pixels. */
export const shrunk = (pixels: Pixels, least: number): Pixels => {
  const by = Math.floor(Math.min(pixels.width, pixels.height) / least);
  if (by < 2) return pixels;
  const [width, height] = [Math.floor(pixels.width / by), Math.floor(pixels.height / by)];
  const data = new Uint8Array(width * height * channels);
  for (let at = 0; at < width * height; at += 1) {
    const [left, top] = [(at % width) * by, Math.floor(at / width) * by];
    let [red, green, blue, opacity] = [0, 0, 0, 0];
    for (let y = top; y < top + by; y += 1)
      for (let x = left; x < left + by; x += 1) {
        const from = (y * pixels.width + x) * channels;
        const alpha = pixels.data[from + 3] ?? 0;
        // Weighted, so that the color of invisible pixels does not count.
        red += (pixels.data[from] ?? 0) * alpha;
        green += (pixels.data[from + 1] ?? 0) * alpha;
        blue += (pixels.data[from + 2] ?? 0) * alpha;
        opacity += alpha;
      }
    const weight = Math.max(1, opacity);
    data.set([red / weight, green / weight, blue / weight, opacity / (by * by)], at * channels);
  }
  return { data, width, height };
};

const signature = [0x89, ...bytesOf('PNG\r\n\x1a\n')];

const chunk = (type: string, content: Bytes): Bytes => {
  const checked = joinBytes([bytesOf(type), content]);
  return joinBytes([bigEndian(content.length, 4), checked, bigEndian(crc32(checked), 4)]);
};

/** Encodes a picture as PNG, quickly rather than small: the result is drawn and not stored. */
export const pngOf = ({ data, width, height }: Pixels): Bytes => {
  const stride = width * channels;
  // Each row begins with the number of its filter: none.
  const rows = new Uint8Array(height * (stride + 1));
  for (let y = 0; y < height; y += 1)
    rows.set(data.subarray(y * stride, (y + 1) * stride), y * (stride + 1) + 1);
  const header = joinBytes([bigEndian(width, 4), bigEndian(height, 4), [8, 6, 0, 0, 0]]);
  return joinBytes([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', Uint8Array.from(deflateSync(rows, { level: 1 }))),
    chunk('IEND', new Uint8Array()),
  ]);
};
