// @vitest-environment node
import { expect, test, vi } from 'vitest';
import { assertPicture, preparePicture } from './prepare-picture.ts';

const ascii = (text: string) => [...text].map((letter) => letter.charCodeAt(0));
const big = (value: number) => [24, 16, 8, 0].map((shift) => (value >>> shift) & 255);
const png = (width: number, height: number) =>
  Uint8Array.from([
    ...[0x89, ...ascii('PNG\r\n'), 0x1a, 0x0a],
    ...[...big(13), ...ascii('IHDR'), ...big(width), ...big(height), 8, 6, 0, 0, 0],
  ]);

test('accepts a picture by its content', () => {
  expect(() => assertPicture(png(12_000, 1))).not.toThrow();
});

test.each([
  ['an empty file', new Uint8Array(), 'The file is empty.'],
  ['a file of 20 MB', new Uint8Array(20 * 1024 * 1024), 'The file is larger than 15 MB.'],
  ['an HTML page', Uint8Array.from(ascii('<!doctype html><p>')), /^This is not a PNG/],
  ['an SVG', Uint8Array.from(ascii('<svg xmlns="http://www.w3.org/2000/svg"></svg>')), /^This is not a PNG/],
  ['half a header', png(9, 9).slice(0, 14), /^This is not a PNG/],
  ['a picture without pixels', png(0, 9), /^This is not a PNG/],
  ['20,000 pixels on one side', png(20_000, 1), /^The picture has more than 12000 pixels/],
])('says why it refuses %s', (_, bytes, reason) => {
  expect(() => assertPicture(bytes)).toThrow(reason);
});

const container = (...brands: string[]) =>
  Uint8Array.from([
    ...big(16 + 4 * (brands.length - 1)),
    ...ascii('ftyp'),
    ...ascii(brands[0] ?? ''),
    ...big(0),
    ...ascii(brands.slice(1).join('')),
    ...Array(20).fill(0),
  ]);

test.each([
  ['of a phone', container('heic', 'mif1', 'heic')],
  ['in the general container', container('mif1', 'heic')],
  ['with 10 bits', container('heix', 'mif1')],
])('says that the browser cannot open a HEIC picture %s', async (_, bytes) => {
  vi.stubGlobal('createImageBitmap', async () => {
    throw new Error('cannot be decoded');
  });
  await expect(preparePicture(new File([bytes], 'IMG_1.HEIC'))).rejects.toThrow(
    'HEIC pictures cannot be opened by this browser. Save it as JPEG.',
  );
});

test('a broken AVIF picture is no HEIC picture', async () => {
  vi.stubGlobal('createImageBitmap', async () => {
    throw new Error('cannot be decoded');
  });
  await expect(preparePicture(new File([container('avif', 'mif1')], 'a.avif'))).rejects.toThrow(
    'This is not a PNG, JPEG, WebP, GIF or AVIF picture.',
  );
});

test('a HEIC picture becomes a WebP if the browser opens it', async () => {
  vi.stubGlobal('createImageBitmap', async () => ({ width: 40, height: 30, close: () => undefined }));
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      getContext = () => ({ drawImage: () => undefined });
      convertToBlob = async () => new Blob(['webp'], { type: 'image/webp' });
    },
  );
  const { picture } = await preparePicture(new File([container('heic', 'mif1')], 'IMG_1.HEIC'));
  expect(picture.type).toBe('image/webp');
});
