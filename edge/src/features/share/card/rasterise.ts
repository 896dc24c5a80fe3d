/// <reference path="../../../auth/wasm.d.ts" />
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import wasm from '@resvg/resvg-wasm/index_bg.wasm';
import { fontFiles } from './fonts.ts';

let loading: Promise<void> | undefined;

/** Renders an SVG as PNG at its own size, with only the card's typefaces. The renderer is initialized on first use. */
export const rasterise = async (svg: string): Promise<Uint8Array<ArrayBuffer>> => {
  loading ??= initWasm(wasm);
  await loading;
  const drawing = new Resvg(svg, {
    font: { fontBuffers: fontFiles(svg), defaultFontFamily: 'Figtree' },
  });
  const picture = drawing.render();
  try {
    return new Uint8Array(picture.asPng());
  } finally {
    picture.free();
    drawing.free();
  }
};
