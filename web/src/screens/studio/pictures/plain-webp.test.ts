// @vitest-environment node
import { expect, test, vi } from 'vitest';
import { plainWebp } from './plain-webp.ts';
import { preparePicture } from './prepare-picture.ts';

const ascii = (text: string) => [...text].map((letter) => letter.charCodeAt(0));
const little = (value: number) => [0, 8, 16, 24].map((shift) => (value >>> shift) & 255);
const chunk = (name: string, ...content: number[]) => [
  ...ascii(name),
  ...little(content.length),
  ...content,
  ...(content.length % 2 === 1 ? [0] : []),
];
const webp = (...chunks: number[][]) => {
  const content = chunks.flat();
  return Uint8Array.from([...ascii('RIFF'), ...little(4 + content.length), ...ascii('WEBP'), ...content]);
};
/** The header of a picture of 40 x 30 pixels. */
const header = chunk('VP8X', 0, 0, 0, 0, 39, 0, 0, 29, 0, 0);
const pixels = chunk('VP8L', 47, 1, 2);
const still = webp(header, pixels);

test('returns a still picture without the bytes after its end', () => {
  expect(plainWebp(still)).toEqual(still);
  expect(plainWebp(Uint8Array.from([...still, ...ascii('secret')]))).toEqual(still);
});

test.each([
  ['EXIF data', webp(header, pixels, chunk('EXIF', 1, 2))],
  ['XMP data', webp(header, pixels, chunk('XMP ', 1))],
  ['a color profile', webp(header, chunk('ICCP', 1, 2), pixels)],
  ['an animation', webp(header, chunk('ANIM', 1, 2), pixels)],
  ['an unknown chunk', webp(header, pixels, chunk('junk', 1))],
  ['a length beyond its end', still.slice(0, -1)],
  ['another format', Uint8Array.from([...ascii('GIF89a'), ...Array(30).fill(0)])],
])('returns null for a file with %s', (_, bytes) => {
  expect(plainWebp(bytes)).toBeNull();
});

/** A browser that decodes every picture as `width` x 30 pixels, and encodes it as `size` bytes. */
function fakeCanvas({ width, size }: { width: number; size: number }) {
  vi.stubGlobal('createImageBitmap', async () => ({ width, height: 30, close: () => undefined }));
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      getContext = () => ({ drawImage: () => undefined });
      convertToBlob = async () => new Blob([new Uint8Array(size)], { type: 'image/webp' });
    },
  );
}
const prepared = async (bytes: Uint8Array<ArrayBuffer>) => {
  const { picture } = await preparePicture(new File([bytes], 'a.webp'));
  return new Uint8Array(await picture.arrayBuffer());
};

test.each([
  ['the original if it is smaller', { width: 40, size: 900 }, still, still.length],
  ['the new picture if it is smaller', { width: 40, size: 9 }, still, 9],
  ['the new picture if the original is too large for a screen', { width: 2_000, size: 900 }, still, 900],
  [
    'the new picture if the original has metadata',
    { width: 40, size: 900 },
    webp(header, pixels, chunk('EXIF', 1)),
    900,
  ],
])('a prepared picture is %s', async (_, canvas, bytes, length) => {
  fakeCanvas(canvas);
  expect(await prepared(bytes)).toHaveLength(length);
});
