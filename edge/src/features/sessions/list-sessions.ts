import type { Database } from '@tallyho/drizzle/client';
import { sessions } from '@tallyho/drizzle/schema/sessions';
import { and, desc, eq } from 'drizzle-orm';
import * as v from 'valibot';
import type { Session } from '../../auth/session/session.ts';
import { isLive } from '../../auth/session/session-lifetime.ts';
import type { User } from '../../auth/user.ts';

/** A session of the user. Times in ISO 8601; `lastSeen` is accurate to the hour. */
export const ownSessionSchema = v.object({
  _id: v.string(),
  /** Example: "Firefox on Windows". */
  device: v.string(),
  /** True for the session of this request. */
  current: v.boolean(),
  createdAt: v.string(),
  lastSeen: v.string(),
});
export type OwnSession = v.InferOutput<typeof ownSessionSchema>;

/** Returns the user's sessions: the current one first, then by last use. */
export const listSessions = async ({
  db,
  user,
  session,
}: {
  db: Database;
  user: User;
  session: Session;
}): Promise<OwnSession[]> => {
  const { id, device, createdAt, lastSeen } = sessions;
  const rows = await db
    .select({ id, device, createdAt, lastSeen })
    .from(sessions)
    .where(and(eq(sessions.userId, user.id), isLive()))
    .orderBy(desc(eq(sessions.id, session.id)), desc(sessions.lastSeen), desc(sessions.createdAt));
  return rows.map((row) => ({
    _id: row.id,
    device: row.device,
    current: row.id === session.id,
    createdAt: row.createdAt.toISOString(),
    lastSeen: row.lastSeen.toISOString(),
  }));
};
