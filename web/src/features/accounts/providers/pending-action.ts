import * as v from 'valibot';
import { expiringItem } from '../stored/expiring-item.ts';
import { providerIdSchema } from './provider-schema.ts';

/**
 * The action that a user started before they were asked to confirm their identity. It survives the redirect to a
 * provider, except for passwords, which are never stored.
 */
const pendingActionSchema = v.variant('kind', [
  v.object({ kind: v.literal('unlink'), provider: v.union([v.literal('form'), providerIdSchema]) }),
  v.object({ kind: v.literal('link'), provider: providerIdSchema }),
  v.object({ kind: v.literal('setPassword') }),
  v.object({ kind: v.literal('addPasskey') }),
  v.object({ kind: v.literal('removePasskey'), id: v.string() }),
  v.object({ kind: v.literal('changeEmail') }),
  v.object({ kind: v.literal('changeUsername') }),
  v.object({ kind: v.literal('administrate') }),
  v.object({
    kind: v.literal('deleteAccount'),
    /** The confirmation text that they typed. */
    username: v.string(),
  }),
]);
export type PendingAction = v.InferOutput<typeof pendingActionSchema>;

const stored = expiringItem('session', 'pending-action', v.parser(pendingActionSchema));

export const storePendingAction = stored.write;
export const readPendingAction = stored.read;
export const clearPendingAction = stored.clear;
