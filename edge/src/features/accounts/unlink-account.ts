import type { Database } from '@tallyho/drizzle/client';
import { passkeys } from '@tallyho/drizzle/schema/passkeys';
import { users } from '@tallyho/drizzle/schema/users';
import { and, eq, exists, isNotNull, isNull, or } from 'drizzle-orm';
import * as v from 'valibot';
import { endEmailLinks } from '../../auth/email/email-links.ts';
import { type Provider, providerSchema, providersOf, type User, userColumns } from '../../auth/user.ts';
import { ApiError } from '../../http/errors.ts';
import { log } from '../../http/log.ts';

export const unlinkSchema = v.object({ provider: providerSchema });

const columns = { form: 'passwordHash', google: 'googleId', discord: 'discordId' } as const;

/**
 * Removes one login method of an account. The statement itself ensures that another method remains, also with
 * concurrent requests. Links that were sent for another password or address end. Throws `notLinked`, `onlyAuthMethod`, both with `actualProviders`.
 */
export const unlinkAccount = async (
  { db, user }: { db: Database; user: User },
  { provider }: v.InferOutput<typeof unlinkSchema>,
): Promise<User> => {
  const actualProviders = providersOf(user);
  if (!actualProviders.includes(provider)) throw new ApiError('notLinked', { extra: { actualProviders } });
  const others = (Object.keys(columns) as Provider[]).filter((other) => other !== provider); // keys of a const object
  const isUser = eq(users.id, user.id);
  const hasPasskey = exists(db.select().from(passkeys).where(eq(passkeys.userId, user.id)));
  const isRemoved = exists(
    db
      .select()
      .from(users)
      .where(and(isUser, isNull(users[columns[provider]]))),
  );
  const [[updated]] = await db.batch([
    db
      .update(users)
      .set({ [columns[provider]]: null })
      .where(and(isUser, or(hasPasskey, ...others.map((other) => isNotNull(users[columns[other]])))))
      .returning(userColumns),
    endEmailLinks(db, user.id, isRemoved),
  ]);
  if (updated === undefined) throw new ApiError('onlyAuthMethod', { extra: { actualProviders } });
  log('info', 'providerUnlinked', { user: user.id, provider });
  return updated;
};
