import { users } from '@tallyho/drizzle/schema/users';
import { defaultPreferences, preferencesSchema } from '@tallyho/game/accounts/preferences';
import type { Person } from '@tallyho/game/model/person';
import { type Standing, standingSchema } from '@tallyho/game/people/safety';
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
  suspendedUntil: users.suspendedUntil,
  suspensionReason: users.suspensionReason,
  mutedUntil: users.mutedUntil,
  muteReason: users.muteReason,
  warning: users.warning,
  hasPassword: isNotNull(users.passwordHash).mapWith(Boolean),
};
export type Account = Pick<typeof users.$inferSelect, Exclude<keyof typeof accountColumns, 'hasPassword'>> & {
  hasPassword: boolean;
};

/** An account nobody has decided anything about yet. */
export const newAccount = (
  given: Pick<Account, 'id' | 'username' | 'email' | 'avatar'> & Partial<Account>,
): Account => ({
  administrator: false,
  preferences: {},
  googleId: null,
  discordId: null,
  suspendedUntil: null,
  suspensionReason: null,
  mutedUntil: null,
  muteReason: null,
  warning: null,
  hasPassword: false,
  ...given,
});

/** The form in which addresses are unique. */
export const normalizeEmail = (email: string): string => email.toLowerCase();

export const providerSchema = v.picklist(['form', 'google', 'discord']);
export type Provider = v.InferOutput<typeof providerSchema>;

export const providersOf = (account: Pick<Account, 'hasPassword' | 'googleId' | 'discordId'>): Provider[] => [
  ...(account.hasPassword ? (['form'] as const) : []),
  ...(account.googleId === null ? [] : (['google'] as const)),
  ...(account.discordId === null ? [] : (['discord'] as const)),
];

/** What holds until `until` is over by itself. */
const running = (until: Date | null, reason: string | null, now: number) =>
  until === null || until.getTime() <= now ? null : { until: until.toISOString(), reason: reason ?? '' };

/** What administrators have decided about an account, as far as it holds at `now` (epoch ms). */
export const standingOf = (
  account: Pick<Account, 'suspendedUntil' | 'suspensionReason' | 'mutedUntil' | 'muteReason' | 'warning'>,
  now = Date.now(),
): Standing => ({
  suspension: running(account.suspendedUntil, account.suspensionReason, now),
  mute: running(account.mutedUntil, account.muteReason, now),
  warning: account.warning,
});

/** Until when rooms take no chat line of theirs, epoch ms; null: they take them. */
export const mutedUntilOf = ({ mutedUntil }: Pick<Account, 'mutedUntil'>): number | null =>
  mutedUntil?.getTime() ?? null;

/** A person's own account as the API tells it to them. */
export const ownAccountSchema = v.object({
  _id: v.string(),
  username: v.string(),
  email: v.string(),
  avatar: v.number(),
  administrator: v.boolean(),
  authProviders: v.array(providerSchema),
  googleId: v.nullable(v.string()),
  discordId: v.nullable(v.string()),
  preferences: preferencesSchema,
  standing: standingSchema,
});
export type OwnAccount = v.InferOutput<typeof ownAccountSchema>;

export const ownAccount = (account: Account): OwnAccount => ({
  _id: account.id,
  username: account.username,
  email: account.email,
  avatar: account.avatar,
  administrator: account.administrator,
  authProviders: providersOf(account),
  googleId: account.googleId,
  discordId: account.discordId,
  preferences: { ...defaultPreferences, ...account.preferences },
  standing: standingOf(account),
});

/** The same person as rooms and other players know them. */
export const personOf = ({ id, username, avatar }: Account): Person => ({ user: id, username, avatar });
