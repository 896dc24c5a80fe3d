import type { Database } from '@tallyho/drizzle/client';
import { reports } from '@tallyho/drizzle/schema/safety';
import { users } from '@tallyho/drizzle/schema/users';
import type { ApiModeratedUser } from '@tallyho/game/people/moderation';
import type { SanctionInput } from '@tallyho/game/people/sanctions';
import { and, eq, sql } from 'drizzle-orm';
import type { User } from '../../auth/user.ts';
import { ApiError } from '../../http/errors.ts';
import { selectLobbiesOf } from '../../http/notify-rooms.ts';
import { auditIf } from '../../safety/audit.ts';
import { administratorIds } from '../../safety/notify-administrators.ts';
import { closeWrites } from './close-report.ts';
import { moderatedUserById, toModeratedUser } from './moderated-user.ts';

const hour = 60 * 60_000;

type Columns = Partial<typeof users.$inferInsert>;

/** Returns the account's new columns, and the details for the audit log. */
const consequences = (input: SanctionInput, now: number) => {
  const { reason } = input;
  switch (input.kind) {
    case 'warn': {
      const warning = { _id: crypto.randomUUID(), reason, at: new Date(now).toISOString() };
      return { columns: { warning } satisfies Columns, noted: {} };
    }
    case 'mute': {
      const mutedUntil = new Date(now + input.hours * hour);
      const columns = { mutedUntil, muteReason: reason } satisfies Columns;
      return { columns, noted: { hours: input.hours, until: mutedUntil.toISOString() } };
    }
    case 'suspend': {
      const suspendedUntil = new Date(now + input.hours * hour);
      const columns = { suspendedUntil, suspensionReason: reason } satisfies Columns;
      return { columns, noted: { hours: input.hours, until: suspendedUntil.toISOString() } };
    }
    default:
      return input satisfies never;
  }
};

/**
 * Warns, mutes or suspends an account, replacing the previous sanction of that kind, and closes the report that it
 * answers. Returns the updated account, and the lobbies and administrators to notify. Throws `unknownUser`, `forbidden` for administrators
 * (including the own account), `notFound` for a report that is not about the account.
 */
export const applySanction = async (
  { db, user }: { db: Database; user: User },
  id: string,
  input: SanctionInput,
): Promise<{
  moderatedUser: ApiModeratedUser;
  lobbies: readonly { code: string }[];
  administrators: { id: string }[];
}> => {
  const { kind, reason, reportId = null } = input;
  const now = Date.now();
  const { columns, noted } = consequences(input, now);
  const details = { reason, ...noted, ...(reportId !== null && { report: reportId }) };
  const report = sql`from ${reports} where ${and(eq(reports.id, reportId ?? ''), eq(reports.reportedId, id))}`;
  const maySanction = and(
    eq(users.id, id),
    eq(users.administrator, false),
    reportId === null ? undefined : sql`exists (select 1 ${report})`,
  );
  const target = sql`from ${users} where ${maySanction}`;
  const [changed, , , , [moderatedUser], lobbies, administrators] = await db.batch([
    db.update(users).set(columns).where(maySanction),
    auditIf(db, { actorId: user.id, action: kind, subjectId: id, details }, target, now),
    ...closeWrites(db, { actor: user.id, id: reportId, provided: sql`exists (select 1 ${target})` }),
    moderatedUserById(db, id),
    selectLobbiesOf(db, id),
    administratorIds(db),
  ]);
  if (moderatedUser === undefined) throw new ApiError('unknownUser');
  if (moderatedUser.administrator) throw new ApiError('forbidden');
  if (changed.rowsAffected === 0) throw new ApiError('notFound');
  // Without a report, nothing changes for them.
  return {
    moderatedUser: toModeratedUser(moderatedUser),
    lobbies,
    administrators: reportId === null ? [] : administrators,
  };
};
