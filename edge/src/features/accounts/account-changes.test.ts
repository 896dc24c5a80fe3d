import { lobbyMembers } from '@tallyho/drizzle/schema/lobbies';
import { users } from '@tallyho/drizzle/schema/users';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { removePassword, sessionHashOf } from '../../../test/accounts.ts';
import { Browser } from '../../../test/browser.ts';
import { expireConfirmation } from '../../../test/confirmation.ts';
import { csrfHeader } from '../../../test/csrf.ts';
import { db } from '../../../test/database.ts';
import { expectError } from '../../../test/expectations.ts';
import { newAdministrator, newPerson, type Person, password, secondBrowser } from '../../../test/people.ts';
import { fakeRooms } from '../../../test/rooms.ts';

const changePassword = async (person: Person, body: unknown) =>
  person.post('/api/user/change-password', body, await csrfHeader(person));
const unlink = async (person: Person, provider: unknown) =>
  person.post('/api/user/unlink-account', { provider }, await csrfHeader(person));
const logIn = ({ account }: Person, secret: string) =>
  new Browser().post('/api/user/login', { emailOrUsername: account.username, password: secret });

describe('the CSRF-Token header', () => {
  const paths = ['/api/user/change-password', '/api/user/unlink-account'];
  const body = { currentPassword: password, newPassword: 'Better123', provider: 'form' };

  test.each(paths)('is required by %s, and must belong to the session', async (path) => {
    const person = await newPerson();
    const foreign = await csrfHeader(await secondBrowser(person));
    for (const headers of [{}, { 'CSRF-Token': '' }, { 'CSRF-Token': 'nonsense!' }, foreign])
      await expectError(await person.post(path, body, headers), 403, 'invalidCsrfToken');
  });

  test.each(paths)('does not replace the session for %s', async (path) => {
    const headers = await csrfHeader(await newPerson());
    await expectError(await new Browser().post(path, body, headers), 401, 'unauthenticated');
    await expectError(await new Browser().get('/api/csrf-token'), 401, 'unauthenticated');
  });
});

describe('POST /api/user/change-password', () => {
  test('changes the password and ends every other session, also in the room', async () => {
    const person = await newPerson();
    const other = await secondBrowser(person);
    const ended = await sessionHashOf(other);
    await db.insert(lobbyMembers).values({ userId: person.account._id, lobbyCode: 'CHGXYZ', position: 0 });
    const calls = fakeRooms(() => ({ ok: false, error: 'notMember' }));
    const response = await changePassword(person, { currentPassword: password, newPassword: 'Better123' });
    expect(await response.json()).toEqual({ success: true, isNewPassword: false });
    expect(calls.map(({ code, body }) => ({ code, ...body }))).toEqual([
      { code: 'CHGXYZ', type: 'revoke', user: person.account._id, session: ended },
    ]);
    expect((await person.get('/api/user/me')).status).toBe(200);
    await expectError(await other.get('/api/user/me'), 401, 'unauthenticated');
    await expectError(await logIn(person, password), 401, 'invalidPassword');
    expect((await logIn(person, 'Better123')).status).toBe(200);
  });

  test('requires the current password, and counts wrong ones as failed logins', async () => {
    const person = await newPerson();
    const attempt = (currentPassword?: string) =>
      changePassword(person, { currentPassword, newPassword: 'Better123' });
    await expectError(await attempt(''), 401, 'invalidPassword', { field: 'currentPassword' });
    await expectError(await attempt(), 401, 'invalidPassword');
    for (let count = 2; count < 10; count += 1) await attempt('Wrong123');
    await expectError(await attempt(password), 429, 'tooManyAttempts');
  });

  test('validates the new password like registration does', async () => {
    const person = await newPerson();
    await expectError(
      await changePassword(person, { currentPassword: password, newPassword: 'short' }),
      400,
      'invalidInput',
      { field: 'newPassword', message: 'Password has to be at least 6 characters long' },
    );
  });

  test('requires a recent identity proof for a first password, and the current password for another', async () => {
    const person = await newPerson();
    await expireConfirmation(person);
    expect(
      (await changePassword(person, { currentPassword: password, newPassword: 'Better123' })).status,
    ).toBe(200);
    await removePassword(person);
    await expireConfirmation(person);
    await expectError(
      await changePassword(person, { newPassword: 'Another123' }),
      403,
      'confirmationRequired',
      {
        message: 'Please confirm that it is you.',
      },
    );
    expect((await person.get('/api/user/me')).status).toBe(200);
  });

  test('sets only one of several concurrent first passwords', async () => {
    const person = await newPerson();
    await removePassword(person);
    const headers = await csrfHeader(person);
    const chosen = ['Better123', 'Another123', 'Third123'];
    const responses = await Promise.all(
      chosen.map((newPassword) => person.post('/api/user/change-password', { newPassword }, headers)),
    );
    const done = responses.map(({ status }) => status === 200);
    expect(done.filter(Boolean)).toHaveLength(1);
    for (const [index, secret] of chosen.entries())
      expect((await logIn(person, secret)).status === 200).toBe(done[index]);
  });

  test.each(['a first one', 'another one'])(
    'accepts only one of two concurrent changes to %s, and keeps its browser logged in',
    async (which) => {
      const person = await newPerson();
      const browsers = [person, await secondBrowser(person)];
      if (which === 'a first one') await removePassword(person);
      const headers = await Promise.all(browsers.map(csrfHeader));
      const chosen = ['Better123', 'Another123'];
      const currentPassword = which === 'a first one' ? '' : password;
      const responses = await Promise.all(
        browsers.map((browser, index) =>
          browser.post(
            '/api/user/change-password',
            { currentPassword, newPassword: chosen[index] },
            headers[index],
          ),
        ),
      );
      const winner = responses.findIndex(({ status }) => status === 200);
      expect(responses[1 - winner]?.status).toBe(401);
      expect((await browsers[winner]?.get('/api/user/me'))?.status).toBe(200);
      expect((await browsers[1 - winner]?.get('/api/user/me'))?.status).toBe(401);
      expect((await logIn(person, chosen[winner] ?? '')).status).toBe(200);
    },
  );

  test('sets a first password without a current one only if none exists', async () => {
    const person = await newPerson();
    await removePassword(person);
    const first = await changePassword(person, { currentPassword: '', newPassword: 'Better123' });
    expect(await first.json()).toEqual({ success: true, isNewPassword: true });
    await expectError(
      await changePassword(person, { currentPassword: '', newPassword: 'Another123' }),
      401,
      'invalidPassword',
    );
  });
});

describe('POST /api/user/unlink-account', () => {
  test('rejects removing the only login method', async () => {
    const person = await newPerson();
    const body = await expectError(await unlink(person, 'form'), 409, 'onlyAuthMethod', {
      message: 'Cannot unlink the only authentication method. Add another method first.',
    });
    expect(body).toMatchObject({ actualProviders: ['form'] });
  });

  test('requires a recent identity proof', async () => {
    const person = await newPerson();
    await db.update(users).set({ googleId: person.account._id }).where(eq(users.id, person.account._id));
    await expireConfirmation(person);
    await expectError(await unlink(person, 'google'), 403, 'confirmationRequired');
    expect((await person.post('/api/user/confirm', { password })).status).toBe(200);
    expect((await unlink(person, 'google')).status).toBe(200);
  });

  test('rejects methods that are not linked, and unknown providers', async () => {
    const person = await newPerson();
    const body = await expectError(await unlink(person, 'google'), 409, 'notLinked');
    expect(body).toMatchObject({ actualProviders: ['form'] });
    for (const provider of ['administrator', '__proto__', ['form'], undefined])
      await expectError(await unlink(person, provider), 400, 'invalidInput', { field: 'provider' });
  });

  test('removes one of two login methods, and only one of two concurrent requests succeeds', async () => {
    const person = await newPerson();
    await db.update(users).set({ googleId: person.account._id }).where(eq(users.id, person.account._id));
    const responses = await Promise.all([unlink(person, 'form'), unlink(person, 'google')]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { user } = await (await person.get('/api/user/me')).json<{ user: Person['account'] }>();
    expect(user.authProviders).toHaveLength(1);
  });
});

describe('PUT /api/user/update-picture', () => {
  const choose = (browser: Browser, { account }: Person, avatarNumber: unknown) =>
    browser.put(`/api/user/update-picture/${account._id}`, { avatarNumber });

  test('changes the avatar, also in the room', async () => {
    const person = await newPerson();
    const { _id: user, username } = person.account;
    await db.insert(lobbyMembers).values({ userId: user, lobbyCode: 'PCTXYZ', position: 0 });
    const calls = fakeRooms(() => ({ ok: false, error: 'notMember' }));
    expect(await (await choose(person, person, 7)).json()).toMatchObject({
      success: true,
      user: { avatar: 7 },
    });
    expect(calls).toMatchObject([
      { code: 'PCTXYZ', body: { type: 'profileChanged', person: { user, username, avatar: 7 } } },
    ]);
    expect(await (await person.get('/api/user/me')).json()).toMatchObject({ user: { avatar: 7 } });
  });

  test("is rejected for another user's account, also for administrators", async () => {
    const person = await newPerson();
    await expectError(await choose(await newPerson(), person, 2), 403, 'forbidden');
    await expectError(await choose(await newAdministrator(), person, 2), 403, 'forbidden');
    await expectError(await choose(new Browser(), person, 2), 401, 'unauthenticated');
    const { avatar } = person.account;
    expect(await (await person.get('/api/user/me')).json()).toMatchObject({ user: { avatar } });
  });

  test.each([0, 9, 1.5, '3', null, [1]])('rejects the number %o', async (avatarNumber) => {
    const person = await newPerson();
    await expectError(await choose(person, person, avatarNumber), 400, 'invalidInput', {
      field: 'avatarNumber',
    });
  });
});
