import { users } from '@tallyho/drizzle/schema/users';
import type { ApiAppeal } from '@tallyho/game/people/moderation';
import type { OwnAppeal } from '@tallyho/game/people/sanctions';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { deleteAccount } from '../../../test/accounts.ts';
import { Browser } from '../../../test/browser.ts';
import { db } from '../../../test/database.ts';
import { expectError } from '../../../test/expectations.ts';
import { changeUser, expectPushed, read, suspend } from '../../../test/friends.ts';
import { newGuest } from '../../../test/guests.ts';
import { idOf, open } from '../../../test/lobbies.ts';
import {
  audit,
  auditOf,
  expectCounted,
  liftSanction,
  reportOf,
  sanction,
  standingOf,
} from '../../../test/moderation.ts';
import { newAdministrator, newPerson, type Person } from '../../../test/people.ts';
import { RoomFake } from '../../../test/room-fake.ts';
import { fakeRooms } from '../../../test/rooms.ts';

let admin: Person;
beforeEach(async () => {
  fakeRooms(new RoomFake().respond);
  admin = await newAdministrator();
});

const text = 'It was my brother, who used my phone.';
const appeal = (by: Browser, what = text) => by.post('/api/user/appeal', { text: what });
const ownOf = async (by: Browser) =>
  (await read<{ appeal: OwnAppeal | null }>(by.get('/api/user/appeal'))).appeal;
const listed = async (status = 'open') =>
  (await read<{ appeals: ApiAppeal[] }>(admin.get(`/api/admin/appeals?status=${status}`))).appeals;
const listedOf = async (person: Person, status = 'open') =>
  (await listed(status)).filter(({ author }) => author._id === idOf(person));
const reject = (by: Browser, id: string, answer: unknown = 'The phone is yours.') =>
  by.post(`/api/admin/appeals/${id}/reject`, { answer });
/** A user whom the administrator has suspended. */
const suspended = async (): Promise<Person> => {
  const person = await newPerson();
  await read(sanction(admin, person, { kind: 'suspend', hours: 24, reason: 'Threats' }));
  return person;
};
const withAppeal = async () => {
  const person = await suspended();
  await read(appeal(person));
  const [found] = await listedOf(person);
  if (!found) throw new Error('The appeal is not listed.');
  return { person, id: found._id };
};

describe('an appeal', () => {
  it('reaches the administrators with the suspension and its evidence, counts as open, and is logged', async () => {
    const [person, reporter] = [await newPerson(), await newPerson()];
    const reportId = await reportOf(reporter, person);
    await read(sanction(admin, person, { kind: 'suspend', hours: 24, reason: 'Threats', reportId }));
    expect(await ownOf(person)).toBeNull();
    expect(await read(appeal(person, `  ${text} `))).toMatchObject({ appeal: { text, decision: null } });
    expect(await ownOf(person)).toMatchObject({ text, decision: null });
    await expectCounted(admin, (await listedOf(person))[0]?._id ?? '', true);
    expect(await listedOf(person)).toMatchObject([
      {
        text,
        author: { username: person.account.username },
        suspension: {
          reason: 'Threats',
          hours: 24,
          until: (await standingOf(person)).suspension?.until,
          by: { _id: idOf(admin) },
        },
        evidence: [],
        decision: null,
      },
    ]);
    await expectPushed(admin, expect.arrayContaining([{ type: 'reportsChanged' }]), 'reportsChanged');
    expect((await auditOf(person)).at(-1)).toMatchObject({ action: 'appeal', actorId: idOf(person) });
  });

  it('is written once for each suspension; the same request again changes nothing', async () => {
    const { person } = await withAppeal();
    expect((await appeal(person)).status).toBe(200);
    await expectError(await appeal(person, 'Another text than before.'), 409, 'alreadyAppealed');
    expect(await listedOf(person)).toHaveLength(1);
    expect((await auditOf(person)).filter(({ action }) => action === 'appeal')).toHaveLength(1);
    await read(sanction(admin, person, { kind: 'suspend', hours: 72 }));
    expect(await ownOf(person), 'the new suspension').toBeNull();
    expect(await listedOf(person), 'moot with the old suspension').toEqual([]);
    await read(appeal(person, 'Another text than before.'));
    expect(await listedOf(person)).toHaveLength(1);
  });

  it('is stored once by two concurrent requests', async () => {
    const person = await suspended();
    const answers = await Promise.all([appeal(person), appeal(person)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await listedOf(person)).toHaveLength(1);
  });

  it('has 10 to 1,000 characters', async () => {
    const person = await suspended();
    for (const wrong of ['', 'too short', ' '.repeat(50), 'x'.repeat(1_001)])
      await expectError(await appeal(person, wrong), 400, 'invalidInput', { field: 'text' });
    expect((await appeal(person, 'x'.repeat(1_000))).status).toBe(200);
  });

  it('needs a suspension and a session', async () => {
    const person = await newPerson();
    await expectError(await appeal(person), 409, 'notSuspended');
    await expectError(await appeal(new Browser()), 401, 'unauthenticated');
    await expectError(await new Browser().get('/api/user/appeal'), 401, 'unauthenticated');
    await changeUser(person, { suspendedUntil: new Date(Date.now() - 1_000), suspensionReason: 'Spam' });
    await expectError(await appeal(person), 409, 'notSuspended');
  });

  it('can be written by a suspended guest', async () => {
    const guest = await newGuest(await open(await newPerson()));
    await db
      .update(users)
      .set({ suspendedUntil: new Date(Date.now() + 3_600_000), suspensionReason: 'Spam' })
      .where(eq(users.id, guest.account._id));
    expect((await appeal(guest)).status).toBe(200);
    expect((await listed()).map(({ author }) => author._id)).toContain(guest.account._id);
  });

  it('shows no suspension of another time, if this one has no entry in the log', async () => {
    const person = await suspended();
    await suspend(person);
    await read(appeal(person));
    expect(await listedOf(person)).toMatchObject([
      { suspension: { reason: 'Spam', at: null, by: null, hours: null } },
    ]);
  });

  it('is closed with the suspension, and deleted with the account', async () => {
    const { person } = await withAppeal();
    const until = new Date(Date.now() - 1_000);
    await changeUser(person, { suspendedUntil: until });
    expect(await listedOf(person)).toEqual([]);
    expect(await listedOf(person, 'closed')).toMatchObject([{ decision: null }]);
    const { person: other } = await withAppeal();
    expect((await deleteAccount(other)).status).toBe(200);
    expect(await listedOf(other)).toEqual([]);
  });

  it('is part of the download of the own data, with the decision', async () => {
    const { person, id } = await withAppeal();
    await read(reject(admin, id));
    const { moderation } = await read<{ moderation: { appeals: object[] } }>(person.get('/api/user/data'));
    expect(moderation.appeals).toMatchObject([
      { text, decision: 'rejected', answer: 'The phone is yours.', decidedAt: expect.any(String) },
    ]);
  });
});

describe('the decision about an appeal', () => {
  it('can be a rejection with a sentence that its author reads; the suspension goes on', async () => {
    const { person, id } = await withAppeal();
    await expectCounted(admin, id, true);
    await read(reject(admin, id));
    await expectCounted(admin, id, false);
    expect(await ownOf(person)).toMatchObject({
      decision: { kind: 'rejected', answer: 'The phone is yours.', at: expect.any(String) },
    });
    expect((await standingOf(person)).suspension).not.toBeNull();
    expect(await listedOf(person, 'closed')).toMatchObject([
      { decision: { kind: 'rejected', by: { _id: idOf(admin) }, answer: 'The phone is yours.' } },
    ]);
    const { entries } = await audit(admin, `?user=${idOf(person)}&kind=sanctions`);
    expect(entries[0]).toMatchObject({ action: 'rejectAppeal', details: { reason: 'The phone is yours.' } });
    await expectPushed(person, expect.arrayContaining([{ type: 'accountChanged' }]), 'accountChanged');
  });

  it('can be the end of the suspension', async () => {
    const { person } = await withAppeal();
    await read(liftSanction(admin, person, 'suspend'));
    expect((await standingOf(person)).suspension).toBeNull();
    expect(await listedOf(person)).toEqual([]);
    expect(await listedOf(person, 'closed')).toMatchObject([
      { decision: { kind: 'lifted', by: { _id: idOf(admin) }, answer: '' } },
    ]);
    expect((await auditOf(person)).at(-1)).toMatchObject({ action: 'lift', actorId: idOf(admin) });
  });

  it('stays as it is: a second one is refused, the same one again is not', async () => {
    const { person, id } = await withAppeal();
    await read(reject(admin, id));
    expect((await reject(admin, id)).status).toBe(200);
    await expectError(await reject(await newAdministrator(), id, 'No.'), 409, 'alreadyDecided');
    expect((await auditOf(person)).filter(({ action }) => action === 'rejectAppeal')).toHaveLength(1);
    expect(await ownOf(person)).toMatchObject({ decision: { answer: 'The phone is yours.' } });
  });

  it('needs an administrator, an answer, and an appeal', async () => {
    const { person, id } = await withAppeal();
    const other = await newPerson();
    await expectError(await reject(new Browser(), id), 401, 'unauthenticated');
    await expectError(await reject(other, id), 403, 'forbidden');
    await expectError(await reject(person, id), 403, 'suspended');
    await expectError(await other.get('/api/admin/appeals'), 403, 'forbidden');
    await expectError(await reject(admin, id, '  '), 400, 'invalidInput', { field: 'answer' });
    await expectError(await reject(admin, 'none'), 404, 'notFound');
    expect(await ownOf(person)).toMatchObject({ decision: null });
  });
});
