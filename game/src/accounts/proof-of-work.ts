import * as v from 'valibot';

const hex = (length: number) => v.pipe(v.string(), v.length(length), v.regex(/^[0-9a-f]*$/));
const positive = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(0xffff_ffff));

/**
 * A task that costs its solver computing time and the API almost none: find the counter for which the key that is derived from `nonce` and the
 * counter begins with `keyPrefix`. The API signs it, and a change of any parameter breaks the signature.
 */
export const challengeSchema = v.object({
  parameters: v.object({
    algorithm: v.literal('PBKDF2/SHA-256'),
    nonce: hex(32),
    salt: hex(32),
    /** Iterations of one derivation. */
    cost: v.pipe(positive, v.maxValue(100_000)),
    /** In bytes. */
    keyLength: v.literal(32),
    keyPrefix: hex(32),
    keySignature: hex(64),
    /** Epoch seconds. */
    expiresAt: positive,
  }),
  signature: hex(64),
});
export type Challenge = v.InferOutput<typeof challengeSchema>;

const solutionSchema = v.object({
  counter: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(0xffff_ffff)),
  derivedKey: hex(64),
});
export type Solution = v.InferOutput<typeof solutionSchema>;

/** A challenge with its solution. */
export const proofOfWorkSchema = v.object({ challenge: challengeSchema, solution: solutionSchema });
export type ProofOfWork = v.InferOutput<typeof proofOfWorkSchema>;
