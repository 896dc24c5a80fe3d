import * as v from 'valibot';
import { expiringItem } from '../sign-in/expiring-item.ts';
import { providerIdSchema } from './providers.ts';

/**
 * What somebody was about to do when they were asked to prove that it is them. It survives the trip to a provider, all but
 * passwords: those are kept nowhere.
 */
const wishSchema = v.variant('kind', [
  v.object({ kind: v.literal('unlink'), provider: v.union([v.literal('form'), providerIdSchema]) }),
  v.object({ kind: v.literal('setPassword') }),
  v.object({
    kind: v.literal('deleteAccount'),
    /** What they typed to be sure. */
    username: v.string(),
  }),
]);
export type PendingAction = v.InferOutput<typeof wishSchema>;

const stored = expiringItem('session', 'wish', wishSchema);

export const storePendingAction = stored.keep;
export const readPendingAction = stored.read;
export const clearPendingAction = stored.forget;
