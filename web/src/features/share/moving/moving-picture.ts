import { startWorker } from '../../../shared/platform/start-worker.ts';
import type { MovingResult, MovingTask } from './gif-worker.ts';
import workerAddress from './gif-worker.ts?worker&url';

/**
 * Makes the moving picture of a fight from its layers, in a worker, so that the page stays responsive. Its code, with the library,
 * loads only now. Rejects if it cannot be made.
 */
export async function movingPicture(sheet: Blob): Promise<File> {
  const worker = startWorker('moving-picture', workerAddress);
  try {
    const gif = await new Promise<MovingResult>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<MovingResult>) => resolve(data);
      worker.onerror = reject;
      worker.postMessage(sheet satisfies MovingTask);
    });
    if (gif === null) throw new Error('The frames could not be drawn.');
    return new File([gif], 'tallyho-fight.gif', { type: 'image/gif' });
  } finally {
    worker.terminate();
  }
}
