import { createHmac, pbkdf2Sync, webcrypto } from 'node:crypto';
import { type Challenge, proofOfWorkSchema } from '@tallyho/game/accounts/proof-of-work';
import * as v from 'valibot';
import { expect, test, vi } from 'vitest';
import './solve-worker.ts';

const counter = 23;
const nonce = Buffer.alloc(16, 7);
const salt = Buffer.alloc(16, 8);
const counted = Buffer.alloc(4);
counted.writeUInt32BE(counter);
const key = pbkdf2Sync(Buffer.concat([nonce, counted]), salt, 50, 32, 'sha256').toString('hex');
const challenge: Challenge = {
  parameters: {
    algorithm: 'PBKDF2/SHA-256',
    nonce: nonce.toString('hex'),
    salt: salt.toString('hex'),
    cost: 50,
    keyLength: 32,
    keyPrefix: key.slice(0, 32),
    keySignature: createHmac('sha256', 'secret').update(key).digest('hex'),
    expiresAt: 1_800_000_000,
  },
  signature: 'a'.repeat(64),
};

test.each([
  ['with WebCrypto', webcrypto],
  [
    'without it, on a page that is not encrypted',
    { subtle: undefined, getRandomValues: webcrypto.getRandomValues.bind(webcrypto) },
  ],
])('a challenge is solved in the worker %s', async (_, crypto) => {
  vi.stubGlobal('crypto', crypto);
  const post = vi.fn();
  vi.stubGlobal('postMessage', post);
  window.dispatchEvent(new MessageEvent('message', { data: challenge }));
  await expect.poll(() => post).toHaveBeenCalled();
  expect(post.mock.calls).toEqual([[{ counter, derivedKey: key }]]);
  expect(v.is(proofOfWorkSchema, { challenge, solution: post.mock.calls[0]?.[0] })).toBe(true);
});
