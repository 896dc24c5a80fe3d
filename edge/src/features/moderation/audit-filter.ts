import type { Database } from '@tallyho/drizzle/client';
import { formerUsernames } from '@tallyho/drizzle/schema/former-usernames';
import { guests } from '@tallyho/drizzle/schema/guests';
import { auditLog } from '@tallyho/drizzle/schema/safety';
import { users } from '@tallyho/drizzle/schema/users';
import { limits } from '@tallyho/game/limits';
import { auditKindSchema, auditKinds } from '@tallyho/game/people/moderation';
import { userIdSchema } from '@tallyho/game/people/person-card';
import { normalizedName } from '@tallyho/game/text';
import { asc, desc, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/sqlite-core';
import * as v from 'valibot';
import { beginsWith } from '../../people/name-range.ts';

const time = v.optional(
  v.pipe(
    v.string(),
    v.maxLength(30),
    v.isoTimestamp('That is no time.'),
    v.transform((text) => new Date(text)),
    v.check((date) => Number.isFinite(date.getTime()), 'That is no time.'),
  ),
);

/** The filters of the audit log. All given ones apply. */
export const auditFilterEntries = {
  /** The beginnings of words in the names of themes and tags and in reasons, or the beginning of a username, also of a former one. */
  text: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(limits.lookup)), ''),
  /** A user who acted, or was acted upon. */
  user: v.optional(userIdSchema),
  /** The administrator who acted. */
  administrator: v.optional(userIdSchema),
  kind: v.optional(auditKindSchema),
  from: time,
  /** The entries before this time. */
  to: time,
};
const auditFilterSchema = v.object(auditFilterEntries);
export type AuditFilter = v.InferOutput<typeof auditFilterSchema>;

/** Returns the query of the full-text index for the beginnings of words; null if the text has no letter or digit. */
const wordsQuery = (text: string): string | null =>
  text
    .match(/[\p{L}\p{N}]+/gu)
    ?.map((word) => `"${word}" *`)
    .join(' ') ?? null;

/**
 * Returns the conditions on `audit_log` for a filter. Each one selects ids by an index, because an index is not used for
 * two columns at once, and the order of the ids is that of the log.
 */
export const matching = (db: Database, { text, user, administrator, kind, from, to }: AuditFilter): SQL[] => {
  const { id, actorId, subjectId, action, at } = auditLog;
  const ids = (condition: SQL) => db.select({ id }).from(auditLog).where(condition);
  const conditions: SQL[] = [];
  const isOneOf = (selected: SQL) => conditions.push(sql`${id} in ${selected}`);
  if (text !== '') {
    const name = normalizedName(text);
    const named = union(
      db.select({ id: users.id }).from(users).where(beginsWith(users.usernameNormalized, name)),
      db.select({ id: guests.userId }).from(guests).where(beginsWith(guests.nameNormalized, name)),
      db
        .select({ id: formerUsernames.userId })
        .from(formerUsernames)
        .where(beginsWith(formerUsernames.usernameNormalized, name)),
    );
    const words = wordsQuery(text);
    const withWords =
      words === null ? sql`` : sql`union select rowid from audit_search where audit_search match ${words}`;
    isOneOf(
      sql`(select id from ${auditLog} where ${inArray(actorId, named)}
        union select id from ${auditLog} where ${inArray(subjectId, named)} ${withWords})`,
    );
  }
  if (user !== undefined) isOneOf(sql`${union(ids(eq(actorId, user)), ids(eq(subjectId, user)))}`);
  if (administrator !== undefined) isOneOf(sql`${ids(eq(actorId, administrator))}`);
  if (kind !== undefined) isOneOf(sql`${ids(inArray(action, [...auditKinds[kind]]))}`);
  // Ids rise with the time. Its index finds the first and the last one of a range.
  if (from) conditions.push(sql`${id} >= ${ids(gte(at, from)).orderBy(asc(at), asc(id)).limit(1)}`);
  if (to) conditions.push(sql`${id} <= ${ids(lt(at, to)).orderBy(desc(at), desc(id)).limit(1)}`);
  return conditions;
};
