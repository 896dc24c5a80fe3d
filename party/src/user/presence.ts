import type { UserId } from '@tallyho/game/model/person';
import { userIdSchema } from '@tallyho/game/people/person-card';
import * as v from 'valibot';

/** The online status of a user that friends see. */
export const userPresenceSchema = v.object({
  user: userIdSchema,
  online: v.boolean(),
  /**
   * Increases with every change and is never less than the clock, so it also increases after the storage was
   * cleared.
   */
  rev: v.number(),
  /**
   * When the user becomes offline after the last socket closed, epoch ms. Null: a socket is open, or the
   * user is offline.
   */
  offlineAt: v.nullable(v.number()),
});
export type UserPresence = v.InferOutput<typeof userPresenceSchema>;

export const offline = (user: UserId): UserPresence => ({ user, online: false, rev: 0, offlineAt: null });

/**
 * Updates presence from the sockets: online with the first socket (`isHere`), offline at `offlineFrom` if
 * there is none by then. Returns the same object if nothing changed. Times in epoch ms.
 */
export const follow = (
  before: UserPresence,
  isHere: boolean,
  { now, offlineFrom }: { now: number; offlineFrom: number },
): UserPresence => {
  if (isHere)
    return before.online && before.offlineAt === null
      ? before
      : { ...withOnline(before, true, now), offlineAt: null };
  if (!before.online) return before;
  const offlineAt = Math.min(before.offlineAt ?? Number.POSITIVE_INFINITY, offlineFrom);
  if (offlineAt <= now) return { ...withOnline(before, false, now), offlineAt: null };
  return offlineAt === before.offlineAt ? before : { ...before, offlineAt };
};

const withOnline = (before: UserPresence, online: boolean, now: number): UserPresence =>
  before.online === online ? before : { ...before, online, rev: Math.max(before.rev + 1, now) };
