/// <reference path="../../../auth/passwords/wasm.d.ts" />
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import wasm from '@resvg/resvg-wasm/index_bg.wasm';
import { fontFiles } from './fonts.ts';
import type { ItemPictures } from './item-pictures.ts';
import { urlOfAddress } from './picture-box.ts';

let loading: Promise<void> | undefined;

/**
 * Renders an SVG as PNG at its own size, with only the card's typefaces. `pictures`: those of the items that it shows. The
 * renderer is initialized on first use.
 */
export const rasterise = async (
  svg: string,
  pictures: ItemPictures = new Map(),
): Promise<Uint8Array<ArrayBuffer>> => {
  loading ??= initWasm(wasm);
  await loading;
  const drawing = new Resvg(svg, {
    font: { fontBuffers: fontFiles(svg), defaultFontFamily: 'Figtree' },
  });
  for (const address of drawing.imagesToResolve() as string[]) {
    const bytes = pictures.get(urlOfAddress(address));
    if (bytes) drawing.resolveImage(address, bytes);
  }
  const picture = drawing.render();
  try {
    return new Uint8Array(picture.asPng());
  } finally {
    picture.free();
    drawing.free();
  }
};
