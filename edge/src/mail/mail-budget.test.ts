import { emailLinks } from '@tallyho/drizzle/schema/email-links';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Browser } from '../../test/browser.ts';
import { passTime } from '../../test/budget-counts.ts';
import { stopClock } from '../../test/counters.ts';
import { csrfHeader } from '../../test/csrf.ts';
import { db } from '../../test/database.ts';
import { expectError } from '../../test/expectations.ts';
import { changeUser } from '../../test/friends.ts';
import { captureLog } from '../../test/log.ts';
import { fakeMails, mails, mailTo, tokenIn } from '../../test/mails.ts';
import { freshName, newPerson, type Person, password } from '../../test/people.ts';
import { RoomFake } from '../../test/room-fake.ts';
import { fakeRooms } from '../../test/rooms.ts';
import { budgets } from '../http/budgets.ts';
import { metrics } from '../http/metrics.ts';
import { countMail, mailboxOf, mailCeiling } from './mail-budget.ts';

const minute = 60_000;
const hour = 60 * minute;
const [perHour] = budgets.mails;

beforeEach(() => {
  fakeRooms(new RoomFake().respond);
  fakeMails();
});
afterEach(() => {
  vi.useRealTimers();
});

const forget = (email: string) => new Browser().post('/api/user/forgot-password', { email });
const reset = (token: string) =>
  new Browser().post('/api/user/reset-password', { token, newPassword: 'Better123' });
const register = (username: string, email: string) =>
  new Browser().post('/api/user/register', { username, email, password });
const sentTo = (address: string) => mails.filter(({ to }) => to.includes(address));
const linksOf = ({ account }: Person) =>
  db.select().from(emailLinks).where(eq(emailLinks.userId, account._id));
/** Mails are sent after the response: waits until as many of a subject were sent to an address. */
const expectMails = (address: string, subject: RegExp, count: number) =>
  expect.poll(() => sentTo(address).filter((mail) => subject.test(mail.subject))).toHaveLength(count);
/** Changes the password `count` times. Returns the responses. */
const changePassword = async (person: Person, count: number): Promise<Response[]> => {
  const answers: Response[] = [];
  for (let done = 0; done < count; done += 1) {
    const body = { currentPassword: password, newPassword: password };
    answers.push(await person.post('/api/user/change-password', body, await csrfHeader(person)));
  }
  return answers;
};

describe('a mailbox', () => {
  test.each([
    ['robin@example.com', 'robin@example.com'],
    ['Robin+games@Example.com', 'robin@example.com'],
    ['robin+a+b@example.com', 'robin@example.com'],
    ['+games@example.com', '+games@example.com'],
    ['robin@plus+sign.example', 'robin@plus+sign.example'],
  ])('of %s is %s', (address, mailbox) => {
    expect(mailboxOf(address)).toBe(mailbox);
  });

  test('gets one confirmation for each of four registrations with a plus in the address, and no fifth', async () => {
    const name = freshName();
    const tags = ['+1', '+2', '+3', '+4', '+5'];
    for (const tag of tags) {
      const address = `${name}${tag}@example.com`;
      expect((await register(freshName(), address)).status).toBe(200);
      if (tag !== '+5') await mailTo(address, /Confirm/);
    }
    expect((await forget(`${name}+1@example.com`)).status).toBe(200);
    // The mail to another mailbox is sent after those that are refused.
    const other = await newPerson();
    await forget(other.account.email);
    await mailTo(other.account.email, /new password/);
    expect(mails.filter(({ to }) => to.some((address) => address.startsWith(name)))).toHaveLength(4);
  });

  test('gets four notices for four changes of a password, at most five an hour, and more in the next', async () => {
    const person = await newPerson();
    const { email } = person.account;
    await changeUser(person, { emailVerifiedAt: new Date() });
    await changePassword(person, 4);
    await expectMails(email, /password has changed/, 4);
    const refused = metrics.drain() && captureLog();
    await changePassword(person, 3);
    await expect
      .poll(() => refused.filter(({ event }) => event === 'mailNotSent'))
      .toEqual([
        expect.objectContaining({ level: 'warn', budget: 'mails', kind: 'notice' }),
        expect.objectContaining({ level: 'warn', budget: 'mails', kind: 'notice' }),
      ]);
    expect(sentTo(email)).toHaveLength(5);
    expect(metrics.drain().counters).toContainEqual({
      name: 'limitedRequests',
      labels: { limit: 'mails' },
      value: 2,
    });
    await passTime({ name: 'mails', limit: perHour, subject: email }, hour);
    await changePassword(person, 1);
    await expectMails(email, /password has changed/, 6);
  });

  test('still gets the notice of a change after as many links as others may ask for', async () => {
    const pass = stopClock();
    const person = await newPerson();
    await changeUser(person, { emailVerifiedAt: new Date() });
    for (const count of [1, 2, 3, 4, 4, 4]) {
      await forget(person.account.email);
      await expectMails(person.account.email, /new password/, count);
      pass(minute);
    }
    await changePassword(person, 1);
    await expectMails(person.account.email, /password has changed/, 1);
  });

  test('gets four confirmations if two accounts ask to use it as their address, and both get the same response for more', async () => {
    const pass = stopClock();
    const people = [await newPerson(), await newPerson()];
    const wanted = `${freshName()}@example.com`;
    for (const count of [2, 4, 4]) {
      for (const person of people) {
        const asked = await person.post(
          '/api/user/change-email',
          { email: wanted },
          await csrfHeader(person),
        );
        expect(asked.status).toBe(200);
      }
      await expectMails(wanted, /Confirm your new/, count);
      pass(minute);
    }
  });

  test('that can get no notice keeps its account from changing the address, and the form says when to try again', async () => {
    const person = await newPerson();
    await changeUser(person, { emailVerifiedAt: new Date() });
    await changePassword(person, 5);
    await expectMails(person.account.email, /password has changed/, 5);
    const wanted = `${freshName()}@example.com`;
    const refused = await person.post('/api/user/change-email', { email: wanted }, await csrfHeader(person));
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(3000);
    await expectError(refused, 429, 'rateLimited');
    expect(sentTo(wanted)).toEqual([]);
    expect(await linksOf(person)).toEqual([]);
  });

  test('gets at most twelve links that others ask for, and fifteen emails, a day', async () => {
    const pass = stopClock();
    const secret = crypto.randomUUID();
    const counted: string[] = [];
    for (const kind of ['requested', 'notice'] as const)
      for (let tried = 0; tried < 30; tried += 1) {
        const mail = { to: 'robin@example.com', kind, ceiling: 1000 };
        const spent = await countMail({ db, secret }, mail);
        if (spent.isGranted) counted.push(kind);
        pass(hour / 3);
      }
    expect(counted.filter((kind) => kind === 'requested')).toHaveLength(12);
    expect(counted).toHaveLength(15);
  });
});

describe('a form whose email is not sent', () => {
  test('answers as if it was, if the difference would tell that an account exists', async () => {
    const pass = stopClock();
    const person = await newPerson();
    const answers: string[] = [];
    for (const count of [1, 2, 3, 4, 4]) {
      const response = await forget(person.account.email);
      answers.push(`${response.status} ${await response.text()}`);
      await expectMails(person.account.email, /new password/, count);
      pass(minute);
    }
    const unknown = await forget(`unknown-${person.account.email}`);
    expect(new Set(answers)).toEqual(new Set([`${unknown.status} ${await unknown.text()}`]));
    await expectMails(person.account.email, /new password/, 4);
  });

  test('says when to try again, if the user asked for the own address', async () => {
    const pass = stopClock();
    const person = await newPerson();
    for (const _ of [1, 2, 3, 4]) {
      expect((await person.post('/api/user/send-verification')).status).toBe(200);
      pass(minute);
    }
    const refused = await person.post('/api/user/send-verification');
    expect(refused.headers.get('Retry-After')).toBe(String(56 * 60));
    await expectError(refused, 429, 'rateLimited', {
      message: 'That was too often. Try again in 56 minutes.',
    });
    for (const [name, limit] of [
      ['mails', perHour],
      ['requestedMails', budgets.requestedMails[0]],
    ] as const)
      await passTime({ name, limit, subject: person.account.email }, 56 * minute);
    expect((await person.post('/api/user/send-verification')).status).toBe(200);
    expect(sentTo(person.account.email)).toHaveLength(5);
  });
});

describe('links for a new password', () => {
  const request = async (person: Person, count: number, pass: (ms: number) => void) => {
    for (let sent = 1; sent <= count; sent += 1) {
      await forget(person.account.email);
      await expectMails(person.account.email, /new password/, sent);
      pass(minute);
    }
    return sentTo(person.account.email).map(tokenIn);
  };

  test('are valid for the last two emails, so that another person cannot end the owner’s by asking for one more', async () => {
    const person = await newPerson();
    const [first = '', second = ''] = await request(person, 3, stopClock());
    await expectError(await reset(first), 404, 'expiredLink');
    expect((await reset(second)).status).toBe(200);
  });

  test('all end when one of them is used', async () => {
    const person = await newPerson();
    const [first = '', second = ''] = await request(person, 2, stopClock());
    expect((await reset(first)).status).toBe(200);
    await expectError(await reset(second), 404, 'expiredLink');
    expect(await linksOf(person)).toEqual([]);
  });

  test('stay valid when no further email is sent', async () => {
    const pass = stopClock();
    const person = await newPerson();
    const tokens = await request(person, 4, pass);
    await forget(person.account.email);
    expect((await reset(tokens.at(2) ?? '')).status).toBe(200);
  });
});

describe('the ceiling of the site', () => {
  const countFor = (ceiling: number, secret = crypto.randomUUID()) => {
    let sent = 0;
    return () => {
      sent += 1;
      return countMail({ db, secret }, { to: `${sent}@example.com`, kind: 'requested', ceiling });
    };
  };

  test('refuses more emails to any mailbox, and tells the operator at 80% and at 100%', async () => {
    const pass = stopClock();
    const lines = captureLog();
    metrics.drain();
    const count = countFor(10);
    const granted: boolean[] = [];
    for (let tried = 0; tried < 12; tried += 1) granted.push((await count()).isGranted);
    expect(granted).toEqual([...Array(10).fill(true), false, false]);
    expect(lines.filter(({ level }) => level === 'error')).toEqual([
      expect.objectContaining({ event: 'mailCeilingNear', used: 8, ceiling: 10 }),
      expect.objectContaining({ event: 'mailCeilingReached', used: 10, ceiling: 10 }),
    ]);
    expect(metrics.drain().counters).toContainEqual({
      name: 'limitedRequests',
      labels: { limit: 'mailsOfSite' },
      value: 2,
    });
    pass(24 * hour);
    expect((await count()).isGranted).toBe(true);
  });

  test('is not used up by emails that their mailbox refuses', async () => {
    const secret = crypto.randomUUID();
    for (let tried = 0; tried < 20; tried += 1)
      await countMail({ db, secret }, { to: 'robin@example.com', kind: 'requested', ceiling: 10 });
    const other = await countMail({ db, secret }, { to: 'kim@example.com', kind: 'notice', ceiling: 10 });
    expect(other).toMatchObject({ isGranted: true, counts: [5, 1, 1] });
  });

  test('is a number of the deployment, or that of the table', () => {
    expect(['250', '0', '', 'many', '-1'].map((MAILS_PER_DAY) => mailCeiling({ MAILS_PER_DAY }))).toEqual([
      250, 0, 1000, 1000, 1000,
    ]);
    expect(mailCeiling({})).toBe(1000);
  });
});
