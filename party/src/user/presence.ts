import type { UserId } from '@tallyho/game/model/person';
import { userIdSchema } from '@tallyho/game/people/person-card';
import * as v from 'valibot';

/** Whether somebody is online, as friends are told. */
export const presenceSchema = v.object({
  user: userIdSchema,
  online: v.boolean(),
  /**
   * Rises with every change, and is never less than the clock: so it rises also if everything stored was forgotten
   * meanwhile.
   */
  rev: v.number(),
  /** When they will be offline, epoch ms: their last socket is gone. Null: they have one, or are offline. */
  offlineAt: v.nullable(v.number()),
});
export type Presence = v.InferOutput<typeof presenceSchema>;

export const offline = (user: UserId): Presence => ({ user, online: false, rev: 0, offlineAt: null });

/**
 * Presence follows the sockets: online with the first (`isHere`), offline at `offlineFrom` if there is none by then. If nothing
 * changed, the same object comes back. Times in epoch ms.
 */
export const follow = (
  before: Presence,
  isHere: boolean,
  { now, offlineFrom }: { now: number; offlineFrom: number },
): Presence => {
  if (isHere)
    return before.online && before.offlineAt === null
      ? before
      : { ...turned(before, true, now), offlineAt: null };
  if (!before.online) return before;
  const offlineAt = Math.min(before.offlineAt ?? Number.POSITIVE_INFINITY, offlineFrom);
  if (offlineAt <= now) return { ...turned(before, false, now), offlineAt: null };
  return offlineAt === before.offlineAt ? before : { ...before, offlineAt };
};

const turned = (before: Presence, online: boolean, now: number): Presence =>
  before.online === online ? before : { ...before, online, rev: Math.max(before.rev + 1, now) };
