import { users } from '@tallyho/drizzle/schema/users';
import { eq } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { Browser } from '../../../test/browser.ts';
import { db } from '../../../test/database.ts';
import { expectError } from '../../../test/expectations.ts';
import { queriesOf } from '../../../test/log.ts';
import { freshName, newPerson, password } from '../../../test/people.ts';

const registration = (changes: Record<string, unknown> = {}) => {
  const username = freshName();
  return { username, email: `${username}@example.com`, password, ...changes };
};
const register = (body: unknown) => new Browser().post('/api/user/register', body);

describe('POST /api/user/register', () => {
  test('creates the account and logs in with one round trip to the database', async () => {
    const browser = new Browser();
    const body = registration({ email: 'Somebody.Else@Example.com' });
    const queries = await queriesOf(async () => {
      const response = await browser.post('/api/user/register', body);
      expect(await response.json()).toMatchObject({
        success: true,
        user: {
          username: body.username,
          email: 'somebody.else@example.com',
          avatar: expect.any(Number),
          administrator: false,
          authProviders: ['form'],
        },
      });
    });
    expect(queries).toEqual([1]);
    expect((await browser.get('/api/user/me')).status).toBe(200);
  });

  test('gives the account the chosen picture', async () => {
    const response = await register(registration({ avatar: 6 }));
    expect(await response.json()).toMatchObject({ user: { avatar: 6 } });
    expect((await register(registration({ avatar: 9 }))).status).toBe(400);
  });

  test('returns neither the password nor its hash', async () => {
    const text = await (await register(registration())).text();
    expect(text).not.toContain(password);
    expect(text).not.toContain('argon2id');
  });

  test.each([
    [{ username: undefined }, 'username', 'Please enter a username'],
    [{ username: ' ' }, 'username', 'Please enter a username'],
    [{ username: 'abcd' }, 'username', 'Username should be between 5 and 30 characters long'],
    [{ username: 'a'.repeat(31) }, 'username', 'Username should be between 5 and 30 characters long'],
    [{ username: 'SHOUTER' }, 'username', 'Username has to contain at least one small letter'],
    [{ username: 'name@home' }, 'username', 'Username cannot contain an @'],
    [{ username: 'na\u0000mes' }, 'username', 'Username cannot contain invisible characters'],
    [{ username: ['array'] }, 'username', 'Please enter a username'],
    [{ email: 'nonsense' }, 'email', 'Please enter a valid email'],
    [{ email: 7 }, 'email', 'Please enter a valid email'],
    [{ password: 'Abc1' }, 'password', 'Password has to be at least 6 characters long'],
    [{ password: 'ABCDEF1' }, 'password', 'Password has to contain at least one small letter'],
    [{ password: 'abcdef1' }, 'password', 'Password has to contain at least one capital letter'],
    [{ password: 'Abcdefg' }, 'password', 'Password has to contain at least one number'],
    [{ password: { length: 9 } }, 'password', 'Please enter a password'],
  ])('rejects %o and names the field', async (changes, field, message) => {
    await expectError(await register(registration(changes)), 400, 'invalidInput', { field, message });
  });

  test('rejects an existing name or address in any case', async () => {
    const { account } = await newPerson();
    const name = account.username.toUpperCase().replace(/^P/, 'p');
    await expectError(await register(registration({ username: name })), 409, 'usernameTaken', {
      field: 'username',
      message: 'Username already exists',
    });
    await expectError(
      await register(registration({ email: account.email.toUpperCase() })),
      409,
      'emailTaken',
      {
        field: 'email',
        message: 'Email already exists ( use Discord or Google to login )',
      },
    );
  });

  test('rejects profane names and accepts innocent ones that contain similar letters', async () => {
    for (const username of ['fucking-fred', 'sh1thead', 'f.u.c.k.y.o.u', 'ｆｕｃｋｅｒ'])
      await expectError(await register(registration({ username })), 400, 'profaneUsername', {
        field: 'username',
        message: 'Please find a kinder username',
      });
    const unique = crypto.randomUUID().slice(0, 8);
    for (const name of ['Scunthorpe', 'Dickinson', 'Cassandra', 'Hancock', 'Семёнова', 'Özgür'])
      expect((await register(registration({ username: `${name} ${unique}` }))).status, name).toBe(200);
  });

  test('accepts only one of many parallel registrations of a name', async () => {
    const { username } = registration();
    const responses = await Promise.all(
      Array.from({ length: 5 }, (_, index) =>
        register(registration({ username: index % 2 ? username : username.replace('p', 'P') })),
      ),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(4).fill(409)]);
    for (const response of responses)
      if (response.status === 409)
        await expectError(response, 409, 'usernameTaken', { message: 'Username already exists' });
  });

  test('treats names that look the same as equal', async () => {
    const { username } = registration();
    expect((await register(registration({ username: `${username} ❤` }))).status).toBe(200);
    const same = [
      `${username} ❤\ufe0f`,
      ` ${username.toUpperCase().replace('P', 'p')} ❤ `,
      `${username.replace('p', 'ｐ')} ❤`,
    ];
    for (const lookalike of same)
      await expectError(await register(registration({ username: lookalike })), 409, 'usernameTaken');
  });

  test.each([
    ['only marks', '\u0301'.repeat(8)],
    ['half a character', 'robin\ud83d'],
    ['a turned direction', 'robin\u202enibor'],
    ['an invisible letter', 'robin\u3164\u115f'],
    ['a run of spaces', 'robin    hood'],
    ['a line break', 'robin\nhood'],
    ['another alphabet’s o', 'rоbin-hood'],
    ['very long', 'r'.repeat(100_000)],
    ['an emoji alone', '🎉🎉🎉🎉'],
    ['nothing', ''],
    ['the name of deleted accounts', 'Deleted player'],
  ])('rejects a name of %s', async (_, username) => {
    await expectError(await register(registration({ username })), 400, 'invalidInput', { field: 'username' });
  });

  test('accepts only one of many parallel registrations of an address', async () => {
    const { email } = registration();
    const responses = await Promise.all(Array.from({ length: 4 }, () => register(registration({ email }))));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  });

  test('ignores a role or an id in the body', async () => {
    const body = registration();
    const extras =
      '"administrator":true,"_id":"me-myself","id":"me-myself","avatar":8,"googleId":"1","__proto__":{"administrator":true}';
    const response = await register(`{${extras},${JSON.stringify(body).slice(1)}`);
    expect(response.status).toBe(200);
    const row = await db.select().from(users).where(eq(users.username, body.username)).get();
    expect(row).toMatchObject({ administrator: false, googleId: null });
    expect(row?.id).not.toBe('me-myself');
  });

  test('assigns a random avatar if none was chosen, and stores the avatar that it returned', async () => {
    const random = crypto.getRandomValues.bind(crypto);
    const drawn = vi.spyOn(crypto, 'getRandomValues');
    const avatarFor = async (byte: number) => {
      const body = registration();
      // Only one-byte arrays select an avatar; salts and tokens are longer and stay random.
      drawn.mockImplementation((array) =>
        array instanceof Uint8Array && array.length === 1 ? array.fill(byte) : random(array),
      );
      const { user } = await (await register(body)).json<{ user: { avatar: number } }>();
      const row = await db.select().from(users).where(eq(users.username, body.username)).get();
      expect(row?.avatar).toBe(user.avatar);
      return user.avatar;
    };
    expect([await avatarFor(0), await avatarFor(7), await avatarFor(255)]).toEqual([1, 8, 8]);
  });
});

describe('GET /api/user/register/check', () => {
  test('returns whether a name or an address exists, in any case', async () => {
    const { account } = await newPerson();
    const check = async (query: Record<string, string>) =>
      (await new Browser().get(`/api/user/register/check?${new URLSearchParams(query)}`)).json();
    expect(await check({ username: account.username.toUpperCase() })).toEqual({ exists: true });
    expect(await check({ email: account.email.toUpperCase() })).toEqual({ exists: true });
    expect(await check({ username: "nobody' or 1=1 --" })).toEqual({ exists: false });
    expect(await check({ email: 'nobody@example.com' })).toEqual({ exists: false });
  });

  test('requires a name or an address', async () => {
    for (const query of ['', '?administrator=true', '?username='])
      await expectError(await new Browser().get(`/api/user/register/check${query}`), 400, 'invalidInput');
  });
});
