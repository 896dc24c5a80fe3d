import { emailLinks } from '@tallyho/drizzle/schema/email-links';
import { users } from '@tallyho/drizzle/schema/users';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { deleteAccount, fetchOwnAccount } from '../../../test/accounts.ts';
import { Browser } from '../../../test/browser.ts';
import { csrfHeader } from '../../../test/csrf.ts';
import { db } from '../../../test/database.ts';
import { expectError } from '../../../test/expectations.ts';
import { changeUser } from '../../../test/friends.ts';
import { browserWith, logInBy, newcomer } from '../../../test/identity-provider.ts';
import { captureLog } from '../../../test/log.ts';
import { fakeMails, mails, mailTo, tokenIn } from '../../../test/mails.ts';
import { addPasskey, logInByPasskey } from '../../../test/passkeys.ts';
import { freshName, newPerson, type Person, password, secondBrowser } from '../../../test/people.ts';
import { RoomFake } from '../../../test/room-fake.ts';
import { fakeRooms } from '../../../test/rooms.ts';

beforeEach(() => {
  fakeRooms(new RoomFake().respond);
  fakeMails();
});

const newPassword = 'Better123';
const verified = async (): Promise<Person> => {
  const person = await newPerson();
  await changeUser(person, { emailVerifiedAt: new Date() });
  return person;
};
const verify = (token: string, browser = new Browser()) => browser.post('/api/user/verify-email', { token });
const forget = (email: string, browser = new Browser()) =>
  browser.post('/api/user/forgot-password', { email });
const reset = (token: string, secret = newPassword) =>
  new Browser().post('/api/user/reset-password', { token, newPassword: secret });
const logIn = (person: Person, secret: string) =>
  new Browser().post('/api/user/login', { emailOrUsername: person.account.username, password: secret });
const resetToken = async ({ account: { email } }: Person) => {
  expect((await forget(email)).status).toBe(200);
  return tokenIn(await mailTo(email, /new password/));
};
/** Makes the account's links old enough for another email. */
const passCooldown = ({ account }: Person) =>
  db
    .update(emailLinks)
    .set({ createdAt: new Date(0) })
    .where(eq(emailLinks.userId, account._id));
const expireLinks = ({ account }: Person) =>
  db.update(emailLinks).set({ expiresAt: new Date() }).where(eq(emailLinks.userId, account._id));

describe('verifying an address', () => {
  test('a new account gets a link that verifies its address, once', async () => {
    const [browser, username] = [new Browser(), freshName()];
    const email = `${username}@example.com`;
    expect((await browser.post('/api/user/register', { username, email, password })).status).toBe(200);
    expect(await fetchOwnAccount(browser)).toMatchObject({ emailVerified: false });
    const mail = await mailTo(email, /Confirm/);
    expect(mail.text).toContain('http://tallyho.test/verify-email#token=');
    expect(mail.text).not.toContain(username);
    expect((await verify(tokenIn(mail))).status).toBe(200);
    expect(await fetchOwnAccount(browser)).toMatchObject({ emailVerified: true });
    await expectError(await verify(tokenIn(mail)), 404, 'expiredLink');
  });

  test('a link can be requested again, once per minute, and only for an unverified address', async () => {
    const person = await newPerson();
    const send = () => person.post('/api/user/send-verification');
    for (const _ of ['once', 'too soon']) expect((await send()).status).toBe(200);
    const first = await mailTo(person.account.email, /Confirm/);
    expect(mails).toHaveLength(1);
    await passCooldown(person);
    expect((await send()).status).toBe(200);
    expect(mails).toHaveLength(2);
    await expectError(await verify(tokenIn(first)), 404, 'expiredLink');
    expect((await verify(tokenIn(mails[1] ?? first))).status).toBe(200);
    await passCooldown(person);
    expect((await send()).status).toBe(200);
    expect(mails).toHaveLength(2);
    await expectError(await new Browser().post('/api/user/send-verification'), 401, 'unauthenticated');
  });

  test('rejects expired and foreign links, and links for another address of the account', async () => {
    const person = await newPerson();
    await person.post('/api/user/send-verification');
    const token = tokenIn(await mailTo(person.account.email, /Confirm/));
    for (const wrong of ['', 'x', 'x'.repeat(43)]) await expectError(await verify(wrong), 404, 'expiredLink');
    await expectError(await reset(token), 404, 'expiredLink');
    await changeUser(person, { email: `other-${person.account.email}` });
    await expectError(await verify(token), 404, 'expiredLink');
    await passCooldown(person);
    await person.post('/api/user/send-verification');
    const later = tokenIn(await mailTo(`other-${person.account.email}`, /Confirm/));
    await expireLinks(person);
    await expectError(await verify(later), 404, 'expiredLink');
    expect(await fetchOwnAccount(person)).toMatchObject({ emailVerified: false });
  });

  test('stores only the hash of a token', async () => {
    const person = await newPerson();
    await person.post('/api/user/send-verification');
    const token = tokenIn(await mailTo(person.account.email, /Confirm/));
    expect(token).toMatch(/^[\w-]{43}$/);
    const rows = await db.select().from(emailLinks).where(eq(emailLinks.userId, person.account._id));
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});

describe('a forgotten password', () => {
  test('is replaced by a link: all sessions end, and the address counts as verified', async () => {
    const person = await newPerson();
    const other = await secondBrowser(person);
    const token = await resetToken(person);
    expect((await reset(token)).status).toBe(200);
    for (const browser of [person, other]) expect((await browser.get('/api/user/me')).status).toBe(401);
    await expectError(await logIn(person, password), 401, 'invalidPassword');
    expect((await logIn(person, newPassword)).status).toBe(200);
    await mailTo(person.account.email, /has changed/);
    const [row] = await db.select().from(users).where(eq(users.id, person.account._id));
    expect(row?.emailVerifiedAt).not.toBeNull();
    await expectError(await reset(token, 'Another123'), 404, 'expiredLink');
  });

  test('removes the providers of an account whose address was never verified, and says which', async () => {
    const person = await newPerson();
    const who = await newcomer('google');
    await logInBy(person, '/api/user/link/google', who);
    const response = await reset(await resetToken(person));
    expect(await response.json()).toEqual({ success: true, removed: ['google'] });
    expect((await person.get('/api/user/me')).status).toBe(401);
    expect(await logInBy(new Browser(), '/api/user/auth/google', who)).toMatch(/^\/set-username\?/);
  });

  test('removes the passkeys of an account whose address was never verified, and keeps those of a verified one', async () => {
    const [person, owner] = [await newPerson(), await verified()];
    const [foreign, own] = [await addPasskey(person), await addPasskey(owner)];
    const response = await reset(await resetToken(person));
    expect(await response.json()).toEqual({ success: true, removed: ['passkey'] });
    await expectError(await logInByPasskey(new Browser(), foreign.authenticator), 401, 'unknownPasskey');
    expect(await (await reset(await resetToken(owner))).json()).toEqual({ success: true, removed: [] });
    expect((await logInByPasskey(new Browser(), own.authenticator)).status).toBe(200);
  });

  test('keeps the providers of an account whose address was verified', async () => {
    const person = await verified();
    const who = await newcomer('google');
    await logInBy(person, '/api/user/link/google', who);
    const response = await reset(await resetToken(person));
    expect(await response.json()).toEqual({ success: true, removed: [] });
    expect(await logInBy(new Browser(), '/api/user/auth/google', who)).toBe('/');
  });

  test('is used once by two concurrent requests', async () => {
    const token = await resetToken(await newPerson());
    const statuses = (await Promise.all([reset(token), reset(token)])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 404]);
  });

  test('the response for an unknown address is the same, and no email is sent', async () => {
    const person = await newPerson();
    const known = await forget(person.account.email);
    await mailTo(person.account.email, /new password/);
    const unknown = await forget(`unknown-${person.account.email}`);
    expect(unknown.status).toBe(known.status);
    expect(await unknown.text()).toBe(await known.text());
    expect(mails).toHaveLength(1);
  });

  test('works in any spelling of the address, and at most once per minute', async () => {
    const person = await newPerson();
    expect((await forget(` ${person.account.email.toUpperCase()} `)).status).toBe(200);
    await mailTo(person.account.email, /new password/);
    expect((await forget(person.account.email)).status).toBe(200);
    const other = await newPerson();
    await resetToken(other);
    expect(mails.filter(({ to }) => to.includes(person.account.email))).toHaveLength(1);
  });

  test('rejects expired links, weak passwords without using up the link, and links of other kinds', async () => {
    const person = await newPerson();
    const token = await resetToken(person);
    await expectError(await reset(token, 'weak'), 400, 'invalidInput', { field: 'newPassword' });
    await expectError(await verify(token), 404, 'expiredLink');
    await expireLinks(person);
    await expectError(await reset(token), 404, 'expiredLink');
    expect((await logIn(person, password)).status).toBe(200);
  });

  test('unlocks an account with too many failed logins', async () => {
    const person = await newPerson();
    const browser = new Browser();
    const guess = (secret: string) =>
      browser.post('/api/user/login', { emailOrUsername: person.account.username, password: secret });
    for (let n = 0; n < 11; n += 1) await guess('Wrong123');
    expect((await guess(password)).status).toBe(429);
    await reset(await resetToken(person));
    expect((await guess(newPassword)).status).toBe(200);
  });

  test('never uses the host of the request for its link', async () => {
    const person = await newPerson();
    const elsewhere = new Browser('http://evil.example');
    expect((await forget(person.account.email, elsewhere)).status).toBe(200);
    const { text } = await mailTo(person.account.email, /new password/);
    expect(text).toContain('http://tallyho.test/reset-password#token=');
    expect(text).not.toContain('evil');
  });
});

describe('notices', () => {
  test('go to a verified address after a new password, a new linked login and the deletion', async () => {
    const person = await verified();
    const { email } = person.account;
    const csrf = await csrfHeader(person);
    const change = { currentPassword: password, newPassword };
    expect((await person.post('/api/user/change-password', change, csrf)).status).toBe(200);
    await mailTo(email, /password has changed/);
    await logInBy(person, '/api/user/link/google', await newcomer('google'));
    await mailTo(email, /^Google is linked/);
    expect((await deleteAccount(person)).status).toBe(200);
    await mailTo(email, /is deleted/);
  });

  test('do not go to an address that is not verified', async () => {
    const person = await newPerson();
    await logInBy(person, '/api/user/link/google', await newcomer('google'));
    expect((await deleteAccount(person)).status).toBe(200);
    expect(mails).toEqual([]);
  });
});

test('without a mail provider everything else works, and requests for emails say so', async () => {
  const browser = browserWith({ MAIL_KEY: '' });
  const username = freshName();
  const body = { username, email: `${username}@example.com`, password };
  expect((await browser.post('/api/user/register', body)).status).toBe(200);
  await expectError(await browser.post('/api/user/send-verification'), 503, 'mailUnavailable');
  await expectError(await forget(body.email, browser), 503, 'mailUnavailable');
  expect(mails).toEqual([]);
});

test('a provider that fails changes no response', async () => {
  fakeMails(500);
  const username = freshName();
  const body = { username, email: `${username}@example.com`, password };
  const lines = captureLog();
  expect((await new Browser().post('/api/user/register', body)).status).toBe(200);
  expect((await forget(body.email)).status).toBe(200);
  const failed = () => lines.flatMap(({ event, subject }) => (event === 'mailFailed' ? [subject] : []));
  // Both are sent after their responses, in no fixed order.
  await expect.poll(() => failed().sort()).toEqual(['Confirm your email address', 'Set a new password']);
});
