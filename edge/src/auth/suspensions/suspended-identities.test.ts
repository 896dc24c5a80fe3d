import { suspendedIdentities } from '@tallyho/drizzle/schema/suspended-identities';
import type { DeletedSuspension } from '@tallyho/game/people/moderation';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { deleteAccount, fetchOwnAccount, hasAccount } from '../../../test/accounts.ts';
import { Browser } from '../../../test/browser.ts';
import { db } from '../../../test/database.ts';
import { desktopLoginCode, newSecret } from '../../../test/desktop-login.ts';
import { expectError } from '../../../test/expectations.ts';
import { changeUser } from '../../../test/friends.ts';
import {
  browserWith,
  failedAt,
  logInBy,
  newcomer,
  pendingSignUp,
  providers,
  signedUp,
} from '../../../test/identity-provider.ts';
import { runBefore } from '../../../test/interleave.ts';
import { fakeMails, mailTo, tokenIn } from '../../../test/mails.ts';
import { audit } from '../../../test/moderation.ts';
import { freshName, newAdministrator, newPerson, Person, password } from '../../../test/people.ts';
import { RoomFake } from '../../../test/room-fake.ts';
import { fakeRooms } from '../../../test/rooms.ts';

/** Unique per test, so that each test finds its own rows. */
let reason: string;
beforeEach(() => {
  fakeRooms(new RoomFake().respond);
  fakeMails();
  reason = `Spam ${crypto.randomUUID()}`;
});

const register = (email: string, username = freshName(), browser = new Browser()) =>
  browser.post('/api/user/register', { username, email, password });
const suspend = (person: Person, hours = 1) =>
  changeUser(person, { suspendedUntil: new Date(Date.now() + hours * 3_600_000), suspensionReason: reason });
const isOwn = () => eq(suspendedIdentities.reason, reason);
const kept = () => db.select().from(suspendedIdentities).where(isOwn());
const end = () => db.update(suspendedIdentities).set({ until: new Date() }).where(isOwn());
/** Expects a `suspended` error with the end and the reason. */
const expectSuspended = async (response: Response) => {
  const body = await expectError(response, 403, 'suspended', {
    message: expect.stringMatching(/^Your account is suspended until \d+ \w+ \d{4} at \d\d:\d\d UTC: Spam /),
  });
  expect(body).toMatchObject({ reason, until: expect.stringMatching(/^\d{4}-.*Z$/) });
};
const verifiedPerson = async (): Promise<Person> => {
  const person = await newPerson();
  await changeUser(person, { emailVerifiedAt: new Date() });
  return person;
};
/** Registers with an address and opens the link sent to it. */
const registerAndVerify = async (email: string): Promise<Browser> => {
  const browser = new Browser();
  expect((await register(email, freshName(), browser)).status).toBe(200);
  const token = tokenIn(await mailTo(email.trim().toLowerCase(), /Confirm/));
  expect((await browser.post('/api/user/verify-email', { token })).status).toBe(200);
  return browser;
};
const expectSuspendedAccount = async (browser: Browser) =>
  expectSuspended(await browser.get('/api/lobby/public'));
/** Creates a suspended user who has deleted the account. */
const leaver = async (person?: Person): Promise<Person> => {
  const one = person ?? (await verifiedPerson());
  await suspend(one);
  expect((await deleteAccount(one)).status).toBe(200);
  expect(await hasAccount(one)).toBe(false);
  return one;
};
const newDeletedUser = async (provider: 'google' | 'discord') => {
  const { who, browser } = await signedUp(provider);
  const account = await fetchOwnAccount(browser);
  if (account === null) throw new Error('No user is logged in.');
  await leaver(new Person(account, browser));
  return who;
};

describe('a person who deleted a suspended account', () => {
  test('is suspended again as soon as a new account proves the address, in any spelling', async () => {
    for (const spelling of [(email: string) => email, (email: string) => ` ${email.toUpperCase()} `]) {
      const { email } = (await leaver()).account;
      await expectSuspendedAccount(await registerAndVerify(spelling(email)));
    }
  });

  test('shows nothing to a stranger who only knows the address', async () => {
    const { email, username } = (await leaver()).account;
    const browser = new Browser();
    const response = await register(email, username, browser);
    expect(response.status).toBe(200);
    expect(await response.text()).not.toContain(reason);
    expect((await browser.get('/api/lobby/public')).status).toBe(200);
    const check = await browser.get(`/api/user/register/check?email=other-${email}`);
    expect(await check.json()).toEqual({ exists: false });
  });

  test('leaves no suspension on an address that was never verified, so its real owner is not refused', async () => {
    const squatter = await newPerson();
    await suspend(squatter);
    expect((await deleteAccount(squatter)).status).toBe(200);
    expect(await kept()).toEqual([]);
    const owner = await registerAndVerify(squatter.account.email);
    expect((await owner.get('/api/lobby/public')).status).toBe(200);
  });

  test.each(providers)(
    'cannot sign up with the same %s account, or elsewhere with its address',
    async (provider) => {
      const { subject, email } = await newDeletedUser(provider);
      const other = provider === 'google' ? 'discord' : 'google';
      for (const [where, person] of [
        [provider, { subject }],
        [other, { email }],
      ] as const) {
        const browser = new Browser();
        const signUp = await pendingSignUp(browser, where, await newcomer(where, person));
        for (const _ of ['once', 'again'])
          await expectSuspended(
            await browser.post('/api/user/set-username', { ...signUp, username: freshName() }),
          );
        expect(browser.cookies.has('session')).toBe(false);
      }
      await expectSuspendedAccount(await registerAndVerify(email ?? ''));
    },
  );

  test.each(providers)('cannot link that %s account to another account', async (provider) => {
    const who = await newDeletedUser(provider);
    const person = await newPerson();
    expect(await logInBy(person, `/api/user/link/${provider}`, who)).toBe(
      failedAt(provider, 'suspended', 'user'),
    );
    const { verifier, app } = await newSecret();
    const code = await desktopLoginCode(`/api/user/link/${provider}`, app, who);
    await expectSuspended(await person.post('/api/user/desktop-login', { code, verifier }));
    expect((await fetchOwnAccount(person))?.authProviders).toEqual(['form']);
    expect(await logInBy(person, `/api/user/link/${provider}`, await newcomer(provider)), 'another one').toBe(
      `/user?linked=${provider}`,
    );
  });

  test('is still rejected if the suspension came just before the deletion', async () => {
    const person = await verifiedPerson();
    runBefore('delete from "users"', () => suspend(person));
    expect((await deleteAccount(person)).status).toBe(200);
    await expectSuspendedAccount(await registerAndVerify(person.account.email));
  });
});

describe('the data kept about a deleted suspended account', () => {
  test('consists of hashes that cannot be verified without the deployment’s secret', async () => {
    const { subject, email } = await newDeletedUser('google');
    const rows = await kept();
    expect(rows).toHaveLength(2);
    for (const { hash } of rows) expect(hash).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(rows)).not.toContain(subject);
    expect(JSON.stringify(rows)).not.toContain(email);
    const elsewhere = browserWith({ SERVICE_SECRET: 'another secret' });
    expect((await register(email ?? '', freshName(), elsewhere)).status).toBe(200);
    const token = tokenIn(await mailTo(email ?? '', /Confirm/));
    expect((await elsewhere.post('/api/user/verify-email', { token })).status).toBe(200);
    expect((await elsewhere.get('/api/lobby/public')).status).toBe(200);
  });

  test('is empty if no suspension is active', async () => {
    const [free, over] = [await verifiedPerson(), await verifiedPerson()];
    await suspend(over, -1);
    for (const person of [free, over]) {
      expect((await deleteAccount(person)).status).toBe(200);
      expect((await register(person.account.email)).status).toBe(200);
    }
    expect(await kept()).toEqual([]);
  });

  test('is deleted when the suspension ends', async () => {
    const [first, second] = [await leaver(), await leaver()];
    expect(await kept()).toHaveLength(2);
    await end();
    expect((await register(first.account.email)).status).toBe(200);
    expect(await kept()).toEqual([]);
    expect((await register(second.account.email)).status).toBe(200);
    await leaver();
    await end();
    expect((await deleteAccount(await newPerson())).status).toBe(200);
    expect(await kept()).toEqual([]);
  });
});

test('an administrator can list and lift the suspension of a deleted account, for all of its identities', async () => {
  const person = await verifiedPerson();
  await changeUser(person, { googleId: `google-${crypto.randomUUID()}` });
  await suspend(person);
  expect((await deleteAccount(person, { password })).status).toBe(200);
  expect(await kept()).toHaveLength(2);

  const admin = await newAdministrator();
  const listed = async () => {
    const response = await admin.get('/api/admin/deleted-suspensions');
    const { suspensions } = await response.json<{ suspensions: DeletedSuspension[] }>();
    return suspensions.filter((suspension) => suspension.reason === reason);
  };
  const [suspension, ...others] = await listed();
  if (!suspension) throw new Error('The suspension is not listed');
  expect(others).toEqual([]);
  expect(suspension.until).toBe((await kept())[0]?.until.toISOString());
  const lift = (by: Person) => by.post(`/api/admin/deleted-suspensions/${suspension._id}/lift`);
  await expectError(await lift(await newPerson()), 403, 'forbidden');
  expect(await kept()).toHaveLength(2);
  expect((await lift(admin)).status).toBe(200);
  expect(await kept()).toEqual([]);
  expect(await listed()).toEqual([]);
  await expectError(await lift(admin), 404, 'notFound');
  expect((await audit(admin, `?administrator=${admin.account._id}`)).entries[0]).toMatchObject({
    action: 'lift',
    subject: null,
    details: { kind: 'suspend' },
  });
  await registerAndVerify(person.account.email);
});

test('an ended suspension of a deleted account is neither listed nor lifted', async () => {
  const person = await verifiedPerson();
  await suspend(person);
  expect((await deleteAccount(person, { password })).status).toBe(200);
  const [row] = await kept();
  await end();
  const admin = await newAdministrator();
  const text = await (await admin.get('/api/admin/deleted-suspensions')).text();
  expect(text).not.toContain(reason);
  await expectError(await admin.post(`/api/admin/deleted-suspensions/${row?.hash}/lift`), 404, 'notFound');
});
