import { auditLog } from '@tallyho/drizzle/schema/safety';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { db } from '../../../test/database.ts';
import { expectError } from '../../../test/expectations.ts';
import { cardOf } from '../../../test/friends.ts';
import { idOf, people } from '../../../test/lobbies.ts';
import { queriesOf } from '../../../test/log.ts';
import { audit, liftSanction, reportOf, sanction } from '../../../test/moderation.ts';
import { newAdministrator, type Person } from '../../../test/people.ts';
import { RoomFake } from '../../../test/room-fake.ts';
import { fakeRooms } from '../../../test/rooms.ts';

let admin: Person;
beforeAll(async () => {
  admin = await newAdministrator();
});
beforeEach(() => {
  fakeRooms(new RoomFake().respond);
});

test('the log returns every action, latest first, in pages', async () => {
  const [by, about] = (await people(2)) as [Person, Person];
  const reportId = await reportOf(by, about);
  await sanction(admin, about, { kind: 'suspend', hours: 2, reportId });
  await liftSanction(admin, about, 'suspend');
  const { entries } = await audit(admin);
  const own = entries.filter(({ subject }) => subject?._id === idOf(about));
  expect(own.map(({ action, actor }) => [action, actor])).toEqual([
    ['lift', cardOf(admin)],
    ['closeReport', cardOf(admin)],
    ['suspend', cardOf(admin)],
    ['report', cardOf(by)],
  ]);
  expect(own[2]?.details).toMatchObject({ hours: 2, reason: 'Be kind', report: reportId });

  await db.insert(auditLog).values(
    Array.from({ length: 120 }, () => ({
      at: new Date(),
      actorId: idOf(by),
      action: 'report' as const,
      subjectId: idOf(about),
      details: {},
    })),
  );
  const ids: number[] = [];
  let page = await audit(admin);
  expect(page.entries).toHaveLength(50);
  for (let pages = 0; pages < 3; pages += 1) {
    ids.push(...page.entries.map(({ _id }) => _id));
    page = await audit(admin, `?before=${ids.at(-1)}`);
  }
  expect(ids).toEqual([...new Set(ids)].sort((a, b) => b - a));
  expect(await queriesOf(() => audit(admin))).toEqual([2]);
  await expectError(await admin.get('/api/admin/audit?before=x'), 400, 'invalidInput');
});
