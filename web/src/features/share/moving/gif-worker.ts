import { applyPalette, GIFEncoder, quantize } from 'gifenc';
import { type FightFrame, fightFrames, frameSize, type Layer, layers } from './fight-frames.ts';

/** The messages to the worker and back: the layers below each other as PNG, and the GIF, or null if it could not be made. */
export type MovingTask = Blob;
export type MovingResult = Blob | null;

const { width, height } = frameSize;
/** One color of the 256 is for pixels that do not change. */
const colors = 255;
/** A frame stays below the next one. */
const keep = 1;

type Box = { x: number; y: number; width: number; height: number };
type Drawn = { image: ImageBitmap; box: Box };

const contextOf = (canvas: OffscreenCanvas) => {
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser has no canvas in a worker.');
  return context;
};

/** Returns the box around what a layer draws. */
const boxOf = (pixels: Uint8ClampedArray): Box => {
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
async function cut(sheet: Blob): Promise<Record<Layer, Drawn>> {
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
  return Object.fromEntries(drawn) as Record<Layer, Drawn>; // each layer is there once
}

function draw(
  context: OffscreenCanvasRenderingContext2D,
  parts: Record<Layer, Drawn>,
  { placed }: FightFrame,
) {
  for (const { layer, x, y, scale } of placed) {
    const { image, box } = parts[layer];
    const [middleX, middleY] = [box.x + box.width / 2, box.y + box.height / 2];
    context.save();
    context.translate(x * width + middleX, y * height + middleY);
    context.scale(scale, scale);
    context.drawImage(image, -middleX, -middleY);
    context.restore();
  }
}

/** Draws all frames and writes them into a GIF, each with only the pixels that have changed. */
async function madeFrom(sheet: Blob): Promise<Blob> {
  const parts = await cut(sheet);
  const context = contextOf(new OffscreenCanvas(width, height));
  const frames = fightFrames();
  const pixelsOf = (frame: FightFrame) => {
    draw(context, parts, frame);
    return context.getImageData(0, 0, width, height).data;
  };
  const end = frames.at(-1);
  // The end shows everything, so its colors are those of all frames.
  const palette = end ? quantize(pixelsOf(end), colors) : [];
  const unchanged = palette.length;
  const gif = GIFEncoder();
  let before: Uint8Array | null = null;
  for (const frame of frames) {
    const index = applyPalette(pixelsOf(frame), palette);
    const shown = before ? index.map((color, at) => (before?.[at] === color ? unchanged : color)) : index;
    gif.writeFrame(shown, width, height, {
      ...(before ? { transparent: true, transparentIndex: unchanged } : { palette: [...palette, [0, 0, 0]] }),
      delay: frame.duration,
      dispose: keep,
    });
    before = index;
  }
  gif.finish();
  return new Blob([gif.bytes()], { type: 'image/gif' });
}

addEventListener('message', async ({ data: sheet }: MessageEvent<MovingTask>) => {
  const result: MovingResult = await madeFrom(sheet).catch(() => null);
  postMessage(result);
});
