import { appeals } from '@tallyho/drizzle/schema/appeals';
import { auditLog, reports } from '@tallyho/drizzle/schema/safety';
import { users } from '@tallyho/drizzle/schema/users';
import type { ApiAuditEntry, ApiModeratedUser, ApiReport } from '@tallyho/game/people/moderation';
import type { Standing } from '@tallyho/game/people/sanctions';
import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Browser } from './browser.ts';
import { db } from './database.ts';
import { read } from './friends.ts';
import { idOf } from './lobbies.ts';
import type { Person } from './people.ts';
import { userObjectCalls } from './rooms.ts';

export const sanction = (by: Browser, person: Person, input: object) =>
  by.post(`/api/admin/users/${idOf(person)}/sanction`, { reason: 'Be kind', ...input });
export const liftSanction = (by: Browser, person: Person, kind: unknown) =>
  by.post(`/api/admin/users/${idOf(person)}/lift`, { kind });
export const close = (by: Browser, id: string) => by.post(`/api/admin/reports/${id}/close`);
export const reopen = (by: Browser, id: string) => by.post(`/api/admin/reports/${id}/reopen`);
export const removeRole = (by: Browser, person: Person) =>
  by.post(`/api/admin/users/${idOf(person)}/remove-administrator`);
export const listed = (by: Browser, query = '') =>
  read<{ reports: ApiReport[]; hasMore: boolean }>(by.get(`/api/admin/reports${query}`));
export const audit = (by: Browser, query = '') =>
  read<{ entries: ApiAuditEntry[]; next: number | null }>(by.get(`/api/admin/audit${query}`));
export const moderatedUserIn = async (answer: Response): Promise<ApiModeratedUser> =>
  (await read<{ user: ApiModeratedUser }>(answer)).user;

export const report = (by: Browser, input: object) => by.post('/api/reports', { details: '', ...input });
export const aboutPlayer = (person: Person, more: object = {}) => ({
  kind: 'player',
  userId: idOf(person),
  reason: 'harassment',
  ...more,
});
export const reportsBy = (person: Person) =>
  db
    .select()
    .from(reports)
    .where(eq(reports.reporterId, idOf(person)))
    .orderBy(desc(reports.createdAt));
/** Reports a user, and returns the report's id. */
export const reportOf = async (by: Person, about: Person, reason = 'harassment'): Promise<string> => {
  await read(report(by, aboutPlayer(about, { reason })));
  const [kept] = await reportsBy(by);
  expect(kept?.reason).toBe(reason);
  return kept?.id ?? '';
};

/** Returns the ids of all open reports and appeals, as the tables have them. */
const openIds = async (): Promise<string[]> => {
  const isOpen = and(
    isNull(appeals.decidedAt),
    eq(users.suspendedUntil, appeals.suspendedUntil),
    gt(appeals.suspendedUntil, new Date()),
  );
  const found = await db.batch([
    db.select({ id: reports.id }).from(reports).where(isNull(reports.closedAt)),
    db.select({ id: appeals.id }).from(appeals).innerJoin(users, eq(users.id, appeals.userId)).where(isOpen),
  ]);
  return found.flat().map(({ id }) => id);
};
/**
 * Expects that the API counts this report or appeal as open, or does not, and counts nothing else but what is open. It tries again,
 * because tests of other files report and appeal meanwhile.
 */
export const expectCounted = (by: Browser, id: string, isOpen: boolean) =>
  expect
    .poll(async () => {
      const ids = await openIds();
      const { open } = await read<{ open: number }>(by.get('/api/admin/open-reports'));
      return { isCounted: ids.includes(id), isRight: open === ids.length };
    })
    .toEqual({ isCounted: isOpen, isRight: true });

export const standingOf = async (person: Person) =>
  (await read<{ user: { standing: Standing } }>(person.get('/api/user/me'))).user.standing;
/** Returns the audit entries about a user, oldest first. */
export const auditOf = (person: Person) =>
  db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subjectId, idOf(person)))
    .orderBy(auditLog.id);
/** Returns all requests sent to a user object since `fakeRooms`. */
export const userObjectRequests = (person: Person) =>
  userObjectCalls.filter(({ user }) => user === idOf(person)).map(({ body }) => body);

export const inHours = (hours: number) => Date.now() + hours * 60 * 60_000;
