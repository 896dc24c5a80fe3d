import type { Database } from '@tallyho/drizzle/client';
import { users } from '@tallyho/drizzle/schema/users';
import type { ApiModeratedUser } from '@tallyho/game/people/moderation';
import { and, eq, gt, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { User } from '../../auth/user.ts';
import { ApiError } from '../../http/errors.ts';
import { selectLobbiesOf } from '../../http/notify-rooms.ts';
import { auditIf } from '../../safety/audit.ts';
import { administratorIds } from '../../safety/notify-administrators.ts';
import { moderatedUserById, toModeratedUser } from './moderated-user.ts';
import { closeLiftedAppeal } from './reject-appeal.ts';

export const liftSanctionSchema = v.object({ kind: v.picklist(['mute', 'suspend']) });
type Lifted = v.InferOutput<typeof liftSanctionSchema>['kind'];

const columnsOf = {
  mute: { until: users.mutedUntil, none: { mutedUntil: null, muteReason: null } },
  suspend: { until: users.suspendedUntil, none: { suspendedUntil: null, suspensionReason: null } },
} as const satisfies Record<Lifted, unknown>;

/**
 * Ends a mute or a suspension early, and closes the appeal against it; does nothing if there is none. Returns the account with its
 * lobbies and the administrators to notify, like `applySanction`. Throws `unknownUser`, `forbidden` for the caller's own account.
 */
export const liftSanction = async (
  { db, user }: { db: Database; user: User },
  id: string,
  { kind }: v.InferOutput<typeof liftSanctionSchema>,
): Promise<{
  moderatedUser: ApiModeratedUser;
  lobbies: readonly { code: string }[];
  administrators: { id: string }[];
}> => {
  if (id === user.id) throw new ApiError('forbidden');
  const { until, none } = columnsOf[kind];
  const holds = and(eq(users.id, id), gt(until, new Date()));
  const [, , , [moderatedUser], lobbies, administrators] = await db.batch([
    // Before the end of the suspension that it asks for.
    closeLiftedAppeal(db, { actor: user.id, userId: id, isLifted: kind === 'suspend' }),
    auditIf(
      db,
      { actorId: user.id, action: 'lift', subjectId: id, details: { kind } },
      sql`from ${users} where ${holds}`,
    ),
    db.update(users).set(none).where(holds),
    moderatedUserById(db, id),
    selectLobbiesOf(db, id),
    administratorIds(db),
  ]);
  if (moderatedUser === undefined) throw new ApiError('unknownUser');
  return { moderatedUser: toModeratedUser(moderatedUser), lobbies, administrators };
};
