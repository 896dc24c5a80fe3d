import { desktopLogins } from '@tallyho/drizzle/schema/providers';
import { beforeEach, describe, expect, test } from 'vitest';
import { sessionHashOf } from '../../../test/accounts.ts';
import { Authenticator, type CreationOptions, type RequestOptions } from '../../../test/authenticator.ts';
import { Browser } from '../../../test/browser.ts';
import { expireConfirmation } from '../../../test/confirmation.ts';
import { csrfHeader } from '../../../test/csrf.ts';
import { db } from '../../../test/database.ts';
import { newSecret } from '../../../test/desktop-login.ts';
import { expectError } from '../../../test/expectations.ts';
import { addPasskey, listPasskeys, logInByPasskey, removePasskey } from '../../../test/passkeys.ts';
import { newPerson, type Person } from '../../../test/people.ts';
import { fakeRooms } from '../../../test/rooms.ts';

beforeEach(() => {
  fakeRooms(() => ({ ok: false, error: 'notMember' }));
});

const base = '/api/user/passkeys/app';
const fetchPath = '/api/user/desktop-login';
const codeIn = async (response: Response): Promise<string> => {
  expect(response.status).toBe(200);
  return (await response.json<{ code: string }>()).code;
};

/** Uses a passkey in the system's browser, which has no session. Returns the code for the app. */
const useOutside = async (authenticator: Authenticator, purpose: 'enter' | 'confirm', app: string) => {
  const browser = new Browser();
  const begun = await browser.post(`${base}/options`, { app, purpose });
  const { options } = await begun.json<{ options: RequestOptions }>();
  const code = await codeIn(
    await browser.post(base, { app, purpose, passkey: await authenticator.get(options) }),
  );
  expect([...browser.cookies], 'the system’s browser has no session').toEqual([]);
  return code;
};

/** Makes a passkey in the system's browser for the account of the app. Returns the code for the app. */
const createOutside = async (authenticator: Authenticator, app: string) => {
  const browser = new Browser();
  const begun = await browser.post(`${base}/creation-options`, { app });
  const { options } = await begun.json<{ options: CreationOptions }>();
  const passkey = await authenticator.create(options);
  return codeIn(await browser.post(`${base}/created`, { app, passkey }));
};

const begin = async (person: Person, app: string) =>
  person.post(`${base}/begin`, { app }, await csrfHeader(person));

describe('a log in of the desktop app with a passkey', () => {
  test('opens a session in the app, once', async () => {
    const person = await newPerson();
    const { authenticator } = await addPasskey(person);
    const { verifier, app } = await newSecret();
    const code = await useOutside(authenticator, 'enter', app);
    const theApp = new Browser();
    const entered = await theApp.post(fetchPath, { code, verifier });
    expect(await entered.json()).toMatchObject({ user: { _id: person.account._id } });
    expect((await theApp.get('/api/user/me')).status).toBe(200);
    await expectError(await theApp.post(fetchPath, { code, verifier }), 404, 'expiredDesktopLogin');
  });

  test('needs the secret that never left the app', async () => {
    const { authenticator } = await addPasskey(await newPerson());
    const { app } = await newSecret();
    const code = await useOutside(authenticator, 'enter', app);
    const { verifier } = await newSecret();
    await expectError(await new Browser().post(fetchPath, { code, verifier }), 404, 'expiredDesktopLogin');
  });

  test('fails if the passkey was removed before the app has fetched it', async () => {
    const person = await newPerson();
    const { authenticator, passkey } = await addPasskey(person);
    const { verifier, app } = await newSecret();
    const code = await useOutside(authenticator, 'enter', app);
    await removePasskey(person, passkey._id);
    await expectError(await new Browser().post(fetchPath, { code, verifier }), 404, 'expiredDesktopLogin');
  });

  test('accepts a challenge only for the app and the purpose for which it was made', async () => {
    const { authenticator } = await addPasskey(await newPerson());
    const browser = new Browser();
    const [{ app }, other] = [await newSecret(), await newSecret()];
    const answer = async () => {
      const begun = await browser.post(`${base}/options`, { app, purpose: 'confirm' });
      return authenticator.get((await begun.json<{ options: RequestOptions }>()).options);
    };
    for (const wrong of [
      { app, purpose: 'enter' },
      { app: other.app, purpose: 'confirm' },
    ])
      await expectError(
        await browser.post(base, { ...wrong, passkey: await answer() }),
        404,
        'expiredPasskeyRequest',
      );
  });
});

describe('a proof of identity of the desktop app with a passkey', () => {
  test('renews the proof of the app’s session', async () => {
    const person = await newPerson();
    const { authenticator, passkey } = await addPasskey(person);
    await expireConfirmation(person);
    const old = await sessionHashOf(person);
    const { verifier, app } = await newSecret();
    const code = await useOutside(authenticator, 'confirm', app);
    const response = await person.post(fetchPath, { code, verifier });
    expect(await response.json()).toEqual({ success: true, passkey: 'confirmed' });
    expect(await sessionHashOf(person)).not.toBe(old);
    expect((await removePasskey(person, passkey._id)).status).toBe(200);
  });

  test('is refused with the passkey of another user, and opens no session', async () => {
    const [person, other] = [await newPerson(), await newPerson()];
    const { authenticator } = await addPasskey(other);
    const outcome = async () => {
      const { verifier, app } = await newSecret();
      return { verifier, code: await useOutside(authenticator, 'confirm', app) };
    };
    const old = await sessionHashOf(person);
    await expectError(await person.post(fetchPath, await outcome()), 401, 'invalidPasskey');
    expect(await sessionHashOf(person)).toBe(old);
    await expectError(await new Browser().post(fetchPath, await outcome()), 401, 'unauthenticated');
  });
});

describe('a new passkey of the desktop app', () => {
  test('is made in the system’s browser, and added by the app’s own session', async () => {
    const person = await newPerson();
    const { verifier, app } = await newSecret();
    expect((await begin(person, app)).status).toBe(200);
    const authenticator = new Authenticator();
    const code = await createOutside(authenticator, app);
    expect(await listPasskeys(person), 'not before the app has fetched it').toEqual([]);
    const response = await person.post(fetchPath, { code, verifier });
    expect(await response.json()).toEqual({ success: true, passkey: 'added' });
    expect((await logInByPasskey(new Browser(), authenticator)).status).toBe(200);
  });

  test('is not added to another account than the one that has asked for it', async () => {
    const [person, other] = [await newPerson(), await newPerson()];
    const outcome = async () => {
      const { verifier, app } = await newSecret();
      await begin(person, app);
      return { verifier, code: await createOutside(new Authenticator(), app) };
    };
    await expectError(await other.post(fetchPath, await outcome()), 401, 'invalidPasskey');
    await expectError(await new Browser().post(fetchPath, await outcome()), 401, 'unauthenticated');
    expect([...(await listPasskeys(person)), ...(await listPasskeys(other))]).toEqual([]);
  });

  test('requires a recent identity proof, at the beginning and at the end', async () => {
    const person = await newPerson();
    const { verifier, app } = await newSecret();
    await begin(person, app);
    const code = await createOutside(new Authenticator(), app);
    await expireConfirmation(person);
    await expectError(await person.post(fetchPath, { code, verifier }), 403, 'confirmationRequired');
    await expectError(await begin(person, (await newSecret()).app), 403, 'confirmationRequired');
  });

  test('shows nothing to a browser that the app has not sent', async () => {
    const { app } = await newSecret();
    const response = await new Browser().post(`${base}/creation-options`, { app });
    await expectError(response, 404, 'expiredPasskeyRequest');
  });

  test('that waits for the app is deleted with the account', async () => {
    const person = await newPerson();
    const { app } = await newSecret();
    await begin(person, app);
    await createOutside(new Authenticator(), app);
    await person.post('/api/user/delete-account', {}, await csrfHeader(person));
    const waiting = JSON.stringify(await db.select().from(desktopLogins));
    expect(waiting).not.toContain(person.account._id);
  });
});
