import { expect, test } from 'vitest';
import { Browser } from '../../../test/browser.ts';
import { csrfHeader } from '../../../test/csrf.ts';
import { logInBy, newcomer, signedUp } from '../../../test/identity-provider.ts';
import { captureLog } from '../../../test/log.ts';
import { freshName, newPerson, password } from '../../../test/people.ts';
import { fakeRooms } from '../../../test/rooms.ts';

test('logins, failed logins and changes of login methods are logged by user id only', async () => {
  fakeRooms(() => ({ ok: false, error: 'notMember' }));
  const lines = captureLog();
  const person = await newPerson();
  const { _id: user, username } = person.account;
  const logIn = (emailOrUsername: string, secret: string) =>
    new Browser().post('/api/user/login', { emailOrUsername, password: secret });
  await logIn('nobody-at-all', password);
  await logIn(username, 'Wrong123');
  await logIn(username, password);
  const change = async (currentPassword: string) =>
    person.post(
      '/api/user/change-password',
      { currentPassword, newPassword: 'Better123' },
      await csrfHeader(person),
    );
  await change('Wrong123');
  await change(password);
  const who = await newcomer('discord');
  await logInBy(person, '/api/user/link/discord', who);
  await logInBy(new Browser(), '/api/user/auth/discord', who);
  await person.post('/api/user/unlink-account', { provider: 'discord' }, await csrfHeader(person));
  const registered = freshName();
  await new Browser().post('/api/user/register', {
    username: registered,
    email: `${registered}@example.com`,
    password,
  });
  const noted = lines.filter(({ event }) => event !== 'request').map(({ level, service, ...line }) => line);
  expect(noted).toEqual([
    { event: 'loginFailed', user: null },
    { event: 'loginFailed', user },
    { event: 'loggedIn', user, way: 'password' },
    { event: 'passwordRefused', user },
    { event: 'passwordChanged', user },
    { event: 'providerLinked', user, provider: 'discord' },
    { event: 'loggedIn', user, way: 'provider' },
    { event: 'providerUnlinked', user, provider: 'discord' },
    { event: 'registered', user: expect.any(String) },
  ]);
  lines.length = 0;
  await signedUp('google');
  expect(lines.map(({ event }) => event)).toContain('registered');
});
