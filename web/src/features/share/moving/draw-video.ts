import { frameSize, type Layer, type Placed } from './fight-frames.ts';

/** A layer of the video: its picture in the size of a frame, and the box around what it shows. */
export interface VideoPart {
  readonly image: ImageBitmap;
  readonly box: Box;
}
export type VideoParts = Readonly<Record<Layer, VideoPart>>;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Draws the layers where they are at one moment. The video on the page and the one in the file are both drawn here. */
export function drawMoment(
  context: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D,
  parts: VideoParts,
  placed: readonly Placed[],
): void {
  for (const { layer, x, y, scale } of placed) {
    const { image, box } = parts[layer];
    // The tail of a bubble, from which it grows.
    const [pivotX, pivotY] = [box.x + box.width / 2, box.y + box.height];
    context.save();
    context.translate(x * frameSize.width + pivotX, y * frameSize.height + pivotY);
    context.scale(scale, scale);
    context.drawImage(image, -pivotX, -pivotY);
    context.restore();
  }
}
