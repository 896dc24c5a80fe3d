import { pendingSignUps } from '@tallyho/drizzle/schema/providers';
import { users } from '@tallyho/drizzle/schema/users';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { fetchOwnAccount } from '../../../test/accounts.ts';
import { Browser } from '../../../test/browser.ts';
import { db } from '../../../test/database.ts';
import { expectError } from '../../../test/expectations.ts';
import { newcomer, pendingSignUp, type TestPerson } from '../../../test/identity-provider.ts';
import { captureLog } from '../../../test/log.ts';
import { freshName, newPerson, password } from '../../../test/people.ts';
import type { OwnAccount } from '../../auth/user.ts';

const path = '/api/user/set-username';

const pending = async (browser: Browser, who?: TestPerson) =>
  pendingSignUp(browser, 'google', who ?? (await newcomer('google')));

describe('a sign-up without a username', () => {
  test('gets a username once, and becomes an account', async () => {
    const browser = new Browser();
    const signUp = await pending(browser);
    const username = freshName();
    const response = await browser.post(path, { ...signUp, username: ` ${username} ` });
    const { user, success } = await response.json<{ user: OwnAccount; success: boolean }>();
    expect(success).toBe(true);
    expect(user).toMatchObject({
      _id: signUp.userId,
      username,
      administrator: false,
      authProviders: ['google'],
    });
    expect(user.avatar).toBeGreaterThanOrEqual(1);
    expect((await browser.get('/api/user/me')).status).toBe(200);
    await expectError(await browser.post(path, { ...signUp, username: freshName() }), 404, 'expiredSignUp');
    expect(await db.select().from(pendingSignUps).where(eq(pendingSignUps.userId, signUp.userId))).toEqual(
      [],
    );
  });

  test('is stored without its token, and the token is not logged', async () => {
    const lines = captureLog();
    const browser = new Browser();
    const signUp = await pending(browser);
    const stored = await db.select().from(pendingSignUps).where(eq(pendingSignUps.userId, signUp.userId));
    expect(JSON.stringify(stored)).not.toContain(signUp.token);
    const response = await browser.post(path, { ...signUp, username: freshName() });
    expect(await response.text()).not.toContain(signUp.token);
    expect(JSON.stringify(lines)).not.toContain(signUp.token);
  });

  test('stays valid after a rejected name', async () => {
    const browser = new Browser();
    const { account } = await newPerson();
    const signUp = await pending(browser);
    const refusals = [
      ['', 400, 'invalidInput', 'Please enter a username'],
      ['four', 400, 'invalidInput', 'Username should be between 5 and 30 characters long'],
      ['x'.repeat(31), 400, 'invalidInput', 'Username should be between 5 and 30 characters long'],
      ['SHOUTING', 400, 'invalidInput', 'Username has to contain at least one small letter'],
      ['some@body', 400, 'invalidInput', 'Username cannot contain an @'],
      ['some\u200bbody', 400, 'invalidInput', 'Username cannot contain invisible characters'],
      ['fuckface', 400, 'profaneUsername', 'Please find a kinder username'],
      [account.username.toUpperCase().replace('P', 'p'), 409, 'usernameTaken', 'Username already exists'],
    ] as const;
    for (const [username, status, error, message] of refusals)
      await expectError(await browser.post(path, { ...signUp, username }), status, error, {
        message,
        field: 'username',
      });
    expect((await browser.post(path, { ...signUp, username: freshName() })).status).toBe(200);
  });

  test('requires its token', async () => {
    const browser = new Browser();
    const [signUp, other] = [await pending(browser), await pending(new Browser())];
    const username = freshName();
    const bodies = [
      { ...signUp, token: other.token },
      { ...signUp, token: '' },
      { userId: (await newPerson()).account._id, token: signUp.token },
      { userId: '', token: '' },
    ];
    const begun = (): Browser => {
      const copy = new Browser();
      copy.cookies.set('sign-up', browser.cookies.get('sign-up') ?? '');
      return copy;
    };
    for (const body of bodies) {
      const stranger = begun();
      await expectError(await stranger.post(path, { ...body, username }), 404, 'expiredSignUp');
      expect(stranger.cookies.has('session')).toBe(false);
    }
    for (const body of [
      { username },
      { ...signUp, userId: [], username },
      { ...signUp, token: {}, username },
    ])
      await expectError(await browser.post(path, body), 400, 'invalidInput');
  });

  test('belongs to the browser that began it, and to its latest sign-up', async () => {
    const [attacker, victim] = [new Browser(), new Browser()];
    const signUp = await pending(attacker);
    const username = freshName();
    await expectError(await victim.post(path, { ...signUp, username }), 404, 'expiredSignUp');
    await pending(victim);
    await expectError(await victim.post(path, { ...signUp, username }), 404, 'expiredSignUp');
    expect(victim.cookies.has('session')).toBe(false);
    const cookie = attacker.cookies.get('sign-up') ?? '';
    expect(JSON.stringify(await db.select().from(pendingSignUps))).not.toContain(cookie);
    expect((await attacker.post(path, { ...signUp, username })).status).toBe(200);
    expect(attacker.cookies.has('sign-up')).toBe(false);
  });

  test('expires after ten minutes', async () => {
    const browser = new Browser();
    const signUp = await pending(browser);
    await db
      .update(pendingSignUps)
      .set({ expiresAt: new Date() })
      .where(eq(pendingSignUps.userId, signUp.userId));
    await expectError(await browser.post(path, { ...signUp, username: freshName() }), 404, 'expiredSignUp', {
      message: 'That sign-up has expired. Please start again.',
    });
  });

  test('is rejected if its address or provider id belongs to an account by then', async () => {
    const browser = new Browser();
    const who = await newcomer('google');
    const later = new Browser();
    const [first, second] = [await pending(browser, who), await pending(later, who)];
    expect((await browser.post(path, { ...first, username: freshName() })).status).toBe(200);
    await expectError(await later.post(path, { ...second, username: freshName() }), 409, 'emailTaken', {
      message: 'Email already exists ( use Discord or Google to login )',
    });
    const late = await newcomer('google');
    const signUp = await pending(browser, late);
    const registration = { username: freshName(), email: late.email, password };
    const other = new Browser();
    expect((await other.post('/api/user/register', registration)).status).toBe(200);
    const isOther = eq(users.id, (await fetchOwnAccount(other))?._id ?? '');
    await db.update(users).set({ emailVerifiedAt: new Date() }).where(isOther);
    await expectError(await browser.post(path, { ...signUp, username: freshName() }), 409, 'emailTaken');
  });

  test('when two users choose the same username, the second gets an error and can choose again', async () => {
    const username = freshName();
    const signUps = await Promise.all(
      [1, 2].map(async () => {
        const browser = new Browser();
        return { browser, signUp: await pending(browser) };
      }),
    );
    const responses = await Promise.all(
      signUps.map(({ browser, signUp }) => browser.post(path, { ...signUp, username })),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    const loser = signUps[responses.findIndex(({ status }) => status === 409)];
    if (!loser) throw new Error('Both won.');
    expect(loser.browser.cookies.has('session')).toBe(false);
    expect(await db.select().from(users).where(eq(users.username, username))).toHaveLength(1);
    const again = await loser.browser.post(path, { ...loser.signUp, username: freshName() });
    expect(again.status).toBe(200);
  });

  test('sent twice concurrently creates one account', async () => {
    const browser = new Browser();
    const signUp = await pending(browser);
    const name = freshName();
    const responses = await Promise.all(
      [name, name].map((username) => {
        const tab = new Browser();
        tab.cookies.set('sign-up', browser.cookies.get('sign-up') ?? '');
        return tab.post(path, { ...signUp, username });
      }),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 404]);
    const made = await db.select().from(users).where(eq(users.id, signUp.userId));
    expect(made).toHaveLength(1);
  });
});

describe('an address that another account has not verified', () => {
  test('goes to the user who has proved it; the other account stays, without an address', async () => {
    const [squatter, browser] = [await newPerson(), new Browser()];
    const { email, username } = squatter.account;
    const who = await newcomer('google', { email });
    const signUp = await pending(browser, who);
    expect(await fetchOwnAccount(squatter), 'before the sign-up is finished').toMatchObject({ email });
    expect((await browser.post(path, { ...signUp, username: freshName() })).status).toBe(200);
    expect(await fetchOwnAccount(browser)).toMatchObject({ email, emailVerified: true });
    expect(await fetchOwnAccount(squatter)).toMatchObject({ username, email: '', emailVerified: false });
    const again = new Browser();
    const login = await again.post('/api/user/login', { emailOrUsername: username, password });
    expect(login.status).toBe(200);
    expect((await squatter.post('/api/user/send-verification')).status).toBe(200);
  });

  test('stays if the sign-up is rejected', async () => {
    const [owner, browser] = [await newPerson(), new Browser()];
    const { email, username } = owner.account;
    const signUp = await pending(browser, await newcomer('google', { email }));
    await expectError(await browser.post(path, { ...signUp, username }), 409, 'usernameTaken');
    expect(await fetchOwnAccount(owner)).toMatchObject({ email });
  });

  test('is not taken by registering with it', async () => {
    const owner = await newPerson();
    const { email } = owner.account;
    const body = { username: freshName(), email, password };
    await expectError(await new Browser().post('/api/user/register', body), 409, 'emailTaken');
    expect(await fetchOwnAccount(owner)).toMatchObject({ email });
  });
});
