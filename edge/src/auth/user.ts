import { users } from '@tallyho/drizzle/schema/users';
import { defaultPreferences } from '@tallyho/game/accounts/default-preferences';
import { preferencesSchema } from '@tallyho/game/accounts/preferences';
import { limits } from '@tallyho/game/limits';
import { storedGuestsRule } from '@tallyho/game/model/default-rules';
import type { Person } from '@tallyho/game/model/person';
import { type Standing, standingSchema } from '@tallyho/game/people/sanctions';
import { isNotNull, sql } from 'drizzle-orm';
import * as v from 'valibot';

/** Columns that the server loads for a user: all except the password hash. */
export const userColumns = {
  id: users.id,
  username: users.username,
  email: users.email,
  emailVerifiedAt: users.emailVerifiedAt,
  avatar: users.avatar,
  administrator: users.administrator,
  preferences: users.preferences,
  googleId: users.googleId,
  discordId: users.discordId,
  suspendedUntil: users.suspendedUntil,
  suspensionReason: users.suspensionReason,
  mutedUntil: users.mutedUntil,
  muteReason: users.muteReason,
  warning: users.warning,
  usernameChangedAt: users.usernameChangedAt,
  knownBrowsersFrom: users.knownBrowsersFrom,
  hasPassword: isNotNull(users.passwordHash).mapWith(Boolean),
  // As text, because drizzle leaves out the table of a column in a query without joins.
  hasPasskey: sql<boolean>`exists (select 1 from passkeys where passkeys.user_id = users.id)`.mapWith(
    Boolean,
  ),
  isGuest: sql<boolean>`exists (select 1 from guests where guests.user_id = users.id)`.mapWith(Boolean),
};
export type User = Pick<
  typeof users.$inferSelect,
  Exclude<keyof typeof userColumns, 'hasPassword' | 'hasPasskey' | 'isGuest'>
> & {
  hasPassword: boolean;
  hasPasskey: boolean;
  /** The user plays without an account. */
  isGuest: boolean;
};

/** Default values of a new account. */
export const newUser = (given: Pick<User, 'id' | 'username' | 'email' | 'avatar'> & Partial<User>): User => ({
  emailVerifiedAt: null,
  administrator: false,
  preferences: {},
  googleId: null,
  discordId: null,
  suspendedUntil: null,
  suspensionReason: null,
  mutedUntil: null,
  muteReason: null,
  warning: null,
  usernameChangedAt: null,
  knownBrowsersFrom: null,
  hasPassword: false,
  hasPasskey: false,
  isGuest: false,
  ...given,
});

/** Returns the address in lower case. Addresses are unique in this form. */
export const normalizeEmail = (email: string): string => email.toLowerCase();

/** Begins what replaces a removed address. No address has this form, because it has no @. */
const removedPrefix = 'removed:';

/** Returns a value for the column of an account without an address, which is unique like an address. */
export const removedEmail = (): string => removedPrefix + crypto.randomUUID();

/** Returns the address; null if it was removed because another user has proved that it is theirs. */
export const addressOf = ({ email }: { email: string }): string | null =>
  email.startsWith(removedPrefix) ? null : email;

/** A way to log in that an account has once. */
export const providerSchema = v.picklist(['form', 'google', 'discord']);
export type Provider = v.InferOutput<typeof providerSchema>;
/** A way to log in; `passkey`: one or more. */
export const authMethodSchema = v.picklist([...providerSchema.options, 'passkey']);
export type AuthMethod = v.InferOutput<typeof authMethodSchema>;

/** Returns the ways to log in to an account. */
export const providersOf = (
  account: Pick<User, 'hasPassword' | 'googleId' | 'discordId' | 'hasPasskey'>,
): AuthMethod[] => [
  ...(account.hasPassword ? (['form'] as const) : []),
  ...(account.googleId === null ? [] : (['google'] as const)),
  ...(account.discordId === null ? [] : (['discord'] as const)),
  ...(account.hasPasskey ? (['passkey'] as const) : []),
];

/** Returns the sanction if it has not expired at `now`, else null. */
const running = (until: Date | null, reason: string | null, now: number) =>
  until === null || until.getTime() <= now ? null : { until: until.toISOString(), reason: reason ?? '' };

/** Returns the sanctions of an account that are active at `now` (epoch ms). */
export const standingOf = (
  account: Pick<User, 'suspendedUntil' | 'suspensionReason' | 'mutedUntil' | 'muteReason' | 'warning'>,
  now = Date.now(),
): Standing => ({
  suspension: running(account.suspendedUntil, account.suspensionReason, now),
  mute: running(account.mutedUntil, account.muteReason, now),
  warning: account.warning,
});

/** Chat mute expiry (epoch ms); null if not muted. */
export const mutedUntilOf = ({ mutedUntil }: Pick<User, 'mutedUntil'>): number | null =>
  mutedUntil?.getTime() ?? null;

/** Returns when the account can change its username again, in ISO 8601; null: now. */
export const nextUsernameChange = ({ usernameChangedAt }: Pick<User, 'usernameChangedAt'>): string | null => {
  const next = (usernameChangedAt?.getTime() ?? 0) + limits.username.changeEvery;
  return next <= Date.now() ? null : new Date(next).toISOString();
};

/** The user's own account as the API returns it. */
export const ownAccountSchema = v.object({
  _id: v.string(),
  username: v.string(),
  /** When the user can change the name again, in ISO 8601; null: now. */
  nextUsernameChange: v.nullable(v.string()),
  /** Empty: the account has none, because another user has proved that it is theirs. */
  email: v.string(),
  /** False: the user has not opened a link that was sent to the address. */
  emailVerified: v.boolean(),
  avatar: v.number(),
  administrator: v.boolean(),
  /** The user plays without an account. */
  isGuest: v.boolean(),
  authProviders: v.array(authMethodSchema),
  googleId: v.nullable(v.string()),
  discordId: v.nullable(v.string()),
  preferences: preferencesSchema,
  standing: standingSchema,
});
export type OwnAccount = v.InferOutput<typeof ownAccountSchema>;

/** Returns all preferences, with the defaults of those that the account has not stored. */
const preferencesOf = ({ preferences }: Pick<User, 'preferences'>): OwnAccount['preferences'] => ({
  ...defaultPreferences,
  ...preferences,
  // Stored rules can lack a newer rule.
  lobbyRules: {
    ...defaultPreferences.lobbyRules,
    ...preferences.lobbyRules,
    // A value of an older version is true or false.
    guestsMayJoin: storedGuestsRule(preferences.lobbyRules?.guestsMayJoin),
  },
});

export const ownAccount = (account: User): OwnAccount => ({
  _id: account.id,
  username: account.username,
  nextUsernameChange: nextUsernameChange(account),
  email: addressOf(account) ?? '',
  emailVerified: account.emailVerifiedAt !== null,
  avatar: account.avatar,
  administrator: account.administrator,
  isGuest: account.isGuest,
  authProviders: providersOf(account),
  googleId: account.googleId,
  discordId: account.discordId,
  preferences: preferencesOf(account),
  standing: standingOf(account),
});

/** Returns the public data of an account, for rooms and other players. */
export const personOfUser = ({ id, username, avatar }: User): Person => ({ user: id, username, avatar });
