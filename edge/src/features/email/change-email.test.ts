import { emailLinks } from '@tallyho/drizzle/schema/email-links';
import { sessions } from '@tallyho/drizzle/schema/sessions';
import { users } from '@tallyho/drizzle/schema/users';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { fetchOwnAccount } from '../../../test/accounts.ts';
import { Browser } from '../../../test/browser.ts';
import { csrfHeader } from '../../../test/csrf.ts';
import { db } from '../../../test/database.ts';
import { expectError } from '../../../test/expectations.ts';
import { changeUser, suspend } from '../../../test/friends.ts';
import { newGuest } from '../../../test/guests.ts';
import { browserWith } from '../../../test/identity-provider.ts';
import { open } from '../../../test/lobbies.ts';
import { fakeMails, mails, mailTo, tokenIn } from '../../../test/mails.ts';
import {
  freshName,
  keepForDays,
  newPerson,
  type Person,
  password,
  secondBrowser,
} from '../../../test/people.ts';
import { RoomFake } from '../../../test/room-fake.ts';
import { fakeRooms } from '../../../test/rooms.ts';

beforeEach(() => {
  fakeRooms(new RoomFake().respond);
  fakeMails();
});

const freshAddress = () => `${freshName()}@example.com`;
const verified = async (): Promise<Person> => {
  const person = await newPerson();
  await changeUser(person, { emailVerifiedAt: new Date() });
  await keepForDays(person);
  return person;
};
const request = async (browser: Browser, email: string) =>
  browser.post('/api/user/change-email', { email }, await csrfHeader(browser));
const confirm = (token: string) => new Browser().post('/api/user/verify-email', { token });
const linkTo = async (person: Person, email: string) => {
  expect((await request(person, email)).status).toBe(200);
  return tokenIn(await mailTo(email, /Confirm your new/));
};
const addressOf = async (person: Person) => {
  const account = await fetchOwnAccount(person);
  return { email: account?.email, emailVerified: account?.emailVerified };
};
const linksOf = ({ account }: Person) => eq(emailLinks.userId, account._id);

describe('another email address', () => {
  test('replaces the old one when its link is opened, and the old one is notified', async () => {
    const [person, email] = [await verified(), freshAddress()];
    const old = person.account.email;
    const token = await linkTo(person, email);
    expect(await addressOf(person)).toEqual({ email: old, emailVerified: true });
    expect((await confirm(token)).status).toBe(200);
    expect(await addressOf(person)).toEqual({ email, emailVerified: true });
    const notice = await mailTo(old, /has changed/);
    expect(notice.text).not.toContain(email);
    await expectError(await confirm(token), 404, 'expiredLink');
  });

  test('replaces an unverified or removed address without a notice', async () => {
    for (const removed of [false, true]) {
      const [person, email] = [await newPerson(), freshAddress()];
      if (removed) await changeUser(person, { email: `removed:${person.account._id}` });
      expect((await confirm(await linkTo(person, email))).status).toBe(200);
      expect(await addressOf(person)).toEqual({ email, emailVerified: true });
    }
    expect(mails.map(({ subject }) => subject)).not.toContain('Your email address has changed');
  });

  test('is refused if it is invalid, the own one, or that of another account', async () => {
    const [person, other] = [await verified(), await verified()];
    const field = { field: 'email' };
    await expectError(await request(person, 'nothing'), 400, 'invalidInput', field);
    await expectError(await request(person, person.account.email), 409, 'emailTaken', field);
    await expectError(await request(person, other.account.email), 409, 'emailTaken', field);
    expect(mails).toEqual([]);
  });

  test('can be one that another account has not verified, which loses it', async () => {
    const [person, other] = [await verified(), await newPerson()];
    const { email } = other.account;
    const token = await linkTo(person, email);
    expect(await addressOf(other)).toMatchObject({ email });
    expect((await confirm(token)).status).toBe(200);
    expect(await addressOf(person)).toMatchObject({ email });
    expect(await addressOf(other)).toEqual({ email: '', emailVerified: false });
  });

  test('stays the old one if another account has verified the new one meanwhile', async () => {
    const [person, other] = [await verified(), await newPerson()];
    const { email } = other.account;
    const token = await linkTo(person, email);
    await changeUser(other, { emailVerifiedAt: new Date() });
    await expectError(await confirm(token), 409, 'emailTaken');
    expect(await addressOf(person)).toMatchObject({ email: person.account.email });
    expect(await addressOf(other)).toMatchObject({ email });
  });

  test('ends the links that were sent to the old address', async () => {
    const [person, email] = [await newPerson(), freshAddress()];
    await person.post('/api/user/send-verification');
    const before = tokenIn(await mailTo(person.account.email, /Confirm your email/));
    await confirm(await linkTo(person, email));
    await expectError(await confirm(before), 404, 'expiredLink');
  });

  test('takes over a suspension of the person who has the address', async () => {
    const [person, email] = [await verified(), freshAddress()];
    const former = await newPerson();
    await changeUser(former, { email, emailVerifiedAt: new Date() });
    await suspend(former);
    const deletion = { password: 'Kestrel93' };
    await former.post('/api/user/delete-account', deletion, await csrfHeader(former));
    await confirm(await linkTo(person, email));
    await expectError(await person.get('/api/lobby/public'), 403, 'suspended');
  });
});

describe('a pending change of the address ends', () => {
  const forget = async (email: string) => {
    await new Browser().post('/api/user/forgot-password', { email });
    return tokenIn(await mailTo(email, /Set a new password/));
  };
  const reset = async (token: string) =>
    (await new Browser().post('/api/user/reset-password', { token, newPassword: 'Better123' })).status;
  const isDead = async (person: Person, link: string) => {
    await expectError(await confirm(link), 404, 'expiredLink');
    const [row] = await db.select().from(users).where(eq(users.id, person.account._id));
    expect(row?.email).toBe(person.account.email);
  };

  test('with a reset of the password: the link of a thief is dead', async () => {
    const person = await verified();
    const thiefs = await linkTo(await secondBrowser(person), freshAddress());
    expect(await reset(await forget(person.account.email))).toBe(200);
    await isDead(person, thiefs);
  });

  test('with the first reset by the owner of an address with which another person registered before', async () => {
    const person = await newPerson();
    const link = await linkTo(person, freshAddress());
    expect(await reset(await forget(person.account.email))).toBe(200);
    await isDead(person, link);
  });

  test('with a changed and with a first password, and so does a link for another password', async () => {
    for (const isFirst of [false, true]) {
      const person = await verified();
      if (isFirst) await db.update(users).set({ passwordHash: null }).where(eq(users.id, person.account._id));
      const link = await linkTo(person, freshAddress());
      const forgotten = await forget(person.account.email);
      const body = { currentPassword: isFirst ? '' : password, newPassword: 'Better123' };
      const changed = await person.post('/api/user/change-password', body, await csrfHeader(person));
      expect(changed.status).toBe(200);
      await isDead(person, link);
      expect(await reset(forgotten)).toBe(404);
    }
  });

  test('with logging out everywhere else, and with unlinking a login', async () => {
    const person = await verified();
    const link = await linkTo(person, freshAddress());
    const ended = await person.call('/api/user/sessions', {
      method: 'DELETE',
      headers: await csrfHeader(person),
    });
    expect(ended.status).toBe(200);
    await isDead(person, link);
    await changeUser(person, { googleId: freshName() });
    const later = await linkTo(person, freshAddress());
    const unlink = () =>
      csrfHeader(person).then((csrf) =>
        person.post('/api/user/unlink-account', { provider: 'google' }, csrf),
      );
    expect((await unlink()).status).toBe(200);
    await isDead(person, later);
  });

  test('stays when a wrong password is given for a new one', async () => {
    const [person, email] = [await verified(), freshAddress()];
    const link = await linkTo(person, email);
    const body = { currentPassword: 'Wrong123', newPassword: 'Better123' };
    await expectError(
      await person.post('/api/user/change-password', body, await csrfHeader(person)),
      401,
      'invalidPassword',
    );
    expect((await confirm(link)).status).toBe(200);
    expect(await addressOf(person)).toMatchObject({ email });
  });
});

describe('a change that is asked for', () => {
  const stop = (token: string) => new Browser().post('/api/user/stop-email-change', { token });

  test('is told to the verified old address, with a link that stops it, once', async () => {
    const [person, email] = [await verified(), freshAddress()];
    const link = await linkTo(person, email);
    const notice = await mailTo(person.account.email, /about to change/);
    expect(notice.text).toContain('http://tallyho.test/stop-email-change#token=');
    expect(notice.text).not.toContain(email);
    expect((await stop(tokenIn(notice))).status).toBe(200);
    await expectError(await confirm(link), 404, 'expiredLink');
    expect(await addressOf(person)).toEqual({ email: person.account.email, emailVerified: true });
    await expectError(await stop(tokenIn(notice)), 404, 'expiredLink');
  });

  test('is not told to an address that was never verified', async () => {
    const [person, email] = [await newPerson(), freshAddress()];
    await linkTo(person, email);
    expect(mails.map(({ to }) => to)).toEqual([[email]]);
  });

  test('cannot be stopped by the link to the new address, and its own link confirms nothing', async () => {
    const [person, email] = [await verified(), freshAddress()];
    const link = await linkTo(person, email);
    const notice = tokenIn(await mailTo(person.account.email, /about to change/));
    await expectError(await stop(link), 404, 'expiredLink');
    await expectError(await confirm(notice), 404, 'expiredLink');
    expect((await confirm(link)).status).toBe(200);
    await expectError(await stop(notice), 404, 'expiredLink');
    expect(await addressOf(person)).toEqual({ email, emailVerified: true });
  });
});

describe('a link to another address', () => {
  test('is sent once per minute, and a new one replaces the last', async () => {
    const [person, first, second] = [await verified(), freshAddress(), freshAddress()];
    const token = await linkTo(person, first);
    await expectError(await request(person, second), 429, 'rateLimited');
    await db
      .update(emailLinks)
      .set({ createdAt: new Date(0) })
      .where(linksOf(person));
    const later = await linkTo(person, second);
    await expectError(await confirm(token), 404, 'expiredLink');
    expect((await confirm(later)).status).toBe(200);
  });

  test('is part of the download of the own data until it is opened', async () => {
    const [person, email] = [await verified(), freshAddress()];
    const requested = async () =>
      (await (await person.get('/api/user/data')).json<{ requestedEmail: object | null }>()).requestedEmail;
    expect(await requested()).toBeNull();
    const token = await linkTo(person, email);
    expect(await requested()).toEqual({ email, at: expect.any(String) });
    await confirm(token);
    expect(await requested()).toBeNull();
  });

  test('expires after 24 hours, and sets no password', async () => {
    const person = await verified();
    const token = await linkTo(person, freshAddress());
    const reset = { token, newPassword: 'Better123' };
    await expectError(await new Browser().post('/api/user/reset-password', reset), 404, 'expiredLink');
    await db.update(emailLinks).set({ expiresAt: new Date() }).where(linksOf(person));
    await expectError(await confirm(token), 404, 'expiredLink');
    expect(await addressOf(person)).toMatchObject({ email: person.account.email });
  });

  test('needs a recent proof of identity, the CSRF token and an account that is not suspended', async () => {
    const person = await verified();
    const body = { email: freshAddress() };
    await expectError(await person.post('/api/user/change-email', body), 403, 'invalidCsrfToken');
    await expectError(await new Browser().post('/api/user/change-email', body), 401, 'unauthenticated');
    const headers = await csrfHeader(person);
    await db
      .update(sessions)
      .set({ confirmedAt: new Date(0) })
      .where(eq(sessions.userId, person.account._id));
    const send = () => person.post('/api/user/change-email', body, headers);
    await expectError(await send(), 403, 'confirmationRequired');
    await suspend(person);
    await expectError(await send(), 403, 'suspended');
    const guest = await newGuest(await open(await newPerson()));
    await expectError(await request(guest, body.email), 403, 'accountsOnly');
    expect(mails).toEqual([]);
  });

  test('is not sent by a site without a mail provider', async () => {
    const person = await verified();
    const elsewhere = browserWith({ MAIL_KEY: '' });
    for (const [name, value] of person.cookies) elsewhere.cookies.set(name, value);
    await expectError(await request(elsewhere, freshAddress()), 503, 'mailUnavailable');
  });
});
