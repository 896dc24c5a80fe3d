import type { Database } from '@tallyho/drizzle/client';
import { users } from '@tallyho/drizzle/schema/users';
import type { ApiModeratedUser } from '@tallyho/game/people/moderation';
import { eq, notInArray } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { expireConfirmation } from '../../../test/confirmation.ts';
import { db } from '../../../test/database.ts';
import { expectError } from '../../../test/expectations.ts';
import { read } from '../../../test/friends.ts';
import { runBefore } from '../../../test/interleave.ts';
import { idOf } from '../../../test/lobbies.ts';
import { queriesOf } from '../../../test/log.ts';
import { auditOf, moderatedUserIn, removeRole, userObjectRequests } from '../../../test/moderation.ts';
import { newAdministrator, newPerson, type Person } from '../../../test/people.ts';
import { RoomFake } from '../../../test/room-fake.ts';
import { fakeRooms } from '../../../test/rooms.ts';
import type { User } from '../../auth/user.ts';
import { removeAdministrator } from './administrators.ts';

let ada: Person;
let ben: Person;
beforeEach(async () => {
  fakeRooms(new RoomFake().respond);
  [ada, ben] = [await newAdministrator(), await newAdministrator()];
});

const isAdministrator = async (person: Person) =>
  (
    await db
      .select()
      .from(users)
      .where(eq(users.id, idOf(person)))
  )[0]?.administrator;
const listed = async (by: Person) =>
  (await read<{ users: ApiModeratedUser[] }>(by.get('/api/admin/administrators'))).users.map(
    ({ _id }) => _id,
  );

describe('the administrator role', () => {
  test('is taken away by another administrator: it ends with the next request, and open pages are notified', async () => {
    expect(await listed(ada)).toEqual(expect.arrayContaining([idOf(ada), idOf(ben)]));
    expect(await queriesOf(() => listed(ada))).toEqual([2]);
    expect(await moderatedUserIn(await removeRole(ada, ben))).toMatchObject({
      _id: idOf(ben),
      administrator: false,
    });
    await expectError(await ben.get('/api/admin/reports'), 403, 'forbidden');
    await expectError(await ben.get('/api/themes/all'), 403, 'forbidden');
    expect(await listed(ada)).not.toContain(idOf(ben));
    await expect
      .poll(() => userObjectRequests(ben))
      .toEqual([{ type: 'push', events: [{ type: 'accountChanged' }] }]);
    expect(await auditOf(ben)).toMatchObject([{ actorId: idOf(ada), action: 'removeAdministrator' }]);
  });

  test('can be given up, and taking it away twice is logged once', async () => {
    expect((await removeRole(ada, ada)).status).toBe(200);
    expect(await isAdministrator(ada)).toBe(false);
    expect((await removeRole(ben, ada)).status).toBe(200);
    expect(await auditOf(ada)).toHaveLength(1);
  });

  test('is taken away only with a recent identity proof', async () => {
    await expireConfirmation(ada);
    await expectError(await removeRole(ada, ben), 403, 'confirmationRequired');
    expect(await isAdministrator(ben)).toBe(true);
  });

  test('is no right of other users, and an unknown account is named', async () => {
    const player = await newPerson();
    await expectError(await removeRole(player, ben), 403, 'forbidden');
    const gone = { account: { ...player.account, _id: crypto.randomUUID() } } as Person; // only its id is used
    await expectError(await removeRole(ada, gone), 404, 'unknownUser');
    expect((await removeRole(ada, player)).status).toBe(200);
    expect(await auditOf(player)).toEqual([]);
  });

  test('of two administrators who remove each other at the same time, one keeps it', async () => {
    // After the request of Ben was admitted, and before it changes anything.
    runBefore('insert into "audit_log"', async () => {
      expect((await removeRole(ada, ben)).status).toBe(200);
    });
    await expectError(await removeRole(ben, ada), 403, 'forbidden');
    expect(await Promise.all([isAdministrator(ada), isAdministrator(ben)])).toEqual([true, false]);
    expect(await auditOf(ada)).toEqual([]);
  });

  test('of the last administrator stays', async () => {
    const rollBack = new Error('undone');
    const asAccount = (person: Person) => ({ id: idOf(person) }) as User; // only the id is used
    // All others are administrators of other tests, so this happens in a transaction that is undone.
    const outcome = db.transaction(async (tx) => {
      const others = notInArray(users.id, [idOf(ada), idOf(ben)]);
      await tx.update(users).set({ administrator: false }).where(others);
      const batch = async (statements: readonly PromiseLike<unknown>[]) => {
        const results: unknown[] = [];
        for (const statement of statements) results.push(await statement);
        return results;
      };
      // A transaction has everything of a database but `batch`.
      const within = new Proxy(tx, {
        get: (target, name) => (name === 'batch' ? batch : Reflect.get(target, name)),
      }) as unknown as Database;
      await removeAdministrator({ db: within, user: asAccount(ada) }, idOf(ben));
      for (const caller of [ada, ben])
        await removeAdministrator({ db: within, user: asAccount(caller) }, idOf(ada)).then(
          () => expect.fail('removed the last administrator'),
          ({ code }) => expect(code).toBe(caller === ada ? 'lastAdministrator' : 'forbidden'),
        );
      throw rollBack;
    });
    await expect(outcome).rejects.toBe(rollBack);
  });
});
