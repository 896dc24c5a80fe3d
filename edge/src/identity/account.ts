import { users } from '@tallyho/drizzle/schema/users';
import { defaultPreferences, preferencesSchema } from '@tallyho/game/accounts/preferences';
import type { Person } from '@tallyho/game/room/person';
import { isNotNull } from 'drizzle-orm';
import * as v from 'valibot';

/** What the server knows of a person while it serves them: everything but the password's hash. */
export const accountColumns = {
  id: users.id,
  username: users.username,
  email: users.email,
  avatar: users.avatar,
  administrator: users.administrator,
  preferences: users.preferences,
  googleId: users.googleId,
  discordId: users.discordId,
  hasPassword: isNotNull(users.passwordHash).mapWith(Boolean),
};
export type Account = Pick<
  typeof users.$inferSelect,
  'id' | 'username' | 'email' | 'avatar' | 'administrator' | 'preferences' | 'googleId' | 'discordId'
> & { hasPassword: boolean };

/** The form in which addresses are unique. */
export const normalizeEmail = (email: string): string => email.toLowerCase();

export const providerSchema = v.picklist(['form', 'google', 'discord']);
export type Provider = v.InferOutput<typeof providerSchema>;

export const providersOf = (account: Pick<Account, 'hasPassword' | 'googleId' | 'discordId'>): Provider[] => [
  ...(account.hasPassword ? (['form'] as const) : []),
  ...(account.googleId === null ? [] : (['google'] as const)),
  ...(account.discordId === null ? [] : (['discord'] as const)),
];

/** A person's own account as the API tells it to them (spec section 3, User). */
export const ownAccountSchema = v.object({
  _id: v.string(),
  username: v.string(),
  email: v.string(),
  avatar: v.number(),
  administrator: v.boolean(),
  authProviders: v.array(providerSchema),
  preferences: preferencesSchema,
});
export type OwnAccount = v.InferOutput<typeof ownAccountSchema>;

export const ownAccount = (account: Account): OwnAccount => ({
  _id: account.id,
  username: account.username,
  email: account.email,
  avatar: account.avatar,
  administrator: account.administrator,
  authProviders: providersOf(account),
  preferences: { ...defaultPreferences, ...account.preferences },
});

/** The same person as rooms and other players know them. */
export const personOf = ({ id, username, avatar }: Account): Person => ({ user: id, username, avatar });
