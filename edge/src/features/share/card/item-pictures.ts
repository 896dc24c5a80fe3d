/// <reference path="../../../auth/passwords/wasm.d.ts" />
import type { R2Bucket } from '@cloudflare/workers-types';
import webpDecoder from '@jsquash/webp/codec/dec/webp_dec.wasm';
import decodeWebp, { init } from '@jsquash/webp/decode.js';
import { JPG } from 'image-size/types/jpg';
import { inspectPicture } from '../../../pictures/inspect-picture.ts';
import { publicIdIn } from '../../../pictures/picture.ts';
import { pngOf, shrunk } from '../../../pictures/pixels.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** The pictures of items that can be drawn, by their URLs, in a format that the renderer reads. */
export type ItemPictures = ReadonlyMap<string, Uint8Array>;

/** Larger pictures are not drawn: a Worker has 128 MB, and decoded pixels need 4 bytes each. */
const most = { bytes: 1_500_000, pixels: 4_000_000, bytesTogether: 8_000_000 };
/** The shorter side that a decoded picture keeps, in pixels: more than any of them gets in a drawing. */
const leastSide = 240;

let loading: Promise<void> | undefined;

/** Returns a picture as PNG, JPEG or GIF; null if it has another format, must be turned or is too large. Throws if it is broken. */
const drawable = async (file: Bytes): Promise<Uint8Array | null> => {
  const inspected = inspectPicture(file);
  if (!inspected || inspected.width * inspected.height > most.pixels) return null;
  switch (inspected.format) {
    case 'webp': {
      loading ??= init(webpDecoder);
      await loading;
      return pngOf(shrunk(await decodeWebp(file.buffer), leastSide));
    }
    case 'jpg':
      // The renderer ignores the orientation.
      return (JPG.calculate(file).orientation ?? 1) === 1 ? file : null;
    case 'png':
    case 'gif':
      return file;
    case 'avif':
      return null;
    default:
      return inspected.format satisfies never;
  }
};

/**
 * Reads the stored pictures behind these URLs of items, one after the other. Those that are not stored here, not there any more,
 * too large, or in a format that cannot be drawn, are missing from the result: their items are drawn as their names.
 */
export const loadItemPictures = async (bucket: R2Bucket, urls: readonly string[]): Promise<ItemPictures> => {
  const pictures = new Map<string, Uint8Array>();
  let together = 0;
  for (const url of urls) {
    const publicId = publicIdIn(url);
    const stored = publicId === null ? null : await bucket.get(publicId);
    if (!stored || stored.size > most.bytes) continue;
    // A broken file is no reason for an error: the drawing has the name.
    const picture = await drawable(new Uint8Array(await stored.arrayBuffer())).catch(() => null);
    if (!picture || together + picture.length > most.bytesTogether) continue;
    together += picture.length;
    pictures.set(url, picture);
  }
  return pictures;
};
