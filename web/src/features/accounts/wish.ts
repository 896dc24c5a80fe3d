import * as v from 'valibot';
import { kept } from './kept.ts';
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
export type Wish = v.InferOutput<typeof wishSchema>;

const stored = kept('session', 'wish', wishSchema);

export const keepWish = stored.keep;
export const readWish = stored.read;
export const forgetWish = stored.forget;
