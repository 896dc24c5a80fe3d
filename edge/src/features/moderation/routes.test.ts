import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Browser } from '../../../test/browser.ts';
import { expectError } from '../../../test/expectations.ts';
import { suspend } from '../../../test/friends.ts';
import { auditOf, liftSanction, sanction, standingOf } from '../../../test/moderation.ts';
import { newAdministrator, newPerson, type Person } from '../../../test/people.ts';
import { RoomFake } from '../../../test/room-fake.ts';
import { fakeRooms } from '../../../test/rooms.ts';
import { serviceHeader } from '../../../test/service.ts';

let admin: Person;
beforeAll(async () => {
  admin = await newAdministrator();
});
beforeEach(() => {
  fakeRooms(new RoomFake().respond);
});

describe('access to moderation', () => {
  const routes: [string, string, object?][] = [
    ['GET', '/api/admin/reports'],
    ['POST', '/api/admin/reports/some-report/close'],
    ['GET', '/api/admin/users/search?username=a'],
    ['POST', '/api/admin/users/some-user/sanction', { kind: 'warn', reason: 'x' }],
    ['POST', '/api/admin/users/some-user/lift', { kind: 'mute' }],
    ['GET', '/api/admin/audit'],
  ];
  test.each(routes)('%s %s: accepts only administrators with a session', async (method, path, body) => {
    const call = { method, ...(body && { body }) };
    await expectError(await new Browser().call(path, call), 401, 'unauthenticated');
    await expectError(await (await newPerson()).call(path, call), 403, 'forbidden');
    const headers = await serviceHeader('content');
    await expectError(await new Browser().call(path, { ...call, headers }), 401, 'unauthenticated');
    // The token takes precedence over the cookie, so it does not work in an administrator's browser either.
    await expectError(await admin.call(path, { ...call, headers }), 401, 'unauthenticated');
    const suspended = await newAdministrator();
    await suspend(suspended);
    await expectError(await suspended.call(path, call), 403, 'suspended');
  });

  test('no administrator can sanction another administrator or the own account', async () => {
    const other = await newAdministrator();
    for (const kind of ['warn', 'mute', 'suspend'])
      for (const target of [other, admin])
        await expectError(await sanction(admin, target, { kind, hours: 1 }), 403, 'forbidden');
    await expectError(await liftSanction(admin, admin, 'mute'), 403, 'forbidden');
    expect(await standingOf(other)).toEqual({ suspension: null, mute: null, warning: null });
    expect(await auditOf(other)).toEqual([]);
  });
});
