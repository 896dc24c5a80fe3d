import type { Database } from '@tallyho/drizzle/client';
import { subscriptions } from '@tallyho/drizzle/schema/subscriptions';
import { emailSchema } from '@tallyho/game/accounts/rules';
import * as v from 'valibot';
import { normalizeEmail } from '../../auth/user.ts';
import { lookupText } from '../../http/lookup-text.ts';

const text = 'Please enter a valid email address.';

export const subscriptionSchema = v.object({
  /** Same rule as for registration, with this form's own text. */
  email: v.pipe(
    v.string(text),
    v.trim(),
    v.check((email) => v.is(emailSchema, email), text),
  ),
  /** Accepted but ignored: the server's clock is used. */
  timestamp: v.optional(v.union([lookupText, v.number()])),
});

/** Stores an email address. Idempotent. */
export const subscribe = async (
  { db }: { db: Database },
  { email }: v.InferOutput<typeof subscriptionSchema>,
): Promise<void> => {
  await db
    .insert(subscriptions)
    .values({ email: normalizeEmail(email), createdAt: new Date() })
    .onConflictDoNothing();
};
