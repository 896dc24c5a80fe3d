import { type Challenge, challengeSchema, type ProofOfWork } from '@tallyho/game/accounts/proof-of-work';
import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import * as v from 'valibot';
import { keyedHash } from '../../http/keyed-hash.ts';

/** What a proof is for. A proof for one purpose is worth nothing for another. */
export type ProofPurpose = 'register' | 'set-username';

/** How long a challenge can be solved, in ms. */
export const challengeLifetime = 10 * 60_000;

/** The keys that sign challenges and their solutions: other ones for each purpose and network address. */
export interface ProofKeys {
  challenge: string;
  solution: string;
}

/**
 * The difficulty: the solver derives between `min` and `max` keys of `cost` iterations each. docs/decisions/proof-of-work.md has
 * the measured times.
 */
export const difficulty = { cost: 5_000, min: 200, max: 300 };

/** Returns the keys for a purpose and a network address (`clientAddress`). */
export const proofKeys = async (
  secret: string,
  purpose: ProofPurpose,
  address: string,
): Promise<ProofKeys> => ({
  challenge: await keyedHash(secret, 'proof of work', purpose, address),
  solution: await keyedHash(secret, 'solved proof of work', purpose, address),
});

/** Creates a challenge that is valid for `challengeLifetime`. The caller makes sure that each is used once. */
export const newChallenge = async ({ challenge, solution }: ProofKeys): Promise<Challenge> => {
  const { cost, min, max } = difficulty;
  const created = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost,
    counter: randomInt(max, min),
    deriveKey,
    expiresAt: new Date(Date.now() + challengeLifetime),
    hmacSignatureSecret: challenge,
    hmacKeySignatureSecret: solution,
  });
  return v.parse(challengeSchema, created);
};

/** Returns true for the solution of a challenge that these keys have signed and that has not expired. */
export const isProved = async (keys: ProofKeys, { challenge, solution }: ProofOfWork): Promise<boolean> => {
  const { verified } = await verifySolution({
    challenge,
    solution,
    deriveKey,
    hmacSignatureSecret: keys.challenge,
    hmacKeySignatureSecret: keys.solution,
  });
  return verified;
};
