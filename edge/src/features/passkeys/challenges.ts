import type { Database } from '@tallyho/drizzle/client';
import { passkeyChallenges } from '@tallyho/drizzle/schema/passkeys';
import { limits } from '@tallyho/game/limits';
import { and, eq, gt, lte } from 'drizzle-orm';
import type { Session } from '../../auth/session/session.ts';
import { newToken } from '../../auth/session-token.ts';

type Row = typeof passkeyChallenges.$inferSelect;
/** What a challenge is for, and who may answer it. */
export type Asked = Pick<Row, 'purpose' | 'holder'>;

/** The public id of a session stays the same when its token changes. */
export const sessionHolder = ({ id }: Pick<Session, 'id'>): string => `session ${id}`;
/** `app`: the S256 challenge of the desktop app's verifier. */
export const appHolder = (app: string): string => `app ${app}`;

/** Stores a new challenge for five minutes, deletes expired ones, and returns it. `userId`: the account of a new passkey. */
export const storeChallenge = async (
  db: Database,
  asked: Asked,
  userId: string | null = null,
): Promise<string> => {
  const [challenge, now] = [newToken(), Date.now()];
  const expiresAt = new Date(now + limits.passkeys.challenge);
  await db.batch([
    db.delete(passkeyChallenges).where(lte(passkeyChallenges.expiresAt, new Date(now))),
    db.insert(passkeyChallenges).values({ ...asked, challenge, userId, expiresAt }),
  ]);
  return challenge;
};

const isAsked = ({ purpose, holder }: Asked) =>
  and(
    eq(passkeyChallenges.purpose, purpose),
    eq(passkeyChallenges.holder, holder),
    gt(passkeyChallenges.expiresAt, new Date()),
  );

/** Returns the statement that deletes a challenge and returns it. It returns no row for an answered or expired one, or one of another holder. */
export const takeChallenge = (db: Database, challenge: string, asked: Asked) =>
  db
    .delete(passkeyChallenges)
    .where(and(eq(passkeyChallenges.challenge, challenge), isAsked(asked)))
    .returning({ userId: passkeyChallenges.userId });

/** Returns the open challenge of a holder; undefined if there is none. */
export const findChallenge = async (
  db: Database,
  asked: Asked,
): Promise<Pick<Row, 'challenge' | 'userId'> | undefined> =>
  db
    .select({ challenge: passkeyChallenges.challenge, userId: passkeyChallenges.userId })
    .from(passkeyChallenges)
    .where(isAsked(asked))
    .get();
