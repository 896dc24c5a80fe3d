import type { Database } from '@tallyho/drizzle/client';
import { type DesktopLoginOutcome, desktopLogins, pendingSignUps } from '@tallyho/drizzle/schema/providers';
import { and, eq, gt, lte } from 'drizzle-orm';
import * as v from 'valibot';
import type { Account } from '../../auth/account.ts';
import { openSession, type SessionAccess } from '../../auth/open-session.ts';
import type { ProviderName } from '../../auth/provider-keys.ts';
import { assertRecentlyConfirmed, type Session } from '../../auth/session.ts';
import { hashToken, newToken } from '../../auth/session-token.ts';
import { refuseSuspended } from '../../auth/suspended-error.ts';
import { ApiError, type ErrorCode } from '../../http/errors.ts';
import { type FailureCode, ProviderFailure } from './failure.ts';
import { confirmByProvider, linkProvider } from './link.ts';
import { subjectOf } from './owners.ts';
import { signUpHash } from './sign-up-cookie.ts';

/** Milliseconds until an unfetched outcome expires. */
const lifetime = 2 * 60_000;

const secret = v.pipe(v.string(), v.maxLength(200));
/** Payload of POST /api/user/desktop-login: the code from the deep link, and the secret that never left the app. */
export const desktopLoginSchema = v.object({ code: secret, verifier: secret });

/** S256 challenge of the app's verifier. */
export const challengeSchema = v.pipe(v.string(), v.regex(/^[\w-]{43}$/));

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

export type DesktopLogin =
  | { kind: 'entered'; account: Account; token: string }
  /** `secret`: for the cookie of the app. */
  | { kind: 'signUp'; userId: string; token: string; secret: string }
  | { kind: 'linked'; provider: ProviderName; own: OwnSession }
  /** The provider account was linked already: this proved the identity, and the session has a new token. */
  | { kind: 'confirmed'; provider: ProviderName; own: OwnSession; token: string };

/** The user logged in in the app, and their session. */
type OwnSession = { user: Account; session: Session };

type Fetcher = SessionAccess & {
  /** The deployment's secret. */
  secret: string;
  /** Null if no user is logged in in the app. */
  own: OwnSession | null;
};

/**
 * Returns the outcome from the system's browser to the app, once. Requires the verifier. Throws `expiredDesktopLogin`,
 * `expiredSignUp`; if the app linked: `unauthenticated`, `confirmationRequired`, `alreadyLinked`,
 * `linkedElsewhere`, `suspended`.
 */
export const fetchDesktopLogin = async (
  fetcher: Fetcher,
  { code, verifier }: v.InferOutput<typeof desktopLoginSchema>,
): Promise<DesktopLogin> => {
  const isTheirs = and(
    eq(desktopLogins.codeHash, await hashToken(code)),
    eq(desktopLogins.challenge, await hashToken(verifier)),
    gt(desktopLogins.expiresAt, new Date()),
  );
  const taken = await fetcher.db.delete(desktopLogins).where(isTheirs).returning().get();
  if (taken === undefined) throw new ApiError('expiredDesktopLogin');
  const { outcome } = taken;
  switch (outcome.kind) {
    case 'enter':
      return enterApp(fetcher, outcome.userId);
    case 'signUp':
      return signUpInApp(fetcher, outcome.userId);
    case 'identity':
      return linkInApp(fetcher, outcome);
    default:
      return outcome satisfies never;
  }
};

const enterApp = async (fetcher: Fetcher, userId: string): Promise<DesktopLogin> => {
  const opened = await openSession(fetcher, userId);
  if (opened === null) throw new ApiError('expiredDesktopLogin');
  return { kind: 'entered', ...opened };
};

/** Creates the sign-up's token here, because it is not needed earlier. */
const signUpInApp = async ({ db }: Fetcher, userId: string): Promise<DesktopLogin> => {
  const [token, secret] = [newToken(), newToken()];
  const renewed = await db
    .update(pendingSignUps)
    .set({ tokenHash: await signUpHash(token, secret) })
    .where(and(eq(pendingSignUps.userId, userId), gt(pendingSignUps.expiresAt, new Date())))
    .returning({ userId: pendingSignUps.userId })
    .get();
  if (renewed === undefined) throw new ApiError('expiredSignUp');
  return { kind: 'signUp', userId, token, secret };
};

const refusals: Partial<Record<FailureCode, ErrorCode>> = {
  user_not_found: 'unauthenticated',
  already_linked: 'alreadyLinked',
  already_linked_elsewhere: 'linkedElsewhere',
};

/**
 * Links the provider to the app's own account. If the same provider account is already linked, it renews the identity
 * proof.
 */
const linkInApp = async (
  { db, secret, own }: Fetcher,
  { provider, subject }: Extract<DesktopLoginOutcome, { kind: 'identity' }>,
): Promise<DesktopLogin> => {
  if (own === null) throw new ApiError('unauthenticated');
  if (own.user.isGuest) throw new ApiError('membersOnly');
  const claim = { provider, subject, userId: own.user.id, sessionHash: own.session.tokenHash };
  try {
    if (subjectOf(own.user, provider) === subject)
      return { kind: 'confirmed', provider, own, token: await confirmByProvider(db, claim) };
    refuseSuspended(own.user);
    assertRecentlyConfirmed(own.session);
    await linkProvider({ db, secret }, claim);
    return { kind: 'linked', provider, own };
  } catch (error) {
    const refusal = error instanceof ProviderFailure ? refusals[error.code] : undefined;
    throw refusal === undefined ? error : new ApiError(refusal);
  }
};
