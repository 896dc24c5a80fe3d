import { formerUsernames } from '@tallyho/drizzle/schema/former-usernames';
import { friendRequests, presence } from '@tallyho/drizzle/schema/friends';
import { users } from '@tallyho/drizzle/schema/users';
import { limits } from '@tallyho/game/limits';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { deleteAccount, fetchOwnAccount } from '../../../test/accounts.ts';
import { Browser } from '../../../test/browser.ts';
import { expireConfirmation } from '../../../test/confirmation.ts';
import { csrfHeader } from '../../../test/csrf.ts';
import { db } from '../../../test/database.ts';
import { expectError } from '../../../test/expectations.ts';
import { changeUser, expectPushed, makeFriends, pushedTo, read, suspend } from '../../../test/friends.ts';
import { newGuest, playAsGuest } from '../../../test/guests.ts';
import { runBefore } from '../../../test/interleave.ts';
import { idOf, join, open } from '../../../test/lobbies.ts';
import { fakeMails, mails, mailTo } from '../../../test/mails.ts';
import {
  freshName,
  newAdministrator,
  newPerson,
  type Person,
  password,
  secondBrowser,
} from '../../../test/people.ts';
import { RoomFake } from '../../../test/room-fake.ts';
import { fakeRooms } from '../../../test/rooms.ts';

let rooms: RoomFake;
beforeEach(() => {
  rooms = new RoomFake();
  fakeRooms(rooms.respond);
  fakeMails();
});

const day = 24 * 60 * 60_000;
const nameField = { field: 'username' };

const rename = async (person: Browser, username: string) =>
  person.post('/api/user/change-username', { username }, await csrfHeader(person));
const renamed = async (person: Person): Promise<string> => {
  const username = freshName();
  expect((await rename(person, username)).status).toBe(200);
  return username;
};
const nameOf = async (person: Browser) => (await fetchOwnAccount(person))?.username;
/** Moves all changes of the account's name into the past. */
const wait = async (person: Person, ms: number) => {
  const ofPerson = eq(formerUsernames.userId, idOf(person));
  for (const row of await db.select().from(formerUsernames).where(ofPerson))
    await db
      .update(formerUsernames)
      .set({
        changedAt: new Date(row.changedAt.getTime() - ms),
        reservedUntil: new Date(row.reservedUntil.getTime() - ms),
      })
      .where(eq(formerUsernames.id, row.id));
  const [user] = await db
    .select({ at: users.usernameChangedAt })
    .from(users)
    .where(eq(users.id, idOf(person)));
  await changeUser(person, { usernameChangedAt: new Date((user?.at?.getTime() ?? 0) - ms) });
};
const register = (username: string, browser = new Browser()) =>
  browser.post('/api/user/register', { username, email: `${freshName()}@example.com`, password });
const isTaken = async (username: string, browser = new Browser()) =>
  (await read<{ exists: boolean }>(browser.get(`/api/user/register/check?username=${username}`))).exists;
const logIn = (emailOrUsername: string) =>
  new Browser().post('/api/user/login', { emailOrUsername, password });

describe('a new username', () => {
  test('is shown at once, opens the account in place of the old one, and is told to the verified address', async () => {
    const person = await newPerson();
    await changeUser(person, { emailVerifiedAt: new Date() });
    const before = person.account.username;
    const after = await renamed(person);
    expect(await nameOf(person)).toBe(after);
    expect((await logIn(after)).status).toBe(200);
    await expectError(await logIn(before), 401, 'userNotFound');
    const mail = await mailTo(person.account.email, /username has changed/);
    expect(mail.text).not.toContain(after);
    expect(mail.text).not.toContain(before);
  });

  test('follows the rules for usernames, and is not a name of another account in any spelling', async () => {
    const [person, other] = [await newPerson(), await newPerson()];
    for (const name of ['abc', 'ALLCAPITALS', 'admin', 'with@sign', 'zero\u200Bwidth'])
      await expectError(await rename(person, name), 400, 'invalidInput', nameField);
    await expectError(await rename(person, 'shitface'), 400, 'profaneUsername', nameField);
    const theirs = other.account.username;
    await expectError(await rename(person, theirs), 409, 'usernameTaken', nameField);
    await expectError(await rename(person, `P${theirs.slice(1)}`), 409, 'usernameTaken', nameField);
    expect(await nameOf(person)).toBe(person.account.username);
    expect(
      await db
        .select()
        .from(formerUsernames)
        .where(eq(formerUsernames.userId, idOf(person))),
    ).toEqual([]);
    expect(mails).toEqual([]);
  });

  test('is possible once in 30 days, and the account says when the next one is', async () => {
    const person = await newPerson();
    expect(await fetchOwnAccount(person)).toMatchObject({ nextUsernameChange: null });
    const username = await renamed(person);
    const next = (await fetchOwnAccount(person))?.nextUsernameChange ?? '';
    expect(Date.parse(next) - Date.now()).toBeGreaterThan(limits.username.changeEvery - 60_000);
    const refused = await expectError(await rename(person, freshName()), 409, 'usernameChangedRecently');
    expect(refused).toMatchObject({ nextChange: next });
    expect((await rename(person, username)).status, 'the same request again').toBe(200);
    await wait(person, 29 * day);
    await expectError(await rename(person, freshName()), 409, 'usernameChangedRecently');
    await wait(person, day);
    expect((await rename(person, freshName())).status).toBe(200);
  });

  test('is given to one of two concurrent requests', async () => {
    const [one, other, username] = [await newPerson(), await newPerson(), freshName()];
    const answers = await Promise.all([rename(one, username), rename(other, username)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const twice = await newPerson();
    const two = await Promise.all([rename(twice, freshName()), rename(twice, freshName())]);
    expect(two.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('needs a recent proof of identity, the CSRF token, and an account that is not suspended', async () => {
    const person = await newPerson();
    const body = { username: freshName() };
    const path = '/api/user/change-username';
    await expectError(await person.post(path, body), 403, 'invalidCsrfToken');
    await expectError(await new Browser().post(path, body), 401, 'unauthenticated');
    await expireConfirmation(person);
    await expectError(await rename(person, body.username), 403, 'confirmationRequired');
    await suspend(person);
    await expectError(await rename(person, body.username), 403, 'suspended');
    await expectError(
      await rename(await newGuest(await open(await newPerson())), body.username),
      403,
      'accountsOnly',
    );
  });

  test('is not stored if the account is suspended or its sessions end during the request', async () => {
    const suspended = await newPerson();
    runBefore('insert into "former_usernames"', () => suspend(suspended));
    await rename(suspended, freshName());
    const person = await newPerson();
    const thief = await secondBrowser(person);
    runBefore('insert into "former_usernames"', async () => {
      await person.call('/api/user/sessions', { method: 'DELETE', headers: await csrfHeader(person) });
    });
    await expectError(await rename(thief, freshName()), 401, 'unauthenticated');
    for (const { account } of [suspended, person])
      expect(await db.select({ name: users.username }).from(users).where(eq(users.id, account._id))).toEqual([
        { name: account.username },
      ]);
  });

  test('reaches friends, open requests, the own tabs and the lobby', async () => {
    const [person, friend, asked] = [await newPerson(), await newPerson(), await newPerson()];
    await makeFriends(person, friend);
    for (const one of [friend, asked])
      await db.insert(presence).values({ userId: idOf(one), online: true, rev: 1 });
    await db
      .insert(friendRequests)
      .values({ senderId: idOf(person), recipientId: idOf(asked), createdAt: new Date() });
    const code = await open(person);
    await join(friend, code);
    const username = await renamed(person);
    expect(rooms.stateOf(code).seats.map((seat) => seat.username)).toContain(username);
    await expectPushed(friend, [{ type: 'friendsChanged' }], 'friendsChanged');
    await expectPushed(asked, [{ type: 'friendsChanged' }], 'friendsChanged');
    expect(pushedTo(person)).toContainEqual({ type: 'accountChanged' });
    const { friends } = await read<{ friends: { username: string }[] }>(friend.get('/api/user/friends'));
    expect(friends).toMatchObject([{ username }]);
    const { lobby } = await read<{ lobby: { leader: object } }>(new Browser().get(`/api/join/${code}`));
    expect(lobby.leader).toMatchObject({ username });
  });
});

describe('the old username', () => {
  test('finds no account, by search or by a friend request', async () => {
    const [person, other] = [await newPerson(), await newPerson()];
    const before = person.account.username;
    await renamed(person);
    const found = await read<{ users: unknown[] }>(other.get(`/api/user/friends/search?username=${before}`));
    expect(found.users).toEqual([]);
    await expectError(
      await other.post('/api/user/friends/send-request', { username: before }),
      404,
      'unknownUser',
    );
  });

  test('is reserved for 90 days: others cannot register it, take it, or use a look-alike as guests', async () => {
    const [person, other] = [await newPerson(), await newPerson()];
    const before = person.account.username;
    await renamed(person);
    expect(await isTaken(before)).toBe(true);
    await expectError(await register(before), 409, 'usernameTaken', nameField);
    await expectError(await register(before.replace('p', 'P')), 409, 'usernameTaken', nameField);
    await expectError(await rename(other, before), 409, 'usernameTaken', nameField);
    const code = await open(other);
    const lookalike = before.replace('o', '0').toUpperCase();
    const refused = await expectError(
      await playAsGuest(new Browser(), code, { name: lookalike }),
      409,
      'usernameTaken',
      {
        field: 'name',
      },
    );
    expect(refused).toMatchObject({ suggestion: `${lookalike} 2` });
    const guest = await newGuest(code);
    await expectError(await guest.post('/api/guests/rename', { name: lookalike }), 409, 'usernameTaken');
    await expectError(await register(before, guest), 409, 'usernameTaken', nameField);
    expect((await guest.get('/api/user/me')).status).toBe(200);
    await wait(person, 90 * day);
    expect(await isTaken(before)).toBe(false);
    expect((await register(before)).status).toBe(200);
  });

  test('can be taken again by its owner, which counts as a change', async () => {
    const person = await newPerson();
    const before = person.account.username;
    const between = await renamed(person);
    await expectError(await rename(person, before), 409, 'usernameChangedRecently');
    await wait(person, 30 * day);
    expect(await isTaken(before, person)).toBe(false);
    expect((await rename(person, before)).status).toBe(200);
    expect(await nameOf(person)).toBe(before);
    await expectError(await rename(person, between), 409, 'usernameChangedRecently');
    await expectError(await register(between), 409, 'usernameTaken', nameField);
  });

  test('is free again when the account is deleted', async () => {
    const person = await newPerson();
    const before = person.account.username;
    const after = await renamed(person);
    expect((await deleteAccount(person)).status).toBe(200);
    expect((await register(before)).status).toBe(200);
    expect((await register(after)).status).toBe(200);
  });

  test('is part of the download of the own data', async () => {
    const person = await newPerson();
    await renamed(person);
    const { formerUsernames: names } = await read<{ formerUsernames: object[] }>(
      person.get('/api/user/data'),
    );
    expect(names).toEqual([
      { username: person.account.username, until: expect.any(String), reservedUntil: expect.any(String) },
    ]);
  });

  test('is shown to administrators, who find the person by it in People and in the log', async () => {
    const [person, admin] = [await newPerson(), await newAdministrator()];
    const before = person.account.username;
    const username = await renamed(person);
    const { users: found } = await read<{ users: object[] }>(
      admin.get(`/api/admin/users/search?username=${before}`),
    );
    expect(found).toMatchObject([
      { _id: idOf(person), username, formerNames: [{ username: before, until: expect.any(String) }] },
    ]);
    const { entries } = await read<{ entries: object[] }>(admin.get(`/api/admin/audit?text=${before}`));
    expect(entries).toMatchObject([
      { action: 'changeUsername', actor: { username }, subject: { username }, details: {} },
    ]);
  });
});
