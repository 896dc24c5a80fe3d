import type { Database } from '@tallyho/drizzle/client';
import { signUpCounts, usedChallenges } from '@tallyho/drizzle/schema/sign-ups';
import type { ProofOfWork } from '@tallyho/game/accounts/proof-of-work';
import { and, eq, exists, gt, gte, type SQL, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { Context } from 'hono';
import { limitOf } from '../../http/budgets.ts';
import { clientAddress } from '../../http/client-address.ts';
import type { AppEnv } from '../../http/context.ts';
import { ApiError } from '../../http/errors.ts';
import { keyedHash } from '../../http/keyed-hash.ts';
import { isProved, newChallenge, type ProofKeys, type ProofPurpose, proofKeys } from './proof-of-work.ts';

const { max: unproved, per: window } = limitOf('newAccounts', 'address');

/** Where a registration comes from, and the proof of work that came with it. */
export interface SignUpSource {
  /** Keyed hash of the client's address. */
  address: string;
  keys: ProofKeys;
  /** A solved challenge that may have been used before; null: none came, or it is not valid. */
  proof: ProofOfWork['challenge'] | null;
}

/** Reads where a registration comes from. A proof that is not valid counts as none. */
export const readSignUpSource = async <Env extends AppEnv>(
  c: Context<Env>,
  purpose: ProofPurpose,
  proof: ProofOfWork | undefined,
): Promise<SignUpSource> => {
  const secret = c.env.SERVICE_SECRET;
  const keys = await proofKeys(secret, purpose, clientAddress(c));
  return {
    address: await keyedHash(secret, 'sign-up address', clientAddress(c)),
    keys,
    proof: proof !== undefined && (await isProved(keys, proof)) ? proof.challenge : null,
  };
};

/**
 * Returns the statements that limit the accounts of a source, for the batch that creates one. `asked` returns a row if the account needs a
 * proof of work, which is the condition `isAsked`. If the account `isMade`, `count` counts it and uses up the proof: a used one
 * fails with a unique constraint error. `count` belongs at the end of the batch.
 */
export const signUpLimit = (db: Database, { address, proof }: SignUpSource) => {
  const now = Date.now();
  const start = new Date(now - window);
  const asked = db
    .select({ accounts: signUpCounts.accounts })
    .from(signUpCounts)
    .where(
      and(
        proof === null ? undefined : sql`false`,
        eq(signUpCounts.address, address),
        gt(signUpCounts.windowStart, start),
        gte(signUpCounts.accounts, unproved),
      ),
    );
  const count = (isMade: SQL): BatchItem<'sqlite'>[] => {
    const isOver = sql`${signUpCounts.windowStart} <= ${now - window}`;
    const counted = db
      .insert(signUpCounts)
      .select(sql`select ${address}, ${now}, 1 where ${isMade}`)
      .onConflictDoUpdate({
        target: signUpCounts.address,
        set: {
          accounts: sql`case when ${isOver} then 1 else ${signUpCounts.accounts} + 1 end`,
          windowStart: sql`case when ${isOver} then ${now} else ${signUpCounts.windowStart} end`,
        },
      });
    if (proof === null) return [counted];
    const { signature, parameters } = proof;
    const used = sql`select ${signature}, ${parameters.expiresAt * 1000} where ${isMade}`;
    return [counted, db.insert(usedChallenges).select(used)];
  };
  return { asked, isAsked: exists(asked), count };
};

/** Returns the error for a registration that needs a proof of work, with its challenge. */
export const proofOfWorkRequired = async ({ keys }: SignUpSource): Promise<ApiError> =>
  new ApiError('proofOfWorkRequired', { extra: { challenge: await newChallenge(keys) } });
