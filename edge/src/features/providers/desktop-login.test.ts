import { desktopLogins, pendingSignUps } from '@tallyho/drizzle/schema/providers';
import { sessions } from '@tallyho/drizzle/schema/sessions';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { fetchOwnAccount, sessionHashOf } from '../../../test/accounts.ts';
import { Browser } from '../../../test/browser.ts';
import { expireConfirmation } from '../../../test/confirmation.ts';
import { db } from '../../../test/database.ts';
import { desktopLoginCode, newSecret } from '../../../test/desktop-login.ts';
import { expectError } from '../../../test/expectations.ts';
import { logInBy, newcomer, signedUp, type TestPerson } from '../../../test/identity-provider.ts';
import { captureLog } from '../../../test/log.ts';
import { freshName, newPerson } from '../../../test/people.ts';
import { hashToken, newToken } from '../../auth/session-token.ts';

const path = '/api/user/desktop-login';

const auth = '/api/user/auth/google';
const link = '/api/user/link/google';

describe('a login that the desktop app began', () => {
  test('finishes in the app, once, and only with the secret', async () => {
    const lines = captureLog();
    const { who, username } = await signedUp('google');
    const { verifier, app } = await newSecret();
    const code = await desktopLoginCode(auth, app, who);
    const thief = new Browser();
    for (const wrong of [newToken(), '', app, code])
      await expectError(await thief.post(path, { code, verifier: wrong }), 404, 'expiredDesktopLogin');
    await expectError(await thief.post(path, { code: '', verifier }), 404, 'expiredDesktopLogin');
    await expectError(await thief.post(path, { code }), 400, 'invalidInput');
    await expectError(await thief.post(path, { code: {}, verifier }), 400, 'invalidInput');
    expect([...thief.cookies]).toEqual([]);
    const theApp = new Browser();
    const response = await theApp.post(path, { code, verifier });
    expect(await response.json()).toMatchObject({ success: true, user: { username } });
    expect((await theApp.get('/api/user/me')).status).toBe(200);
    await expectError(await theApp.post(path, { code, verifier }), 404, 'expiredDesktopLogin', {
      message: 'That login has expired. Please start again.',
    });
    for (const secret of [code, verifier, app]) expect(JSON.stringify(lines)).not.toContain(secret);
  });

  test('expires after two minutes', async () => {
    const { who } = await signedUp('google');
    const { verifier, app } = await newSecret();
    const code = await desktopLoginCode(auth, app, who);
    const isIt = eq(desktopLogins.codeHash, await hashToken(code));
    const [stored] = await db.select().from(desktopLogins).where(isIt);
    expect(stored?.expiresAt.getTime()).toBeLessThanOrEqual(Date.now() + 120_000);
    await db.update(desktopLogins).set({ expiresAt: new Date() }).where(isIt);
    await expectError(await new Browser().post(path, { code, verifier }), 404, 'expiredDesktopLogin');
  });

  test('becomes a sign-up for a new user, with a token that is not stored', async () => {
    const { verifier, app } = await newSecret();
    const code = await desktopLoginCode(`${auth}?from=register`, app, await newcomer('google'));
    const theApp = new Browser();
    const response = await theApp.post(path, { code, verifier });
    const { signUp } = await response.json<{ signUp: { userId: string; token: string } }>();
    const pending = await db.select().from(pendingSignUps).where(eq(pendingSignUps.userId, signUp.userId));
    expect(JSON.stringify([pending, await db.select().from(desktopLogins)])).not.toContain(signUp.token);
    const named = await theApp.post('/api/user/set-username', { ...signUp, username: freshName() });
    expect(named.status).toBe(200);
  });

  test('reports failures to the app', async () => {
    const { app } = await newSecret();
    const denied = await logInBy(new Browser(), `${auth}?app=${app}&from=register&next=/join/X`, 'deny');
    expect(denied).toBe('/return-to-app?error=authentication_failed&provider=google');
    const addressless = await newcomer('google', { email: null });
    expect(await logInBy(new Browser(), `${auth}?app=${app}`, addressless)).toBe(
      '/return-to-app?error=no_email&provider=google',
    );
    for (const wrong of ['short', 'x'.repeat(44), `${'x'.repeat(42)}=`])
      await expectError(await new Browser().get(`${auth}?app=${wrong}`), 400, 'invalidInput');
  });
});

describe('a link that the desktop app began', () => {
  test('is finished by the app’s own session', async () => {
    const [person, who] = [await newPerson(), await newcomer('google')];
    const { verifier, app } = await newSecret();
    const code = await desktopLoginCode(link, app, who);
    const response = await person.post(path, { code, verifier });
    expect(await response.json()).toEqual({ success: true, linked: 'google' });
    expect(await (await person.get('/api/user/me')).json()).toMatchObject({
      user: { googleId: who.subject },
    });
  });

  test('requires that session, and a provider account that is not linked elsewhere', async () => {
    const begin = async (who: TestPerson) => {
      const { verifier, app } = await newSecret();
      return { verifier, code: await desktopLoginCode(link, app, who) };
    };
    const taken = await signedUp('google');
    await expectError(await new Browser().post(path, await begin(taken.who)), 401, 'unauthenticated');
    await expectError(await (await newPerson()).post(path, await begin(taken.who)), 409, 'linkedElsewhere');
    const other = await begin(await newcomer('google'));
    await expectError(await taken.browser.post(path, other), 409, 'alreadyLinked');
  });

  test('requires a recent identity proof of that session', async () => {
    const [person, who] = [await newPerson(), await newcomer('google')];
    await expireConfirmation(person);
    const { verifier, app } = await newSecret();
    const code = await desktopLoginCode(link, app, who);
    await expectError(await person.post(path, { code, verifier }), 403, 'confirmationRequired');
    expect((await fetchOwnAccount(person))?.googleId).toBeNull();
  });

  test("to an account that is already linked confirms the user's identity", async () => {
    const { who, browser } = await signedUp('google');
    const old = await sessionHashOf(browser);
    await db
      .update(sessions)
      .set({ confirmedAt: new Date(0) })
      .where(eq(sessions.tokenHash, old));
    const { verifier, app } = await newSecret();
    const code = await desktopLoginCode(`${auth}?purpose=confirm`, app, who);
    const response = await browser.post(path, { code, verifier });
    expect(await response.json()).toEqual({ success: true, linked: 'google' });
    expect(await sessionHashOf(browser)).not.toBe(old);
    const own = eq(sessions.tokenHash, await sessionHashOf(browser));
    const [session] = await db.select().from(sessions).where(own);
    expect(session?.confirmedAt.getTime()).toBeGreaterThan(Date.now() - 60_000);
  });
});
