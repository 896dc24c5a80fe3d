import type { InStatement } from '@libsql/client/web';
import { expect, it } from 'vitest';
import { db } from './database.ts';
import { block, remove, requestFriendship, respond, unblock, withdraw } from './friend-calls.ts';
import { read, twoFriends } from './friends.ts';
import { idOf, open } from './lobbies.ts';
import { send } from './messages.ts';
import { aboutPlayer, liftSanction, removeRole, reopen, report, sanction } from './moderation.ts';
import { newAdministrator, newPerson, type Person } from './people.ts';
import { serviceHeader } from './service.ts';
import { statementsOf } from './statements.ts';

/**
 * Matches a step that scans a whole table. Excludes lists in a parameter, results of the statement itself, the
 * audit log, whose last page is read from its end, and matches of its full-text index.
 */
const wholeTable =
  /^SCAN (?!CONSTANT ROW|json_each|\(subquery|\d+-ROW|audit_log$|audit_search VIRTUAL TABLE INDEX 0:M)/;

const scansOf = async (statement: InStatement): Promise<string[]> => {
  const { sql, args = [] } = typeof statement === 'string' ? { sql: statement } : statement;
  if (/^(begin|commit|rollback)\b/i.test(sql)) return [];
  const { rows } = await db.$client.execute({ sql: `explain query plan ${sql}`, args });
  const scans = rows.map(({ detail }) => String(detail)).filter((step) => wholeTable.test(step));
  return scans.map((step) => `${step}: ${sql}`);
};

/** Runs all actions that two friends can do to each other, and that an administrator can do to them. */
const runAllActions = async (robin: Person, kim: Person, admin: Person) => {
  for (const path of [
    ...['friends', 'friends/search?username=rob', 'friends/requests', 'friends/sent-requests'],
    ...[
      'friends/blocked',
      'messages/unread',
      'messages/latest',
      `messages/${idOf(kim)}`,
      `messages/${idOf(kim)}?before=9`,
    ],
    ...[`messages/${idOf(kim)}?after=9`, 'invitations', 'profile', `games/with/${idOf(kim)}`],
  ])
    await read(robin.get(`/api/user/${path}`));
  const { _id } = await send(robin, kim, 'Hello');
  await read(kim.put(`/api/user/messages/${idOf(robin)}/read`, {}));
  const code = await open(robin);
  await read(robin.post('/api/party/ticket', { room: code }));
  const { invitation } = await read<{ invitation: { _id: string } }>(
    robin.post('/api/user/friends/invite', { friendId: idOf(kim) }),
  );
  for (const answer of ['accept', 'decline'])
    await read(kim.post(`/api/user/invitations/${invitation._id}/${answer}`));
  await read(report(kim, { kind: 'message', userId: idOf(robin), messageId: _id, reason: 'spam' }));
  await read(report(kim, aboutPlayer(robin, { code })));
  await read(remove(robin, kim));
  const stranger = await newPerson();
  for (const call of [
    () => requestFriendship(robin, kim),
    () => requestFriendship(kim, robin),
    () => requestFriendship(stranger, robin),
    () => respond(robin, stranger, true),
    () => withdraw(robin, stranger),
    () => respond(robin, stranger, false),
    () => block(robin, kim),
    () => unblock(robin, kim),
  ])
    await read(call());
  for (const path of [
    'reports',
    'reports?status=closed',
    `reports?status=all&about=${idOf(robin)}`,
    'open-reports',
    'administrators',
    'audit',
    'users/search?username=rob',
    'users/search',
  ])
    await read(admin.get(`/api/admin/${path}`));
  // Only the reports of this test: others can be closed by the tests that run at the same time.
  const { reports } = await read<{ reports: { _id: string }[] }>(
    admin.get(`/api/admin/reports?status=all&about=${idOf(robin)}`),
  );
  const [first, second] = reports.map((each) => each._id);
  await read(admin.get(`/api/admin/reports?before=${first}`));
  await read(admin.post(`/api/admin/reports/${second}/close`));
  await read(reopen(admin, second ?? ''));
  await read(sanction(admin, robin, { kind: 'mute', hours: 1, reportId: first }));
  await read(removeRole(admin, kim));
  await read(liftSanction(admin, robin, 'mute'));
  await read(robin.post('/api/user/acknowledge-warning', { id: 'x' }));
  await read(
    robin.post(
      `/api/internal/people/${idOf(robin)}`,
      { type: 'presence', online: true, rev: 1 },
      await serviceHeader(idOf(robin)),
    ),
  );
};

it('no request about users scans a whole table, for reads and writes', async () => {
  const [robin, kim] = await twoFriends();
  const admin = await newAdministrator();
  const statements = await statementsOf(() => runAllActions(robin, kim, admin));
  const different = new Map(statements.map((each) => [typeof each === 'string' ? each : each.sql, each]));
  expect(different.size).toBeGreaterThan(50);
  const scans: string[] = [];
  for (const statement of different.values()) scans.push(...(await scansOf(statement)));
  expect(scans).toEqual([]);
});
