import { loginFailures } from '@tallyho/drizzle/schema/login-failures';
import { sessions } from '@tallyho/drizzle/schema/sessions';
import { users } from '@tallyho/drizzle/schema/users';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { takePassword } from '../../../test/accounts.ts';
import { Browser } from '../../../test/browser.ts';
import { db } from '../../../test/database.ts';
import { expectError } from '../../../test/expectations.ts';
import { justBefore } from '../../../test/interleave.ts';
import { queriesOf } from '../../../test/log.ts';
import { newPerson, type Person, password } from '../../../test/people.ts';
import { hashPassword } from '../../auth/password.ts';

const logIn = (emailOrUsername: unknown, secret: unknown, browser = new Browser()) =>
  browser.post('/api/user/login', { emailOrUsername, password: secret });
const guess = ({ account }: Person, times: number) =>
  Promise.all(Array.from({ length: times }, () => logIn(account.username, 'Wrong123')));

describe('POST /api/user/login', () => {
  test('accepts the username or the address in any case', async () => {
    const { account } = await newPerson();
    for (const identity of [
      account.username,
      account.username.toUpperCase(),
      ` ${account.email.toUpperCase()} `,
    ]) {
      const response = await logIn(identity, password);
      expect(await response.json()).toEqual({ success: true, user: account });
    }
  });

  test("creates a new session each time, ignoring the browser's cookie", async () => {
    const { account } = await newPerson();
    const browser = new Browser();
    browser.cookies.set('session', 'chosen-by-somebody-else');
    await logIn(account.username, password, browser);
    const first = browser.cookies.get('session');
    await logIn(account.username, password, browser);
    expect(first).toMatch(/^[\w-]{43}$/);
    expect(browser.cookies.get('session')).toMatch(/^[\w-]{43}$/);
    expect(browser.cookies.get('session')).not.toBe(first);
  });

  test('returns different errors for an unknown account and a wrong password', async () => {
    const { account } = await newPerson();
    await expectError(await logIn('nobody-at-all', password), 401, 'userNotFound', {
      message: 'User not found',
      field: 'emailOrUsername',
    });
    await expectError(await logIn('nobody@example.com', password), 401, 'userNotFound');
    await expectError(await logIn(account.username, 'Wrong123'), 401, 'invalidPassword', {
      message: 'Invalid password',
      field: 'password',
    });
  });

  test('rejects values that are not strings', async () => {
    await expectError(await logIn({ $ne: null }, password), 400, 'invalidInput', {
      field: 'emailOrUsername',
    });
    await expectError(await logIn('somebody', ['a']), 400, 'invalidInput', { field: 'password' });
    await expectError(await logIn(undefined, password), 400, 'invalidInput', {
      field: 'emailOrUsername',
      message: 'Please enter a username',
    });
    await expectError(await logIn('somebody', 'x'.repeat(1025)), 400, 'invalidInput', { field: 'password' });
  });

  test('rejects an account without a password as a wrong password', async () => {
    const person = await newPerson();
    const { account } = person;
    await takePassword(person);
    await expectError(await logIn(account.username, password), 401, 'invalidPassword');
  });

  test('rehashes a password that was hashed with weaker settings', async () => {
    const { account } = await newPerson();
    const stored = () => db.select().from(users).where(eq(users.id, account._id)).get();
    const weak = await hashPassword(password, { memorySize: 64, passes: 1, parallelism: 1 });
    await db.update(users).set({ passwordHash: weak }).where(eq(users.id, account._id));
    expect((await logIn(account.username, password)).status).toBe(200);
    expect((await stored())?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect((await logIn(account.username, password)).status).toBe(200);
  });
});

describe('a password that changes during a login with it', () => {
  const changeMeanwhile = ({ account }: Person, hash: string) =>
    justBefore('insert into "sessions"', () =>
      db.update(users).set({ passwordHash: hash }).where(eq(users.id, account._id)),
    );

  test('does not open a session', async () => {
    const person = await newPerson();
    changeMeanwhile(person, await hashPassword('Better123'));
    const browser = new Browser();
    await expectError(await logIn(person.account.username, password, browser), 401, 'invalidPassword');
    expect([...browser.cookies]).toEqual([]);
    const rows = await db.select().from(sessions).where(eq(sessions.userId, person.account._id));
    expect(rows).toHaveLength(1);
    expect((await logIn(person.account.username, 'Better123')).status).toBe(200);
  });

  test('is not restored by rehashing', async () => {
    const person = await newPerson();
    const weak = await hashPassword(password, { memorySize: 64, passes: 1, parallelism: 1 });
    await db.update(users).set({ passwordHash: weak }).where(eq(users.id, person.account._id));
    changeMeanwhile(person, await hashPassword('Better123'));
    await expectError(await logIn(person.account.username, password), 401, 'invalidPassword');
    expect((await logIn(person.account.username, 'Better123')).status).toBe(200);
  });
});

test('an account that is deleted during a login opens no session', async () => {
  const { account } = await newPerson();
  justBefore('insert into "sessions"', () => db.delete(users).where(eq(users.id, account._id)));
  await expectError(await logIn(account.username, password), 401, 'invalidPassword');
});

test('a login needs two round trips to the database', async () => {
  const { account } = await newPerson();
  expect(await queriesOf(() => logIn(account.username, password))).toEqual([2]);
});

describe('failed logins', () => {
  test('are limited to 10 per account; then the response is 429 even with the right password, from any address', async () => {
    const person = await newPerson();
    const statuses = (await guess(person, 10)).map(({ status }) => status);
    expect(statuses).toEqual(Array(10).fill(401));
    const refused = await logIn(person.account.username, password);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(800);
    await expectError(refused, 429, 'tooManyAttempts', {
      message: 'Too many failed attempts. Please try again in 15 minutes.',
    });
  });

  test('cannot exceed the limit with concurrent requests', async () => {
    const person = await newPerson();
    const statuses = (await guess(person, 14)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(4);
  });

  test('are cleared after a success', async () => {
    const person = await newPerson();
    await guess(person, 9);
    expect((await logIn(person.account.username, password)).status).toBe(200);
    const statuses = (await guess(person, 10)).map(({ status }) => status);
    expect(statuses).toEqual(Array(10).fill(401));
  });

  test('are cleared after 15 minutes, so no account is locked permanently', async () => {
    const person = await newPerson();
    await guess(person, 12);
    await db
      .update(loginFailures)
      .set({ windowStart: new Date(Date.now() - 15 * 60 * 1000) })
      .where(eq(loginFailures.userId, person.account._id));
    expect((await logIn(person.account.username, password)).status).toBe(200);
  });
});
