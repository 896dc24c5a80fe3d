import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import taco from '../../../../../drizzle/content/pictures/street-food/1/taco.webp';
import { pictures as files } from '../../../../test/pictures.ts';
import { inspectPicture } from '../../../pictures/inspect-picture.ts';
import { imageUrl, type PictureFormat, publicIdOf } from '../../../pictures/picture.ts';
import { loadItemPictures } from './item-pictures.ts';
import { pictureBox, picturesIn } from './picture-box.ts';
import { rasterise } from './rasterise.ts';

const idOf = (name: string, format: PictureFormat) =>
  publicIdOf("Themes/Ted's & food/Game1", name.padEnd(32, '0'), format);
/** Stores a file and returns the URL that shows it. */
const stored = async (name: string, format: PictureFormat, bytes: ArrayBuffer | Uint8Array) => {
  const id = idOf(name, format);
  await env.IMAGES.put(id, bytes);
  return imageUrl(id);
};
const fileOf = (format: PictureFormat, width: number, height: number) =>
  Uint8Array.from(files[format]({ width, height }));
const load = (...urls: string[]) => loadItemPictures(env.IMAGES, urls);

test('a WebP of the starter content becomes a PNG of half its size, which the renderer draws', async () => {
  const url = await stored('a', 'webp', taco);
  const pictures = await load(url);
  expect(inspectPicture(new Uint8Array(taco))).toEqual({ format: 'webp', width: 480, height: 480 });
  const png = new Uint8Array(pictures.get(url) ?? []);
  expect(inspectPicture(png)).toEqual({ format: 'png', width: 240, height: 240 });

  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200">${pictureBox(url, { x: 20, y: 20, width: 160, height: 160 }, 12)}</svg>`;
  expect(picturesIn(svg)).toEqual([url]);
  const [drawn, empty] = [await rasterise(svg, pictures), await rasterise(svg)];
  // An empty box is a few hundred bytes.
  expect(empty.length).toBeLessThan(4_000);
  expect(drawn.length).toBeGreaterThan(10_000);
});

test('PNG, JPEG and GIF are drawn as they are', async () => {
  for (const format of ['png', 'jpg', 'gif'] as const) {
    const bytes = fileOf(format, 30, 20);
    const url = await stored('b', format, bytes);
    expect((await load(url)).get(url)).toEqual(bytes);
  }
});

test('a picture that is missing, broken, too large, of another format or from elsewhere is left out', async () => {
  const urls = [
    imageUrl(idOf('c', 'webp')),
    await stored('d', 'webp', new Uint8Array(taco).subarray(0, 900)),
    await stored('e', 'png', fileOf('png', 3_000, 2_000)),
    await stored('f', 'avif', fileOf('avif', 30, 20)),
    await stored('9', 'gif', new Uint8Array(1_600_000)),
    'https://pictures.example/a.png',
    '/images/%E0%A4%A',
    '/images/../cards/4/game-1/board.png',
  ];
  expect([...(await load(...urls)).keys()]).toEqual([]);
});
