import type { Database } from '@tallyho/drizzle/client';
import { passkeys } from '@tallyho/drizzle/schema/passkeys';
import { users } from '@tallyho/drizzle/schema/users';
import { passkeyNameSchema } from '@tallyho/game/accounts/rules';
import { and, asc, eq, exists, isNotNull, ne, notExists, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import * as v from 'valibot';
import { endEmailLinks } from '../../auth/email/email-links.ts';
import { type AuthMethod, providersOf, type User, userColumns } from '../../auth/user.ts';
import { ApiError } from '../../http/errors.ts';
import { log } from '../../http/log.ts';

const time = v.pipe(v.string(), v.isoTimestamp());
/** A passkey as its owner sees it. */
export const ownPasskeySchema = v.object({
  _id: v.string(),
  name: v.string(),
  createdAt: time,
  /** Null: not used yet. */
  lastUsedAt: v.nullable(time),
});
export type OwnPasskey = v.InferOutput<typeof ownPasskeySchema>;

export const renamingSchema = v.object({ name: passkeyNameSchema });

type Access = { db: Database; user: User };

export const ownPasskey = ({
  id,
  name,
  createdAt,
  lastUsedAt,
}: Pick<typeof passkeys.$inferSelect, 'id' | 'name' | 'createdAt' | 'lastUsedAt'>): OwnPasskey => ({
  _id: id,
  name,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});

const isOwn = (user: User, id: string) => and(eq(passkeys.userId, user.id), eq(passkeys.id, id));

/** Returns the user's passkeys, oldest first. */
export const listPasskeys = async ({ db, user }: Access): Promise<OwnPasskey[]> =>
  (
    await db
      .select()
      .from(passkeys)
      .where(eq(passkeys.userId, user.id))
      .orderBy(asc(passkeys.createdAt), asc(passkeys.id))
  ).map(ownPasskey);

/** Changes the name of a passkey. Throws `notFound`, also for another user's passkey. */
export const renamePasskey = async (
  { db, user }: Access,
  { id, name }: { id: string } & v.InferOutput<typeof renamingSchema>,
): Promise<OwnPasskey> => {
  const [renamed] = await db.update(passkeys).set({ name }).where(isOwn(user, id)).returning();
  if (renamed === undefined) throw new ApiError('notFound');
  return ownPasskey(renamed);
};

/**
 * Removes a passkey. The statement itself ensures that another way to log in remains, also with concurrent requests. Links
 * that were sent for another password or address end. Returns the authenticator's id of the passkey, for the browser, and the
 * remaining ways to log in. Throws `notFound`, `onlyAuthMethod`.
 */
export const removePasskey = async (
  { db, user }: Access,
  id: string,
): Promise<{ credentialId: string; authProviders: AuthMethod[] }> => {
  const other = alias(passkeys, 'other');
  const hasOther = exists(
    db
      .select()
      .from(other)
      .where(and(eq(other.userId, user.id), ne(other.id, id))),
  );
  const hasLogin = exists(
    db
      .select()
      .from(users)
      .where(
        and(
          eq(users.id, user.id),
          or(isNotNull(users.passwordHash), isNotNull(users.googleId), isNotNull(users.discordId)),
        ),
      ),
  );
  const isRemoved = notExists(db.select().from(passkeys).where(isOwn(user, id)));
  const found = await db.select({ id: passkeys.id }).from(passkeys).where(isOwn(user, id)).get();
  if (found === undefined) throw new ApiError('notFound');
  const [[removed], , [account]] = await db.batch([
    db
      .delete(passkeys)
      .where(and(isOwn(user, id), or(hasOther, hasLogin)))
      .returning({ credentialId: passkeys.credentialId }),
    endEmailLinks(db, user.id, isRemoved),
    db.select(userColumns).from(users).where(eq(users.id, user.id)),
  ]);
  if (removed === undefined || account === undefined) throw new ApiError('onlyAuthMethod');
  log('info', 'passkeyRemoved', { user: user.id });
  return { ...removed, authProviders: providersOf(account) };
};
