import type { Challenge, ProofOfWork } from '@tallyho/game/accounts/proof-of-work';
import { networkErrorText, RequestError } from '../api/api-error.ts';
import { startWorker } from '../platform/start-worker.ts';
import type { WorkerResult, WorkerTask } from './solve-worker.ts';
import workerAddress from './solve-worker.ts?worker&url';

/**
 * Solves the API's challenge in a worker, so that the page stays responsive. Its code, with the library, loads only now. Rejects with
 * ApiError `network` if it cannot be loaded.
 */
export async function solveInBackground(challenge: Challenge): Promise<ProofOfWork> {
  const worker = startWorker('proof-of-work', workerAddress);
  try {
    const solution = await new Promise<WorkerResult>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<WorkerResult>) => resolve(data);
      worker.onerror = reject;
      worker.postMessage(challenge satisfies WorkerTask);
    }).catch(() => null);
    if (solution === null) throw new RequestError(0, 'network', networkErrorText);
    return { challenge, solution };
  } finally {
    worker.terminate();
  }
}
