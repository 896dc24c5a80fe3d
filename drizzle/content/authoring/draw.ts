import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { FilePicture } from '@tallyho/game/themes/picture';
import sharp, { type Sharp } from 'sharp';
import { starterThemes } from '../index.ts';
import { filePicturesOf } from '../starter-theme.ts';
import { hasOneColor, isLineArt, readArt } from './art.ts';
import { drawBackdrop, size } from './backdrop.ts';
import { type Coverage, filled, shifted, widened } from './silhouette.ts';
import { type AuthoringStage, lightInk, stages } from './stages.ts';

/** The lines around the art have the color and, on a cover, the width of those of the characters. */
const line = '#1d0d20';
const lineWidth = 9;
/** The light edge between the line and art that is as dark as the line. */
const edge = '#fffaf0';
const edgeWidth = 9;
/** The widest gap between lines that belong together. */
const lineGap = 70;
/** The distance of the hard shadow, in pixels. */
const drop = 9;

const pictures = new URL('../pictures/', import.meta.url);

/** Trims the art and fits it into the stage. Flags get round corners. */
const fitArt = async (source: string, { fill, ink = lightInk }: AuthoringStage): Promise<Sharp> => {
  const art = await readArt(source, ink);
  const { width, height } = await sharp(art).metadata();
  const density = Math.min(2400, (72 * 2 * size) / Math.max(width, height));
  const drawn = await sharp(art, { density }).png().toBuffer();
  const box = Math.round(size * fill);
  const isFlag = source.startsWith('flag-icons:');
  const fitted = sharp(drawn)
    .trim({ background: '#0000' })
    .resize(box, isFlag ? Math.round(box * 0.75) : box, { fit: 'inside' });
  if (!isFlag) return sharp(await fitted.png().toBuffer());
  const { data, info } = await fitted.png().toBuffer({ resolveWithObject: true });
  const corners = `<svg xmlns="http://www.w3.org/2000/svg"><rect width="${info.width}" height="${info.height}" rx="18"/></svg>`;
  const cut = await sharp(data)
    .composite([{ input: Buffer.from(corners), blend: 'dest-in' }])
    .png()
    .toBuffer();
  return sharp(cut);
};

/** Returns a shape as a picture in one color. */
const painted = (shape: Coverage, color: string): Promise<Buffer> =>
  sharp({ create: { width: size, height: size, channels: 3, background: color } })
    .joinChannel(Buffer.from(shape), { raw: { width: size, height: size, channels: 1 } })
    .png()
    .toBuffer();

/** Draws the art like the characters: with a thick line around it and a hard shadow. */
const drawPicture = async (picture: FilePicture, stage: AuthoringStage, turn: number): Promise<Buffer> => {
  const art = await fitArt(picture.source, stage);
  const { width, height } = await art.metadata();
  const [left, top] = [Math.round((size - width) / 2), Math.round((size - height) / 2) - 4];
  const alone = await sharp({ create: { width: size, height: size, channels: 4, background: '#0000' } })
    .composite([{ input: await art.toBuffer(), left, top }])
    .png()
    .toBuffer();
  const shape: Coverage = await sharp(alone).ensureAlpha().extractChannel('alpha').raw().toBuffer();
  const isLines = isLineArt(picture.source);
  const isDark = isLines || (stage.ink !== undefined && hasOneColor(picture.source));
  const body = isDark ? filled(widened(shape, edgeWidth), isLines ? lineGap : 0) : shape;
  const outline = widened(body, lineWidth);
  const card = sharp(drawBackdrop(stage)).modulate(stage.hues ? { hue: Math.round(turn * 360) } : {});
  return sharp(await card.removeAlpha().png().toBuffer())
    .composite([
      { input: await painted(shifted(outline, drop), line) },
      { input: await painted(outline, line) },
      ...(isDark ? [{ input: await painted(body, edge) }] : []),
      { input: alone },
    ])
    .webp({ quality: 66, effort: 6 })
    .toBuffer();
};

/** The card of a picture: that of its game if there is one, otherwise that of its theme. */
const stageOf = (file: string): AuthoringStage => {
  const [theme = '', game = ''] = file.split('/');
  const stage = stages[`${theme}/${game}`] ?? stages[theme];
  if (!stage) throw new Error(`No stage for ${file}`);
  return stage;
};

/** Folders below `pictures` to draw, for example `garden` or `garden/1`; all without arguments. */
const folders = process.argv.slice(2);
const isDrawn = ({ file }: FilePicture): boolean =>
  folders.length === 0 || folders.some((folder) => file.startsWith(`${folder}/`));

for (const folder of folders.length === 0 ? [''] : folders) {
  await rm(new URL(folder, pictures), { recursive: true, force: true });
}
let [count, bytes] = [0, 0];
for (const game of starterThemes.flatMap(({ games }) => games)) {
  const drawnTogether = filePicturesOf(game);
  for (const [index, picture] of drawnTogether.entries()) {
    if (!isDrawn(picture)) continue;
    const drawn = await drawPicture(picture, stageOf(picture.file), index / drawnTogether.length);
    const file = new URL(picture.file, pictures);
    await mkdir(dirname(file.pathname), { recursive: true });
    await writeFile(file, drawn);
    count += 1;
    bytes += drawn.length;
  }
}
console.log(`${count} pictures, ${(bytes / 1024).toFixed(0)} kB`);
