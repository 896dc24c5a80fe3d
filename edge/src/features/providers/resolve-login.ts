import type { Database } from '@tallyho/drizzle/client';
import { pendingSignUps } from '@tallyho/drizzle/schema/providers';
import { users } from '@tallyho/drizzle/schema/users';
import { eq, lte, or } from 'drizzle-orm';
import type { ProviderName } from '../../auth/login/provider-keys.ts';
import { newToken } from '../../auth/session-token.ts';
import { ProviderFailure } from './failure.ts';
import type { Identity } from './identify.ts';
import { subjectColumn } from './owners.ts';
import { signUpHash, signUpLifetime } from './sign-up-cookie.ts';

export type LoginResult =
  | { kind: 'enter'; userId: string }
  | { kind: 'signUp'; userId: string; token: string };

/**
 * Finds the account of a provider identity; a new user gets a pending sign-up. Only the provider's id identifies a
 * user: an address that matches another account opens nothing. If that account has not verified it, the address is
 * free for the new user (`takeAddress`). `signUpSecret`: for the cookie of the browser that finishes a sign-up. Throws
 * `already_linked`, `no_email`.
 */
export const resolveLogin = async (
  db: Database,
  provider: ProviderName,
  { subject, email }: Identity,
  signUpSecret: string,
): Promise<LoginResult> => {
  const column = subjectColumn(provider);
  const isThem = eq(column, subject);
  const found = await db
    .select({ id: users.id, subject: column, emailVerifiedAt: users.emailVerifiedAt })
    .from(users)
    .where(email === null ? isThem : or(isThem, eq(users.email, email)));
  const owner = found.find((row) => row.subject === subject);
  if (owner) return { kind: 'enter', userId: owner.id };
  if (found.some(({ emailVerifiedAt }) => emailVerifiedAt !== null))
    throw new ProviderFailure('already_linked', 'the address has an account');
  if (email === null) throw new ProviderFailure('no_email', 'no verified address');
  const now = Date.now();
  const signUp = { userId: crypto.randomUUID(), token: newToken() };
  const row = {
    userId: signUp.userId,
    tokenHash: await signUpHash(signUp.token, signUpSecret),
    provider,
    subject,
    email,
  };
  await db.batch([
    db.delete(pendingSignUps).where(lte(pendingSignUps.expiresAt, new Date(now))),
    db.insert(pendingSignUps).values({ ...row, expiresAt: new Date(now + signUpLifetime) }),
  ]);
  return { kind: 'signUp', ...signUp };
};
