import { limits } from '@tallyho/game/limits';
import { GIF } from 'image-size/types/gif';
import { HEIF } from 'image-size/types/heif';
import { JPG } from 'image-size/types/jpg';
import { PNG } from 'image-size/types/png';
import { WEBP } from 'image-size/types/webp';
import { isAnimated } from './animation.ts';
import { isHeic } from './heic.ts';
import { plainWebp } from './plain-webp.ts';

/** Maximum side length of a stored picture in pixels: no screen shows a larger one. */
const maxSide = 1_024;
/** Limits of a chosen file: bytes, and pixels per side. A larger picture could exhaust the memory of a phone. */
const maxBytes = 15 * 1024 * 1024;
const maxSourceSide = 12_000;
const quality = 0.85;

/** The allowed types, like those of the API. HEIF is the container of AVIF. HEIC is redrawn if the browser opens it. */
const readers = [PNG, JPG, WEBP, GIF, HEIF];

/** A file that cannot become a picture. `message` says why. */
export class BadPicture extends Error {
  override readonly name = 'BadPicture';
}

/** Returns the size that a picture's header names. Throws `BadPicture`. */
function sizeOf(bytes: Uint8Array): { readonly width: number; readonly height: number } {
  try {
    const reader = readers.find(({ validate }) => validate(bytes));
    const { width = 0, height = 0 } = reader?.calculate(bytes) ?? {};
    if (width > 0 && height > 0) return { width, height };
  } catch {
    // The header is cut off.
  }
  throw new BadPicture('This is not a PNG, JPEG, WebP, GIF or AVIF picture.');
}

/** Throws `BadPicture` if the content is not a picture of an allowed type and size. The file name is ignored. */
export function assertPicture(bytes: Uint8Array): void {
  if (bytes.length === 0) throw new BadPicture('The file is empty.');
  if (bytes.length > maxBytes) throw new BadPicture(`The file is larger than ${maxBytes / 1024 / 1024} MB.`);
  // The browser decides whether it opens HEIC. Its headers differ too much to be read here.
  if (isHeic(bytes)) return;
  assertSize(sizeOf(bytes));
}

function assertSize({ width, height }: { readonly width: number; readonly height: number }): void {
  if (Math.max(width, height) > maxSourceSide)
    throw new BadPicture(`The picture has more than ${maxSourceSide} pixels on one side.`);
}

async function encode(bitmap: ImageBitmap, width: number, height: number): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height);
  const pen = canvas.getContext('2d');
  if (!pen) throw new BadPicture('This browser cannot prepare pictures.');
  pen.drawImage(bitmap, 0, 0, width, height);
  // A browser without a WebP encoder returns a PNG.
  return canvas.convertToBlob({ type: 'image/webp', quality });
}

interface PreparedPicture {
  readonly picture: File;
  /** True if the chosen file has several frames. The picture shows the first one. */
  readonly wasAnimated: boolean;
}

/**
 * Returns the picture as it is stored: at most 1,024 pixels per side, as WebP, with nothing of the file except its
 * pixels. A small WebP file without metadata stays as it is if the new one would not be smaller. Throws `BadPicture`.
 */
export async function preparePicture(file: File): Promise<PreparedPicture> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  assertPicture(bytes);
  let bitmap: ImageBitmap;
  try {
    bitmap = await createImageBitmap(file);
  } catch {
    throw new BadPicture(
      isHeic(bytes)
        ? 'HEIC pictures cannot be opened by this browser. Save it as JPEG.'
        : 'The file is broken.',
    );
  }
  const scale = Math.min(1, maxSide / Math.max(bitmap.width, bitmap.height));
  const [width, height] = [bitmap.width, bitmap.height].map((side) => Math.max(1, Math.round(side * scale)));
  try {
    assertSize(bitmap);
    const blob = await encode(bitmap, width ?? 1, height ?? 1);
    if (blob.size > limits.imageBytes)
      throw new BadPicture('The picture is too large, also when it is scaled down.');
    const original = scale === 1 ? plainWebp(bytes) : null;
    const picture =
      original && original.length <= blob.size
        ? new File([original], file.name, { type: 'image/webp' })
        : new File([blob], file.name, { type: blob.type });
    return { picture, wasAnimated: isAnimated(bytes) };
  } finally {
    bitmap.close();
  }
}
