import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { Browser } from '../../../test/browser.ts';
import { expectError } from '../../../test/expectations.ts';
import { changeUser } from '../../../test/friends.ts';
import { newGuest, playAsGuest } from '../../../test/guests.ts';
import { idOf, join, open, people } from '../../../test/lobbies.ts';
import { queriesOf } from '../../../test/log.ts';
import {
  auditOf,
  inHours,
  liftSanction,
  listed,
  moderatedUserIn,
  reportOf,
  sanction,
  standingOf,
  userObjectRequests,
} from '../../../test/moderation.ts';
import { newAdministrator, newPerson, type Person } from '../../../test/people.ts';
import { RoomFake } from '../../../test/room-fake.ts';
import { fakeRooms, type RoomCall } from '../../../test/rooms.ts';

let admin: Person;
let calls: RoomCall[];
beforeAll(async () => {
  admin = await newAdministrator();
});
beforeEach(() => {
  calls = fakeRooms(new RoomFake().respond);
});
const asked = (type: string) => calls.map(({ body }) => body).filter((body) => body.type === type);

describe('a warning', () => {
  test('is shown until the user has read it, and is pushed immediately', async () => {
    const person = await newPerson();
    const moderatedUser = await moderatedUserIn(
      await sanction(admin, person, { kind: 'warn', reason: '  No more of that. ' }),
    );
    const { warning } = await standingOf(person);
    expect(warning).toMatchObject({ reason: 'No more of that.' });
    expect(moderatedUser).toMatchObject({
      _id: idOf(person),
      standing: { warning },
      history: { warnings: 1 },
    });
    await expect
      .poll(() => userObjectRequests(person))
      .toEqual([{ type: 'push', events: [{ type: 'accountChanged' }] }]);
    expect(await auditOf(person)).toMatchObject([
      { actorId: idOf(admin), action: 'warn', details: { reason: 'No more of that.' } },
    ]);

    const acknowledge = (id: unknown, by: Browser = person) =>
      by.post('/api/user/acknowledge-warning', { id });
    await expectError(await acknowledge(warning?._id, new Browser()), 401, 'unauthenticated');
    await acknowledge(warning?._id, await newPerson());
    await acknowledge('another-warning');
    await expectError(await acknowledge(7), 400, 'invalidInput');
    expect((await standingOf(person)).warning).toEqual(warning);
    expect((await acknowledge(warning?._id)).status).toBe(200);
    expect((await standingOf(person)).warning).toBeNull();
    expect((await acknowledge(warning?._id)).status).toBe(200);
    await expect.poll(() => userObjectRequests(person)).toHaveLength(2);
  });

  test('can be acknowledged by a suspended user', async () => {
    const person = await newPerson();
    await sanction(admin, person, { kind: 'warn' });
    await sanction(admin, person, { kind: 'suspend', hours: 1 });
    const { warning } = await standingOf(person);
    const response = await person.post('/api/user/acknowledge-warning', { id: warning?._id });
    expect(response.status).toBe(200);
    expect((await standingOf(person)).warning).toBeNull();
  });
});

describe('a mute', () => {
  test('lasts for its hours, also in rooms, until it is lifted', async () => {
    const [person, friend] = (await people(2)) as [Person, Person];
    const code = await open(friend);
    await join(person, code);
    const sendMessage = () => person.post(`/api/lobby/sendMessage/${code}`, { message: 'Hello' });

    const before = Date.now();
    const moderatedUser = await moderatedUserIn(await sanction(admin, person, { kind: 'mute', hours: 24 }));
    const { mute } = await standingOf(person);
    expect(mute?.reason).toBe('Be kind');
    const until = Date.parse(mute?.until ?? '');
    expect(until).toBeGreaterThanOrEqual(before + 24 * 60 * 60_000);
    expect(until).toBeLessThanOrEqual(inHours(24));
    expect(moderatedUser).toMatchObject({ standing: { mute }, history: { mutes: 1 } });
    await expect.poll(() => asked('muted')).toEqual([{ type: 'muted', user: idOf(person), until }]);
    await expect
      .poll(() => userObjectRequests(person))
      .toEqual([{ type: 'push', events: [{ type: 'accountChanged' }] }]);
    await expectError(await sendMessage(), 403, 'muted');
    expect((await person.get('/api/lobby/checkUserInLobby')).status).toBe(200);

    expect((await moderatedUserIn(await liftSanction(admin, person, 'mute'))).standing.mute).toBeNull();
    await expect.poll(() => asked('muted')).toHaveLength(2);
    expect(asked('muted')[1]).toMatchObject({ until: null });
    expect((await sendMessage()).status).toBe(200);
    expect((await liftSanction(admin, person, 'mute')).status).toBe(200);
    expect(await auditOf(person)).toMatchObject([
      { action: 'mute', details: { reason: 'Be kind', hours: 24, until: mute?.until } },
      { action: 'lift', actorId: idOf(admin), details: { kind: 'mute' } },
    ]);
  });
});

describe('a suspension', () => {
  test('ends seats and sockets immediately, and returns reason and end', async () => {
    const [person, friend] = (await people(2)) as [Person, Person];
    const code = await open(person);
    await join(friend, code);
    await moderatedUserIn(await sanction(admin, person, { kind: 'suspend', hours: 48, reason: 'Threats' }));
    await expect
      .poll(() => asked('remove'))
      .toEqual([{ type: 'remove', user: idOf(person), reason: 'suspended' }]);
    // The event must arrive before the socket that carries it is closed.
    await expect
      .poll(() => userObjectRequests(person))
      .toEqual([
        { type: 'push', events: [{ type: 'accountChanged' }] },
        { type: 'close', reason: 'suspended' },
      ]);
    const { suspension } = await standingOf(person);
    expect(suspension?.reason).toBe('Threats');
    const body = await expectError(await person.get('/api/lobby/public'), 403, 'suspended');
    expect(body).toMatchObject({ until: suspension?.until, reason: 'Threats' });

    await moderatedUserIn(await liftSanction(admin, person, 'suspend'));
    expect((await person.get('/api/lobby/public')).status).toBe(200);
    expect(await auditOf(person)).toMatchObject([
      { action: 'suspend', details: { reason: 'Threats', hours: 48, until: suspension?.until } },
      { action: 'lift', details: { kind: 'suspend' } },
    ]);
  });

  test('ends when it expires', async () => {
    const person = await newPerson();
    await sanction(admin, person, { kind: 'suspend', hours: 1 });
    await expectError(await person.get('/api/lobby/public'), 403, 'suspended');
    await changeUser(person, { suspendedUntil: new Date(Date.now() - 1) });
    expect((await person.get('/api/lobby/public')).status).toBe(200);
    expect((await standingOf(person)).suspension).toBeNull();
  });

  test('is stored even if the user cannot be notified', async () => {
    const person = await newPerson();
    await open(person);
    vi.restoreAllMocks();
    expect((await sanction(admin, person, { kind: 'suspend', hours: 1 })).status).toBe(200);
    await expectError(await person.get('/api/lobby/public'), 403, 'suspended');
  });
});

describe('a guest', () => {
  const seated = async () => {
    const code = await open(await newPerson());
    return { code, guest: await newGuest(code) };
  };

  test('can be warned and muted like an account', async () => {
    const { code, guest } = await seated();
    const { _id, isGuest } = await moderatedUserIn(await sanction(admin, guest, { kind: 'warn' }));
    expect({ _id, isGuest }).toEqual({ _id: idOf(guest), isGuest: true });
    expect((await standingOf(guest)).warning).toMatchObject({ reason: 'Be kind' });
    await sanction(admin, guest, { kind: 'mute', hours: 1 });
    await expect.poll(() => asked('muted')).toHaveLength(1);
    const sendMessage = () => guest.post(`/api/lobby/sendMessage/${code}`, { message: 'Hello' });
    await expectError(await sendMessage(), 403, 'muted');
    await liftSanction(admin, guest, 'mute');
    await expect.poll(() => asked('muted')).toHaveLength(2);
    expect((await sendMessage()).status).toBe(200);
  });

  test('who is suspended loses the seat and gets no other one in this browser until the end', async () => {
    const { code, guest } = await seated();
    await sanction(admin, guest, { kind: 'suspend', hours: 1, reason: 'Threats' });
    await expect
      .poll(() => asked('remove'))
      .toEqual([{ type: 'remove', user: idOf(guest), reason: 'suspended' }]);
    await expectError(await guest.post('/api/party/ticket', { room: code }), 403, 'suspended');
    await expectError(await playAsGuest(guest, code), 403, 'suspended');
    guest.cookies.delete('session');
    await expectError(await playAsGuest(guest, code), 403, 'suspended');
    await moderatedUserIn(await liftSanction(admin, guest, 'suspend'));
    expect((await playAsGuest(guest, code)).status).toBe(200);
  });
});

test.each([
  { kind: 'ban', hours: 1 },
  { kind: 'mute' },
  { kind: 'mute', hours: 0 },
  { kind: 'suspend', hours: 1.5 },
  { kind: 'suspend', hours: 24 * 367 },
  { kind: 'suspend', hours: '3' },
  { kind: 'warn', reason: '   ' },
  { kind: 'warn', reason: undefined },
  { kind: 'warn', reason: 'x'.repeat(501) },
  { kind: 'warn', reportId: 7 },
])('a decision must be complete: %o is refused', async (input) => {
  const person = await newPerson();
  await expectError(await sanction(admin, person, input), 400, 'invalidInput');
  expect(await auditOf(person)).toEqual([]);
});

test('a rejected sanction changes nothing and closes no report', async () => {
  const other = await newAdministrator();
  const [by, about] = (await people(2)) as [Person, Person];
  const [aboutOther, aboutSomebody] = [await reportOf(by, other), await reportOf(by, about)];
  await expectError(await sanction(admin, other, { kind: 'warn', reportId: aboutOther }), 403, 'forbidden');
  await expectError(await sanction(admin, about, { kind: 'warn', reportId: aboutOther }), 404, 'notFound');
  const openAbout = async (person: Person) =>
    (await listed(admin, `?about=${idOf(person)}`)).reports.map(({ _id }) => _id);
  expect([await openAbout(other), await openAbout(about)]).toEqual([[aboutOther], [aboutSomebody]]);
  for (const person of [other, about]) {
    expect((await standingOf(person)).warning).toBeNull();
    expect((await auditOf(person)).map(({ action }) => action)).toEqual(['report']);
  }
});

test('a sanction needs two round trips, including the session', async () => {
  const [by, about] = (await people(2)) as [Person, Person];
  const reportId = await reportOf(by, about);
  expect(await queriesOf(() => sanction(admin, about, { kind: 'mute', hours: 1, reportId }))).toEqual([2]);
  expect(await queriesOf(() => liftSanction(admin, about, 'mute'))).toEqual([2]);
});

test('rejects unknown users', async () => {
  const unknownUser = '/api/admin/users/nobody-at-all';
  await expectError(
    await admin.post(`${unknownUser}/sanction`, { kind: 'warn', reason: 'x' }),
    404,
    'unknownUser',
  );
  await expectError(await admin.post(`${unknownUser}/lift`, { kind: 'mute' }), 404, 'unknownUser');
  await expectError(await liftSanction(admin, await newPerson(), 'warn'), 400, 'invalidInput');
  await expectError(await admin.post('/api/admin/users/..%2F/lift', { kind: 'mute' }), 400, 'invalidInput');
});
