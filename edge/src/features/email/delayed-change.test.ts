import { env } from 'cloudflare:workers';
import { emailLinks } from '@tallyho/drizzle/schema/email-links';
import { users } from '@tallyho/drizzle/schema/users';
import { limits } from '@tallyho/game/limits';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fetchOwnAccount } from '../../../test/accounts.ts';
import { Browser } from '../../../test/browser.ts';
import { csrfHeader } from '../../../test/csrf.ts';
import { db } from '../../../test/database.ts';
import { expectError } from '../../../test/expectations.ts';
import { changeUser, expectPushed, suspend } from '../../../test/friends.ts';
import { newGuest } from '../../../test/guests.ts';
import { runBefore } from '../../../test/interleave.ts';
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
import { runScheduledJobs } from '../guests/scheduled-jobs.ts';

const day = 24 * 60 * 60_000;

beforeEach(() => {
  fakeRooms(new RoomFake().respond);
  fakeMails();
});

interface Pending {
  change: { email: string; effectiveAt: string | null; isConfirmed: boolean } | null;
  delay: number;
}

const freshAddress = () => `${freshName()}@example.com`;
const verified = async (): Promise<Person> => {
  const person = await newPerson();
  await changeUser(person, { emailVerifiedAt: new Date() });
  return person;
};
const request = async (browser: Browser, email: string) =>
  browser.post('/api/user/change-email', { email }, await csrfHeader(browser));
const effectiveAtOf = async (response: Response) =>
  (await response.json<{ effectiveAt: string | null }>()).effectiveAt;
const confirm = (token: string) => new Browser().post('/api/user/verify-email', { token });
const pendingOf = async (browser: Browser) => (await browser.get('/api/user/change-email')).json<Pending>();
const addressOf = async (person: Browser) => (await fetchOwnAccount(person))?.email;
const linksOf = ({ account }: Person) => eq(emailLinks.userId, account._id);
/** Requests a change in a new browser and opens the link. */
const confirmed = async (person: Person, email = freshAddress()): Promise<string> => {
  expect((await request(person, email)).status).toBe(200);
  expect((await confirm(tokenIn(await mailTo(email, /Confirm your new/)))).status).toBe(200);
  return email;
};
/** Sets the time at which the account's address changes to now. */
const reachTime = (person: Person) =>
  db.update(emailLinks).set({ effectiveAt: new Date() }).where(linksOf(person));
const logIn = (emailOrUsername: string, browser = new Browser()) =>
  browser.post('/api/user/login', { emailOrUsername, password });
const forget = async (email: string) => {
  await new Browser().post('/api/user/forgot-password', { email });
  return tokenIn(await mailTo(email, /Set a new password/));
};

describe('a change of a verified address that is requested in a new browser', () => {
  test('waits 24 hours, although its link was opened, and both emails name the time', async () => {
    const [person, email] = [await verified(), freshAddress()];
    const old = person.account.email;
    const effectiveAt = (await effectiveAtOf(await request(person, email))) ?? '';
    const wait = Date.parse(effectiveAt) - Date.now();
    expect(wait).toBeGreaterThan(day - 60_000);
    expect(wait).toBeLessThanOrEqual(day);
    expect(await pendingOf(person)).toMatchObject({ change: { email, effectiveAt, isConfirmed: false } });
    const [notice, link] = [await mailTo(old, /about to change/), await mailTo(email, /Confirm your new/)];
    const time = new Date(effectiveAt).toLocaleTimeString('en-GB', { timeZone: 'UTC', timeStyle: 'short' });
    expect(notice.text).toContain(`${time} UTC`);
    expect(link.text).toContain(`${time} UTC`);
    expect(await effectiveAtOf(await confirm(tokenIn(link)))).toBe(effectiveAt);
    expect(await effectiveAtOf(await confirm(tokenIn(link))), 'opened again').toBe(effectiveAt);
    expect(await pendingOf(person)).toMatchObject({ change: { email, effectiveAt, isConfirmed: true } });
    expect(await addressOf(person)).toBe(old);
    expect((await logIn(old)).status).toBe(200);
    await expectError(await logIn(email), 401, 'userNotFound');
    expect(await forget(old)).not.toBe('');
    await expectPushed(person, [{ type: 'accountChanged' }, { type: 'accountChanged' }]);
  });

  test('happens at its time when the user comes, once, and the old address is told', async () => {
    const person = await verified();
    const old = person.account.email;
    const email = await confirmed(person);
    await reachTime(person);
    expect(await fetchOwnAccount(person)).toMatchObject({ email, emailVerified: true });
    await addressOf(person);
    expect(await pendingOf(person)).toMatchObject({ change: null });
    expect(mails.filter(({ subject }) => subject === 'Your email address has changed')).toMatchObject([
      { to: [old] },
    ]);
  });

  test('happens at its time by the scheduled job', async () => {
    const person = await verified();
    const email = await confirmed(person);
    await runScheduledJobs(env);
    expect((await db.select().from(emailLinks).where(linksOf(person))).length).toBeGreaterThan(0);
    await reachTime(person);
    await runScheduledJobs(env);
    expect(await db.select().from(emailLinks).where(linksOf(person))).toEqual([]);
    expect(await addressOf(person)).toBe(email);
  });

  test('happens before a login or a reset that uses one of the addresses after its time', async () => {
    for (const isLogin of [true, false]) {
      const person = await verified();
      const old = person.account.email;
      const email = await confirmed(person);
      await reachTime(person);
      if (isLogin) {
        await expectError(await logIn(old), 401, 'userNotFound');
        expect((await logIn(email)).status).toBe(200);
      } else expect(await forget(email)).not.toBe('');
    }
  });

  test('does not happen without the link, also after its time', async () => {
    const [person, email] = [await verified(), freshAddress()];
    await request(person, email);
    await reachTime(person);
    await runScheduledJobs(env);
    expect(await addressOf(person)).toBe(person.account.email);
    await confirm(tokenIn(await mailTo(email, /Confirm your new/)));
    expect(await addressOf(person)).toBe(email);
  });

  test('ends if another account has verified the address meanwhile', async () => {
    const [person, other] = [await verified(), await newPerson()];
    await confirmed(person, other.account.email);
    await changeUser(other, { emailVerifiedAt: new Date() });
    await reachTime(person);
    expect(await addressOf(person)).toBe(person.account.email);
    expect(await addressOf(other)).toBe(other.account.email);
    expect(await pendingOf(person)).toMatchObject({ change: null });
  });

  test('takes over a suspension of the person who has the address', async () => {
    const [person, email, former] = [await verified(), freshAddress(), await newPerson()];
    await changeUser(former, { email, emailVerifiedAt: new Date() });
    await suspend(former);
    await former.post('/api/user/delete-account', { password }, await csrfHeader(former));
    await confirmed(person, email);
    expect((await person.get('/api/lobby/public')).status).toBe(200);
    await reachTime(person);
    await runScheduledJobs(env);
    await expectError(await person.get('/api/lobby/public'), 403, 'suspended');
  });

  test('is replaced by the next request', async () => {
    const [person, second] = [await verified(), freshAddress()];
    await confirmed(person);
    await db
      .update(emailLinks)
      .set({ createdAt: new Date(0) })
      .where(linksOf(person));
    await request(person, second);
    expect(await pendingOf(person)).toMatchObject({ change: { email: second, isConfirmed: false } });
    await reachTime(person);
    expect(await addressOf(person)).toBe(person.account.email);
  });
});

describe('a confirmed change that waits is stopped', () => {
  const expectStopped = async (person: Person, browser: Browser = person) => {
    await reachTime(person);
    await runScheduledJobs(env);
    expect(await addressOf(browser)).toBe(person.account.email);
    expect(mails.map(({ subject }) => subject)).not.toContain('Your email address has changed');
  };

  test('in the profile, by the link to the old address, and by logging out everywhere else', async () => {
    const inProfile = await verified();
    await confirmed(inProfile);
    expect((await inProfile.call('/api/user/change-email', { method: 'DELETE' })).status).toBe(200);
    expect(await pendingOf(inProfile)).toMatchObject({ change: null });
    await expectStopped(inProfile);

    const byMail = await verified();
    await confirmed(byMail);
    const token = tokenIn(await mailTo(byMail.account.email, /about to change/));
    expect((await new Browser().post('/api/user/stop-email-change', { token })).status).toBe(200);
    await expectStopped(byMail);

    const everywhere = await verified();
    const thief = await secondBrowser(everywhere);
    await confirmed(thief);
    const headers = await csrfHeader(everywhere);
    expect((await everywhere.call('/api/user/sessions', { method: 'DELETE', headers })).status).toBe(200);
    await expectStopped(everywhere);
  });

  test('by a new password, a reset, and unlinking a login', async () => {
    const withPassword = await verified();
    await confirmed(withPassword);
    const body = { currentPassword: password, newPassword: 'Better123' };
    await withPassword.post('/api/user/change-password', body, await csrfHeader(withPassword));
    await expectStopped(withPassword);

    const byReset = await verified();
    await confirmed(byReset);
    const reset = { token: await forget(byReset.account.email), newPassword: 'Better123' };
    const owner = new Browser();
    expect((await owner.post('/api/user/reset-password', reset)).status).toBe(200);
    await owner.post('/api/user/login', {
      emailOrUsername: byReset.account.username,
      password: 'Better123',
    });
    await expectStopped(byReset, owner);

    const unlinked = await verified();
    await changeUser(unlinked, { googleId: freshName() });
    await confirmed(unlinked);
    await unlinked.post('/api/user/unlink-account', { provider: 'google' }, await csrfHeader(unlinked));
    await expectStopped(unlinked);
  });

  test('only by its own user', async () => {
    const [person, other] = [await verified(), await newPerson()];
    await confirmed(person);
    const stop = (browser: Browser) => browser.call('/api/user/change-email', { method: 'DELETE' });
    expect((await stop(other)).status).toBe(200);
    await expectError(await stop(new Browser()), 401, 'unauthenticated');
    const guest = await newGuest(await open(await newPerson()));
    await expectError(await stop(guest), 403, 'accountsOnly');
    await expectError(await guest.get('/api/user/change-email'), 403, 'accountsOnly');
    expect(await pendingOf(person)).toMatchObject({ change: { isConfirmed: true } });
  });
});

describe('a change does not wait', () => {
  const delayIn = async (browser: Browser) => (await pendingOf(browser)).delay;

  test('if the account has no verified address', async () => {
    const person = await newPerson();
    expect(await delayIn(person)).toBe(0);
    expect(await effectiveAtOf(await request(person, freshAddress()))).toBeNull();
  });

  test('in a session that is at least 24 hours old', async () => {
    const person = await verified();
    expect(await delayIn(person)).toBe(limits.email.changeDelay);
    await keepForDays(person);
    expect(await delayIn(person)).toBe(0);
  });

  test('in a browser that logged in to this account 24 hours ago, also with a new session', async () => {
    const [person, other] = [await verified(), await verified()];
    const browser = new Browser();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 2 * day });
    await logIn(person.account.username, browser);
    vi.useRealTimers();
    await browser.post('/api/user/logout');
    await logIn(person.account.username, browser);
    expect(await delayIn(browser)).toBe(0);
    await logIn(other.account.username, browser);
    expect(await delayIn(browser), 'another account').toBe(limits.email.changeDelay);
  });

  test('in the browser in which the account was made', async () => {
    const browser = new Browser();
    const username = freshName();
    await browser.post('/api/user/register', { username, email: freshAddress(), password });
    await db.update(users).set({ emailVerifiedAt: new Date() }).where(eq(users.username, username));
    expect(await delayIn(browser)).toBe(0);
    const thief = new Browser();
    await logIn(username, thief);
    expect(await delayIn(thief)).toBe(limits.email.changeDelay);
  });

  const knownBrowser = async (person: Person) => {
    const browser = new Browser();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 2 * day });
    await logIn(person.account.username, browser);
    vi.useRealTimers();
    expect(await delayIn(browser)).toBe(0);
    return browser;
  };

  test('but waits in every browser for a day after a reset or after logging out everywhere else', async () => {
    const person = await verified();
    const known = await knownBrowser(person);
    await person.call('/api/user/sessions', { method: 'DELETE', headers: await csrfHeader(person) });
    await logIn(person.account.username, known);
    expect(await delayIn(known), 'logged out').toBe(limits.email.changeDelay);

    const forgetful = await verified();
    const reset = await knownBrowser(forgetful);
    const body = { token: await forget(forgetful.account.email), newPassword: 'Better123' };
    expect((await new Browser().post('/api/user/reset-password', body)).status).toBe(200);
    const account = { emailOrUsername: forgetful.account.username, password: 'Better123' };
    expect((await reset.post('/api/user/login', account)).status).toBe(200);
    expect(await delayIn(reset), 'reset').toBe(limits.email.changeDelay);
  });

  test('but waits in a browser with a forged cookie', async () => {
    const person = await verified();
    const forger = new Browser();
    await logIn(person.account.username, forger);
    const [id, browser, , signature] = (forger.cookies.get('known-browser') ?? '').split('.');
    forger.cookies.set('known-browser', [id, browser, '0', signature].join('.'));
    expect(await delayIn(forger)).toBe(limits.email.changeDelay);
  });
});

test('a request for a change stores no link if the password is reset during it', async () => {
  const person = await verified();
  const thief = await secondBrowser(person);
  const token = await forget(person.account.email);
  const body = { token, newPassword: 'Better123' };
  runBefore('insert into "email_links"', async () => {
    expect((await new Browser().post('/api/user/reset-password', body)).status).toBe(200);
  });
  await expectError(await request(thief, freshAddress()), 401, 'unauthenticated');
  expect(await db.select().from(emailLinks).where(linksOf(person))).toEqual([]);
});

test('a link that is opened during a reset of the password changes nothing', async () => {
  const [person, email] = [await verified(), freshAddress()];
  await keepForDays(person);
  await request(person, email);
  const link = tokenIn(await mailTo(email, /Confirm your new/));
  const token = await forget(person.account.email);
  runBefore('update "users" set "email"', async () => {
    const body = { token, newPassword: 'Better123' };
    expect((await new Browser().post('/api/user/reset-password', body)).status).toBe(200);
  });
  await expectError(await confirm(link), 404, 'expiredLink');
  expect((await logIn(email)).status).toBe(401);
});
