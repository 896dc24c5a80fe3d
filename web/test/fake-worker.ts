import type { Challenge, Solution } from '@tallyho/game/accounts/proof-of-work';
import { vi } from 'vitest';

/** A challenge as the API sends it. No test solves it. */
export const challenge: Challenge = {
  parameters: {
    algorithm: 'PBKDF2/SHA-256',
    nonce: '0'.repeat(32),
    salt: '1'.repeat(32),
    cost: 1,
    keyLength: 32,
    keyPrefix: '2'.repeat(32),
    keySignature: '3'.repeat(64),
    expiresAt: 1_800_000_000,
  },
  signature: '4'.repeat(64),
};

/** The API's refusal of a registration without a proof of work. */
export const proofOfWorkRequired = {
  success: false,
  error: 'proofOfWorkRequired',
  message: 'Please try again. Your browser has to solve a small task first.',
  challenge,
};

export const solution: Solution = { counter: 7, derivedKey: '5'.repeat(64) };

/** Replaces the browser's workers, which jsdom does not have. Each waits for `finish`, or fails to load with `fail`. */
export function fakeWorkers() {
  const workers: FakeWorker[] = [];
  class FakeWorker {
    onmessage: ((event: { readonly data: unknown }) => void) | undefined;
    onerror: ((event: Event) => void) | undefined;
    task: unknown;
    isRunning = true;
    constructor() {
      workers.push(this);
    }
    postMessage(task: unknown) {
      this.task = task;
    }
    terminate() {
      this.isRunning = false;
    }
  }
  vi.stubGlobal('Worker', FakeWorker);
  return {
    workers,
    finish: () => workers.at(-1)?.onmessage?.({ data: solution }),
    fail: () => workers.at(-1)?.onerror?.(new Event('error')),
  };
}
