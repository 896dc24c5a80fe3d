import { users } from '@tallyho/drizzle/schema/users';
import type { ProviderName } from '../../auth/login/provider-keys.ts';
import type { User } from '../../auth/user.ts';

/** Account columns with the user's id at each provider. */
const fields = { google: 'googleId', discord: 'discordId' } as const;

export const subjectColumn = (provider: ProviderName) => users[fields[provider]];

export const subjectOf = (account: User, provider: ProviderName): string | null => account[fields[provider]];

/** The column's value, for an insert or an update. */
export const subjectValue = (provider: ProviderName, subject: string) => ({ [fields[provider]]: subject });

/** Returns true if a unique index rejected a provider id, because another account has it. */
export const isSubjectColumn = (column: string | null): boolean =>
  column === 'users.google_id' || column === 'users.discord_id';
