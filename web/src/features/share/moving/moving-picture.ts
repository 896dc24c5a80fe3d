import { startWorker } from '../../../shared/platform/start-worker.ts';
import type { VideoParts } from './draw-video.ts';
import type { MovingReport, MovingTask } from './gif-worker.ts';
import workerAddress from './gif-worker.ts?worker&url';

interface Making {
  /** Ends the work. */
  readonly signal: AbortSignal;
  /** Called once, with what the page needs to play the video. */
  readonly onParts: (parts: VideoParts) => void;
}

/**
 * Makes the video of a fight from its layers, in a worker, so that the page stays responsive. Its code, with the library, loads only
 * now. Rejects if it cannot be made.
 */
export async function movingPicture(sheet: Blob, { signal, onParts }: Making): Promise<File> {
  const worker = startWorker('moving-picture', workerAddress);
  try {
    const gif = await new Promise<Blob | null>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
      worker.onmessage = ({ data }: MessageEvent<MovingReport>) => {
        if ('parts' in data) onParts(data.parts);
        else resolve(data.gif);
      };
      worker.onerror = reject;
      worker.postMessage(sheet satisfies MovingTask);
    });
    if (gif === null) throw new Error('The frames could not be drawn.');
    return new File([gif], 'tallyho-fight.gif', { type: 'image/gif' });
  } finally {
    worker.terminate();
  }
}
