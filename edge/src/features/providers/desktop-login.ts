import { type DesktopLoginOutcome, desktopLogins, pendingSignUps } from '@tallyho/drizzle/schema/providers';
import { sessions } from '@tallyho/drizzle/schema/sessions';
import { and, eq, gt } from 'drizzle-orm';
import * as v from 'valibot';
import { addPasskey, hasPasskey, type PasskeyKey } from '../../auth/login/passkeys.ts';
import type { ProviderName } from '../../auth/login/provider-keys.ts';
import { type LogIn, openSession, type SessionAccess } from '../../auth/session/open-session.ts';
import { rotateToken } from '../../auth/session/rotate-session.ts';
import { assertRecentlyConfirmed, type Session } from '../../auth/session/session.ts';
import { hashToken, newToken } from '../../auth/session-token.ts';
import { refuseSuspended } from '../../auth/suspensions/suspended-error.ts';
import type { User } from '../../auth/user.ts';
import { ApiError, type ErrorCode } from '../../http/errors.ts';
import { type FailureCode, ProviderFailure } from './failure.ts';
import { confirmByProvider, linkProvider } from './link.ts';
import { subjectOf } from './owners.ts';
import { signUpHash } from './sign-up-cookie.ts';

const secret = v.pipe(v.string(), v.maxLength(200));
/** Payload of POST /api/user/desktop-login: the code from the deep link, and the secret that never left the app. */
export const desktopLoginSchema = v.object({ code: secret, verifier: secret });

export type FetchedLogin =
  | { kind: 'entered'; account: User; token: string }
  /** `secret`: for the cookie of the app. */
  | { kind: 'signUp'; userId: string; token: string; secret: string }
  | { kind: 'linked'; provider: ProviderName; own: OwnSession }
  /** The provider account was linked already: this proved the identity, and the session has a new token. */
  | { kind: 'confirmed'; provider: ProviderName; own: OwnSession; token: string }
  | { kind: 'passkeyAdded'; own: OwnSession }
  | { kind: 'passkeyConfirmed'; own: OwnSession; token: string };

/** The user logged in in the app, and their session. */
type OwnSession = { user: User; session: Session };

type Fetcher = SessionAccess & {
  /** The deployment's secret. */
  secret: string;
  /** Null if no user is logged in in the app. */
  own: OwnSession | null;
};

/**
 * Returns the outcome from the system's browser to the app, once. Requires the verifier. Throws `expiredDesktopLogin`,
 * `expiredSignUp`; if the app linked: `unauthenticated`, `confirmationRequired`, `alreadyLinked`,
 * `linkedElsewhere`, `suspended`; if it used a passkey: `invalidPasskey`, `tooManyPasskeys`, `passkeyTaken`.
 */
export const fetchDesktopLogin = async (
  fetcher: Fetcher,
  { code, verifier }: v.InferOutput<typeof desktopLoginSchema>,
): Promise<FetchedLogin> => {
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
      return enterApp(fetcher, outcome.userId, { way: 'provider' });
    case 'signUp':
      return signUpInApp(fetcher, outcome.userId);
    case 'identity':
      return linkInApp(fetcher, outcome);
    case 'passkeyEntry':
      return enterApp(fetcher, outcome.userId, {
        way: 'passkey',
        isStill: hasPasskey(fetcher.db, outcome),
      });
    case 'passkeyProof':
      return confirmInApp(fetcher, outcome);
    case 'newPasskey':
      return addPasskeyInApp(fetcher, outcome);
    default:
      return outcome satisfies never;
  }
};

const enterApp = async (
  fetcher: Fetcher,
  userId: string,
  how: Pick<LogIn, 'way' | 'isStill'>,
): Promise<FetchedLogin> => {
  const opened = await openSession(fetcher, userId, how);
  if (opened === null) throw new ApiError('expiredDesktopLogin');
  return { kind: 'entered', ...opened };
};

/** Creates the sign-up's token here, because it is not needed earlier. */
const signUpInApp = async ({ db }: Fetcher, userId: string): Promise<FetchedLogin> => {
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

/** Returns the app's session. Throws `unauthenticated`, `accountsOnly`. */
const accountOf = ({ own }: Fetcher): OwnSession => {
  if (own === null) throw new ApiError('unauthenticated');
  if (own.user.isGuest) throw new ApiError('accountsOnly');
  return own;
};

/** Renews the identity proof of the app's session with a passkey that was used in the system's browser. */
const confirmInApp = async (fetcher: Fetcher, used: PasskeyKey): Promise<FetchedLogin> => {
  const [{ db }, own] = [fetcher, accountOf(fetcher)];
  if (used.userId !== own.user.id) throw new ApiError('invalidPasskey');
  const isSession = and(eq(sessions.tokenHash, own.session.tokenHash), hasPasskey(db, used));
  const { token, rotate } = await rotateToken(db, isSession);
  if ((await rotate).length === 0) throw new ApiError('invalidPasskey');
  return { kind: 'passkeyConfirmed', own, token };
};

/** Adds a passkey that was made in the system's browser for the account of the app. */
const addPasskeyInApp = async (
  fetcher: Fetcher,
  { userId, passkey }: Extract<DesktopLoginOutcome, { kind: 'newPasskey' }>,
): Promise<FetchedLogin> => {
  const own = accountOf(fetcher);
  if (own.user.id !== userId) throw new ApiError('invalidPasskey');
  refuseSuspended(own.user);
  assertRecentlyConfirmed(own.session);
  await addPasskey(fetcher.db, userId, passkey);
  return { kind: 'passkeyAdded', own };
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
  fetcher: Fetcher,
  { provider, subject }: Extract<DesktopLoginOutcome, { kind: 'identity' }>,
): Promise<FetchedLogin> => {
  const [{ db, secret }, own] = [fetcher, accountOf(fetcher)];
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
