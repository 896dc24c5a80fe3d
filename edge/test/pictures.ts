import type { PictureFormat } from '../src/pictures/picture.ts';
import type { Browser } from './browser.ts';

const text = (ascii: string) => [...ascii].map((letter) => letter.charCodeAt(0));
const big = (value: number, bytes = 4) =>
  Array.from({ length: bytes }, (_, index) => (value >>> (8 * (bytes - 1 - index))) & 255);
const little = (value: number, bytes: number) => big(value, bytes).reverse();
const box = (type: string, ...content: number[]) => [...big(8 + content.length), ...text(type), ...content];
const pngChunk = (type: string, ...content: number[]) => [
  ...[...big(content.length), ...text(type)],
  ...[...content, 0, 0, 0, 0],
];
const segment = (marker: number, ...content: number[]) => [
  0xff,
  marker,
  ...big(content.length + 2, 2),
  ...content,
];
const webpChunk = (type: string, ...content: number[]) => [
  ...[...text(type), ...little(content.length, 4), ...content],
  ...(content.length % 2 === 1 ? [0] : []),
];
const gifBlocks = (...content: number[]) => [content.length, ...content, 0];

type Side = { width: number; height: number };
type Make = (side: Side, options?: Options) => number[];
/** `metadata`: a text to put at every place for metadata. `exif`: an Exif block. `pixels`: stands for the pixels' data. */
type Options = { metadata?: string; exif?: number[]; pixels?: number[] };

const exifItem = 2;
const pixelItem = 1;

const avif: Make = ({ width, height }, { metadata, exif, pixels = [1, 2, 3] } = {}) => {
  const description = exif ?? text(metadata ?? '');
  const items = [
    { id: pixelItem, type: 'av01', length: pixels.length },
    ...(description.length > 0 ? [{ id: exifItem, type: 'Exif', length: description.length }] : []),
  ];
  const ftyp = box('ftyp', ...text('avif'), 0, 0, 0, 0, ...text('avifmif1'));
  const metaAt = (data: number) => {
    let offset = data;
    const locations = items.flatMap(({ id, length }) => {
      const location = [...big(id, 2), 0, 0, ...big(1, 2), ...big(offset), ...big(length)];
      offset += length;
      return location;
    });
    const infos = items.flatMap(({ id, type }) =>
      box('infe', 2, 0, 0, 0, ...big(id, 2), 0, 0, ...text(type), 0),
    );
    return box(
      'meta',
      ...[0, 0, 0, 0],
      ...box('pitm', 0, 0, 0, 0, ...big(pixelItem, 2)),
      ...box('iinf', 0, 0, 0, 0, ...big(items.length, 2), ...infos),
      ...box('iloc', 0, 0, 0, 0, 0x44, 0, ...big(items.length, 2), ...locations),
      ...box('iprp', ...box('ipco', ...box('ispe', 0, 0, 0, 0, ...big(width), ...big(height)))),
      ...(metadata ? box('xml ', ...text(metadata)) : []),
    );
  };
  const data = ftyp.length + metaAt(0).length + 8;
  return [
    ...[...ftyp, ...metaAt(data), ...box('mdat', ...pixels, ...description)],
    ...(metadata ? box('uuid', ...text(metadata)) : []),
  ];
};

/** The smallest complete files of each format. Nothing in them is decoded: the pixels can be any bytes. */
export const pictures: Record<PictureFormat, Make> = {
  png: ({ width, height }, { metadata, exif, pixels = [1, 2, 3] } = {}) => [
    ...[0x89, ...text('PNG\r\n'), 0x1a, 0x0a],
    ...pngChunk('IHDR', ...big(width), ...big(height), 8, 6, 0, 0, 0),
    ...(exif ? pngChunk('eXIf', ...exif) : []),
    ...(metadata
      ? ['tEXt', 'zTXt', 'iTXt', 'prVt'].flatMap((type) => pngChunk(type, ...text(metadata)))
      : []),
    ...pngChunk('IDAT', ...pixels),
    ...pngChunk('IEND'),
  ],
  jpg: ({ width, height }, { metadata, exif, pixels = [1, 2, 3] } = {}) => [
    ...[0xff, 0xd8, ...segment(0xe0, ...text('JFIF\0'), 1, 1, 0, 0, 1, 0, 1, 0, 0)],
    ...(exif ? segment(0xe1, ...text('Exif\0\0'), ...exif) : []),
    ...(metadata ? [0xe1, 0xe2, 0xed, 0xfe].flatMap((marker) => segment(marker, ...text(metadata))) : []),
    ...segment(0xc0, 8, ...big(height, 2), ...big(width, 2), 3, 1, 34, 0, 2, 17, 1, 3, 17, 1),
    ...[
      ...segment(0xda, 1, 1, 0, 0, 63, 0),
      ...pixels.flatMap((byte) => (byte === 0xff ? [byte, 0] : [byte])),
    ],
    ...[0xff, 0xd9],
  ],
  gif: ({ width, height }, { metadata, pixels = [1, 2, 3] } = {}) => [
    ...[...text('GIF89a'), ...little(width, 2), ...little(height, 2), 0, 0, 0],
    ...[0x21, 0xff, ...gifBlocks(...text('NETSCAPE2.0')).slice(0, -1), ...gifBlocks(1, 0, 0)],
    ...(metadata ? [0x21, 0xfe, ...gifBlocks(...text(metadata))] : []),
    ...(metadata
      ? [0x21, 0xff, ...gifBlocks(...text('XMP DataXMP')).slice(0, -1), ...gifBlocks(...text(metadata))]
      : []),
    ...[0x21, 0xf9, ...gifBlocks(0, 0, 0, 0)],
    ...[0x2c, 0, 0, 0, 0, ...little(width, 2), ...little(height, 2), 0, 2, ...gifBlocks(...pixels), 0x3b],
  ],
  webp: ({ width, height }, { metadata, exif, pixels = [1, 2, 3] } = {}) => {
    const chunks = [
      ...webpChunk('VP8X', exif ? 0x08 : 0, 0, 0, 0, ...little(width - 1, 3), ...little(height - 1, 3)),
      ...webpChunk('VP8L', ...pixels),
      ...(exif ? webpChunk('EXIF', ...exif) : []),
      ...(metadata ? ['XMP ', 'priv'].flatMap((type) => webpChunk(type, ...text(metadata))) : []),
    ];
    return [...text('RIFF'), ...little(4 + chunks.length, 4), ...text('WEBP'), ...chunks];
  },
  avif,
};

/** Returns a PNG that was not uploaded before. */
export const newPicture = (side: Side = { width: 64, height: 48 }) =>
  Uint8Array.from(pictures.png(side, { pixels: [...crypto.getRandomValues(new Uint8Array(16))] }));

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
