import { loginFailures, loginFailuresBySource } from '@tallyho/drizzle/schema/login-failures';
import { sessions } from '@tallyho/drizzle/schema/sessions';
import { users } from '@tallyho/drizzle/schema/users';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { removePassword } from '../../../test/accounts.ts';
import { Browser } from '../../../test/browser.ts';
import { csrfHeader } from '../../../test/csrf.ts';
import { db } from '../../../test/database.ts';
import { expectError } from '../../../test/expectations.ts';
import { runBefore } from '../../../test/interleave.ts';
import { queriesOf } from '../../../test/log.ts';
import { newPerson, type Person, password } from '../../../test/people.ts';
import { hashPassword } from '../../auth/passwords/password.ts';

const logIn = (emailOrUsername: unknown, secret: unknown, browser = new Browser()) =>
  browser.post('/api/user/login', { emailOrUsername, password: secret });
/** Sends wrong passwords, by default all from one address. */
const guess = ({ account }: Person, times: number, browser = new Browser()) =>
  Promise.all(Array.from({ length: times }, () => logIn(account.username, 'Wrong123', browser)));
/** Stores as many failures of other addresses as the account allows in a window. */
const reachAccountLimit = ({ account }: Person) =>
  db.insert(loginFailures).values({ userId: account._id, windowStart: new Date(), attempts: 100 });

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
    await removePassword(person);
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
    runBefore('insert into "sessions"', () =>
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
  runBefore('insert into "sessions"', () => db.delete(users).where(eq(users.id, account._id)));
  await expectError(await logIn(account.username, password), 401, 'invalidPassword');
});

test('a login needs two round trips to the database', async () => {
  const { account } = await newPerson();
  expect(await queriesOf(() => logIn(account.username, password))).toEqual([2]);
});

describe('failed logins', () => {
  test('are limited to 10 per account and address; then the response is 429 even with the right password', async () => {
    const person = await newPerson();
    const guesser = new Browser();
    const statuses = (await guess(person, 10, guesser)).map(({ status }) => status);
    expect(statuses).toEqual(Array(10).fill(401));
    const refused = await logIn(person.account.username, password, guesser);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(800);
    await expectError(refused, 429, 'tooManyAttempts', {
      message: 'Too many failed attempts. Please try again in 15 minutes.',
    });
    expect((await logIn(person.account.username, password)).status, 'another address').toBe(200);
    expect((await logIn(person.account.username, password, guesser)).status, 'still limited').toBe(429);
  });

  test('cannot exceed the limit with concurrent requests', async () => {
    const person = await newPerson();
    const statuses = (await guess(person, 14)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(4);
  });

  test('are cleared for the address after a success', async () => {
    const [person, browser] = [await newPerson(), new Browser()];
    await guess(person, 9, browser);
    expect((await logIn(person.account.username, password, browser)).status).toBe(200);
    browser.cookies.clear();
    const statuses = (await guess(person, 10, browser)).map(({ status }) => status);
    expect(statuses).toEqual(Array(10).fill(401));
  });

  test('are cleared after 15 minutes, so no account is locked permanently', async () => {
    const [person, browser] = [await newPerson(), new Browser()];
    await guess(person, 12, browser);
    const over = { windowStart: new Date(Date.now() - 15 * 60 * 1000) };
    for (const table of [loginFailures, loginFailuresBySource])
      await db.update(table).set(over).where(eq(table.userId, person.account._id));
    expect((await logIn(person.account.username, password, browser)).status).toBe(200);
  });

  test('of many addresses together are limited to 100 per account, for unknown browsers only', async () => {
    const person = await newPerson();
    const [known, stranger] = [new Browser(), new Browser()];
    expect((await logIn(person.account.username, password, known)).status).toBe(200);
    known.cookies.delete('session');
    await reachAccountLimit(person);
    await expectError(await logIn(person.account.username, password, stranger), 429, 'tooManyAttempts');
    // A cookie of another account, or a forged one, makes no browser known.
    const other = await newPerson();
    await logIn(other.account.username, password, stranger);
    await expectError(await logIn(person.account.username, password, stranger), 429, 'tooManyAttempts');
    const [, ...signed] = (stranger.cookies.get('known-browser') ?? '').split('.');
    stranger.cookies.set('known-browser', [person.account._id, ...signed].join('.'));
    await expectError(await logIn(person.account.username, password, stranger), 429, 'tooManyAttempts');
    expect((await logIn(person.account.username, password, known)).status).toBe(200);
  });

  test('of a known browser are limited too', async () => {
    const [person, known] = [await newPerson(), new Browser()];
    await logIn(person.account.username, password, known);
    await guess(person, 10, known);
    await expectError(await logIn(person.account.username, password, known), 429, 'tooManyAttempts');
  });

  test('of others never keep a logged-in user from changing the password', async () => {
    const person = await newPerson();
    await reachAccountLimit(person);
    await guess(person, 11);
    const change = { currentPassword: password, newPassword: 'Better123' };
    const response = await person.post('/api/user/change-password', change, await csrfHeader(person));
    expect(response.status).toBe(200);
  });
});
