import type { Database } from '@tallyho/drizzle/client';
import { type DesktopLoginOutcome, desktopLogins } from '@tallyho/drizzle/schema/providers';
import { lte } from 'drizzle-orm';
import * as v from 'valibot';
import { hashToken, newToken } from '../session-token.ts';

/** Milliseconds until an unfetched outcome expires. */
const lifetime = 2 * 60_000;

/** S256 challenge of the app's verifier. */
export const codeChallengeSchema = v.pipe(v.string(), v.regex(/^[\w-]{43}$/));

/** Stores the outcome of a login in the system's browser until the app fetches it. Returns the code for the app. */
export const storeDesktopLogin = async (
  db: Database,
  challenge: string,
  outcome: DesktopLoginOutcome,
): Promise<string> => {
  const code = newToken();
  const now = Date.now();
  const row = { codeHash: await hashToken(code), challenge, outcome, expiresAt: new Date(now + lifetime) };
  await db.batch([
    db.delete(desktopLogins).where(lte(desktopLogins.expiresAt, new Date(now))),
    db.insert(desktopLogins).values(row),
  ]);
  return code;
};
