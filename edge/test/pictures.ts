import type { Browser } from './browser.ts';

const text = (ascii: string) => [...ascii].map((letter) => letter.charCodeAt(0));
const big = (value: number, bytes = 4) =>
  Array.from({ length: bytes }, (_, index) => (value >>> (8 * (bytes - 1 - index))) & 255);
const little = (value: number, bytes: number) => big(value, bytes).reverse();
const box = (type: string, ...content: number[]) => [...big(8 + content.length), ...text(type), ...content];

type Side = { width: number; height: number };

/** Headers of pictures; the server reads nothing else. */
export const pictures = {
  png: ({ width, height }: Side) => [
    ...[0x89, ...text('PNG\r\n'), 0x1a, 0x0a],
    ...[...big(13), ...text('IHDR'), ...big(width), ...big(height), 8, 6, 0, 0, 0],
  ],
  jpg: ({ width, height }: Side) => [
    ...[0xff, 0xd8, 0xff, 0xe0, ...big(16, 2), ...text('JFIF\0'), 1, 1, 0, 0, 1, 0, 1, 0, 0],
    ...[0xff, 0xc0, ...big(17, 2), 8, ...big(height, 2), ...big(width, 2), 3, 1, 34, 0, 2, 17, 1, 3, 17, 1],
  ],
  gif: ({ width, height }: Side) => [...text('GIF89a'), ...little(width, 2), ...little(height, 2), 0, 0, 0],
  webp: ({ width, height }: Side) => [
    ...[...text('RIFF'), ...little(22, 4), ...text('WEBPVP8X'), ...little(10, 4)],
    ...[0, 0, 0, 0, ...little(width - 1, 3), ...little(height - 1, 3)],
  ],
  avif: ({ width, height }: Side) => [
    ...box('ftyp', ...text('avif'), 0, 0, 0, 0, ...text('avifmif1')),
    ...box(
      'meta',
      ...[0, 0, 0, 0],
      ...box('iprp', ...box('ipco', ...box('ispe', 0, 0, 0, 0, ...big(width), ...big(height)))),
    ),
  ],
} as const;

/** Returns a PNG that was not uploaded before. */
export const newPicture = (side: Side = { width: 64, height: 48 }) =>
  Uint8Array.from([...pictures.png(side), ...crypto.getRandomValues(new Uint8Array(16))]);

/** Uploads a file as the editor does. */
export const upload = (
  browser: Browser,
  folder: string,
  bytes: Uint8Array<ArrayBuffer> | number[] | string,
  {
    name = 'red-panda.png',
    alt,
    headers = {},
    staged = false,
  }: { name?: string; alt?: string; headers?: Record<string, string>; staged?: boolean } = {},
): Promise<Response> => {
  const form = new FormData();
  form.set('file', new File([typeof bytes === 'string' ? bytes : Uint8Array.from(bytes)], name));
  if (alt !== undefined) form.set('alt', alt);
  const query = new URLSearchParams({ folder, ...(staged && { staged: 'true' }) });
  return browser.post(`/api/cloudinary/upload?${query}`, form, headers);
};
