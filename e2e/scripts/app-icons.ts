import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { chromium as options } from '../stack/chromium.ts';

/** Draws the icons of the installed app and of the desktop app from web/public/favicon.svg: `npm run icons -w @tallyho/e2e`. */
const root = path.resolve(import.meta.dirname, '../..');
const web = path.join(root, 'web/public');
const favicon = readFileSync(path.join(web, 'favicon.svg'), 'utf8');

/** The lines of the drawing in white, without the square around them. */
const strokes = favicon.replace(/<rect[^>]*>/, '').replaceAll('#1d0d20', '#fff');

/** The part of `viewBox` that an icon shows, and the color around the drawing. */
interface Look {
  readonly drawing: string;
  readonly viewBox: string;
  readonly background: string;
}
const plain: Look = { drawing: favicon, viewBox: '0 0 64 64', background: 'transparent' };
/** Devices cut maskable icons to a circle of 80 % of the width at least, so the square fills all of it without its edge. */
const maskable: Look = {
  drawing: favicon.replace(/<rect[^>]*>/, '<rect x="-20" y="-20" width="104" height="104" fill="#ff9142"/>'),
  viewBox: '0 0 64 64',
  background: '#ff9142',
};
/** Android uses only the shape. */
const monochrome: Look = { drawing: strokes, viewBox: '4 4 56 56', background: 'transparent' };

const icons: readonly (readonly [file: string, size: number, look: Look])[] = [
  ['web/public/icons/icon-192.png', 192, plain],
  ['web/public/icons/icon-512.png', 512, plain],
  ['web/public/icons/maskable-192.png', 192, maskable],
  ['web/public/icons/maskable-512.png', 512, maskable],
  ['web/public/icons/monochrome-512.png', 512, monochrome],
  ['web/public/icons/badge-96.png', 96, monochrome],
  // iOS rounds the corners itself and shows transparency as black.
  ['web/public/icons/apple-touch-icon.png', 180, maskable],
  // The names are those that electron-builder expects.
  ...[16, 32, 48, 64, 128, 256, 512, 1024].map(
    (size) => [`desktop/icons/${size}x${size}.png`, size, plain] as const,
  ),
];

const browser = await chromium.launch(options());
const page = await browser.newPage({ deviceScaleFactor: 1 });
for (const [file, size, { drawing, viewBox, background }] of icons) {
  const svg = drawing.replace(/viewBox="[^"]*"/, `viewBox="${viewBox}" width="${size}" height="${size}"`);
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`<style>*{margin:0}body{background:${background}}svg{display:block}</style>${svg}`);
  const picture = await page.screenshot({ omitBackground: true });
  writeFileSync(path.join(root, file), picture);
  console.log(`${file}: ${(picture.length / 1000).toFixed(1)} kB`);
}
await browser.close();
