import { pbkdf2 } from '@noble/hashes/pbkdf2.js';
import { sha256 } from '@noble/hashes/sha2.js';
import type { Challenge, Solution } from '@tallyho/game/accounts/proof-of-work';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

/** The same key without WebCrypto, which browsers offer only to encrypted pages: a site in the own network may be none. Slower. */
const deriveKeyHere: typeof deriveKey = async ({ cost, keyLength }, salt, password) => ({
  derivedKey: pbkdf2(sha256, password, salt, { c: cost, dkLen: keyLength }),
});

/** The messages to the worker and back. Null: the challenge has no solution that can be found in time. */
export type WorkerTask = Challenge;
export type WorkerResult = Solution | null;

addEventListener('message', async ({ data: challenge }: MessageEvent<WorkerTask>) => {
  const solved = await solveChallenge({ challenge, deriveKey: crypto.subtle ? deriveKey : deriveKeyHere });
  const result: WorkerResult = solved && { counter: solved.counter, derivedKey: solved.derivedKey };
  postMessage(result);
});
