import { applyPalette, GIFEncoder, quantize } from 'gifenc';
import { drawMoment, type VideoPart, type VideoParts } from './draw-video.ts';
import { type FightFrame, fightFrames, frameSize, layers } from './fight-frames.ts';

/** The message to the worker: the layers below each other as PNG. */
export type MovingTask = Blob;
/**
 * The messages of the worker, in this order: the layers, so that the page can play the video before its file is made; the file, a GIF,
 * or null if it could not be made.
 */
export type MovingReport = { readonly parts: VideoParts } | { readonly gif: Blob | null };

const { width, height } = frameSize;
/** One color of the 256 is for pixels that do not change. */
const colors = 255;
/** A frame stays below the next one. */
const keep = 1;

const contextOf = (canvas: OffscreenCanvas) => {
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser has no canvas in a worker.');
  return context;
};

const report = (message: MovingReport) => postMessage(message);

/** Returns the box around what a layer draws. */
const boxOf = (pixels: Uint8ClampedArray): VideoPart['box'] => {
  let left: number = width;
  let top: number = height;
  let [right, bottom] = [0, 0];
  for (let at = 0; at < width * height; at += 1) {
    if ((pixels[at * 4 + 3] ?? 0) === 0) continue;
    const [x, y] = [at % width, Math.floor(at / width)];
    left = Math.min(left, x);
    right = Math.max(right, x + 1);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y + 1);
  }
  return { x: left, y: top, width: Math.max(1, right - left), height: Math.max(1, bottom - top) };
};

/** Cuts the sheet into its layers. */
async function cut(sheet: Blob): Promise<VideoParts> {
  const image = await createImageBitmap(sheet);
  const canvas = new OffscreenCanvas(width, height);
  const context = contextOf(canvas);
  const drawn = await Promise.all(
    layers.map(async (layer, index) => {
      context.clearRect(0, 0, width, height);
      context.drawImage(image, 0, index * height, width, height, 0, 0, width, height);
      const pixels = context.getImageData(0, 0, width, height);
      return [layer, { image: await createImageBitmap(pixels), box: boxOf(pixels.data) }] as const;
    }),
  );
  return Object.fromEntries(drawn) as VideoParts; // each layer is there once
}

/** Draws all frames and writes them into a GIF, each with only the pixels that have changed. */
function gifOf(parts: VideoParts): Blob {
  const context = contextOf(new OffscreenCanvas(width, height));
  const frames = fightFrames();
  const pixelsOf = (frame: FightFrame) => {
    drawMoment(context, parts, frame.placed);
    return context.getImageData(0, 0, width, height).data;
  };
  const end = frames.at(-1);
  // The end shows everything, so its colors are those of all frames.
  const palette = end ? quantize(pixelsOf(end), colors) : [];
  const unchanged = palette.length;
  const gif = GIFEncoder();
  let before: Uint8Array | null = null;
  for (const frame of frames) {
    const colored = applyPalette(pixelsOf(frame), palette);
    const shown = before ? colored.map((color, at) => (before?.[at] === color ? unchanged : color)) : colored;
    gif.writeFrame(shown, width, height, {
      ...(before ? { transparent: true, transparentIndex: unchanged } : { palette: [...palette, [0, 0, 0]] }),
      delay: frame.duration,
      dispose: keep,
    });
    before = colored;
  }
  gif.finish();
  return new Blob([gif.bytes()], { type: 'image/gif' });
}

addEventListener('message', async ({ data: sheet }: MessageEvent<MovingTask>) => {
  try {
    const parts = await cut(sheet);
    report({ parts });
    report({ gif: gifOf(parts) });
  } catch {
    report({ gif: null });
  }
});
