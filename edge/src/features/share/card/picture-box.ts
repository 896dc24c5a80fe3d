import type { Area } from './frame.ts';
import { palette } from './palette.ts';

/** The renderer asks for images at absolute addresses only. Nothing is requested from this one. */
const origin = 'https://pictures.invalid/';

/** Returns the URL of the item's picture that the renderer asks for with this address. */
export const urlOfAddress = (address: string): string => decodeURIComponent(address.slice(origin.length));

/** Returns the URLs of the pictures that a drawing shows, each once. */
export const picturesIn = (svg: string): string[] => [
  ...new Set(
    [...svg.matchAll(/ href="(https:\/\/pictures\.invalid\/[^"]+)"/g)].map(([, address = '']) =>
      urlOfAddress(address),
    ),
  ),
];

/** Draws a picture that fills a box with rounded corners. `url`: of the item. */
export const pictureBox = (url: string, { x, y, width, height }: Area, radius: number): string => {
  const shape = `x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}"`;
  const clip = `box-${Math.round(x)}-${Math.round(y)}`;
  return (
    `<clipPath id="${clip}"><rect ${shape}/></clipPath><rect ${shape} fill="${palette.card}"/>` +
    `<image x="${x}" y="${y}" width="${width}" height="${height}" href="${origin}${encodeURIComponent(url)}" preserveAspectRatio="xMidYMid slice" clip-path="url(#${clip})"/>` +
    `<rect ${shape} fill="none" stroke="${palette.line}" stroke-width="4"/>`
  );
};
