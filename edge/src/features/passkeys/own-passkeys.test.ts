import { passkeyChallenges, passkeys } from '@tallyho/drizzle/schema/passkeys';
import { users } from '@tallyho/drizzle/schema/users';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { removePassword } from '../../../test/accounts.ts';
import { Authenticator, type Deviation } from '../../../test/authenticator.ts';
import { Browser } from '../../../test/browser.ts';
import { expireConfirmation } from '../../../test/confirmation.ts';
import { csrfHeader } from '../../../test/csrf.ts';
import { db } from '../../../test/database.ts';
import { expectError } from '../../../test/expectations.ts';
import { newGuest } from '../../../test/guests.ts';
import { open } from '../../../test/lobbies.ts';
import { fakeMails, mails, mailTo } from '../../../test/mails.ts';
import {
  addPasskey,
  creationOptions,
  listPasskeys,
  logInByPasskey,
  removePasskey,
  renamePasskey,
  sendNew,
} from '../../../test/passkeys.ts';
import { newPerson, type Person } from '../../../test/people.ts';
import { RoomFake } from '../../../test/room-fake.ts';
import { fakeRooms } from '../../../test/rooms.ts';

beforeEach(() => {
  fakeRooms(new RoomFake().respond);
});

const chrome =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const onlyPasskey = (person: Person) =>
  db.update(users).set({ passwordHash: null }).where(eq(users.id, person.account._id));

describe('adding a passkey', () => {
  test('stores it with the name of the browser', async () => {
    const person = await newPerson();
    const passkey = await new Authenticator().create(await creationOptions(person));
    const headers = { ...(await csrfHeader(person)), 'User-Agent': chrome };
    const response = await person.post('/api/user/passkeys', { passkey }, headers);
    expect(await response.json()).toMatchObject({ passkey: { name: 'Chrome on Linux', lastUsedAt: null } });
    expect(await listPasskeys(person)).toMatchObject([{ name: 'Chrome on Linux' }]);
  });

  test('asks for a discoverable passkey of a verified user, and for none that the account has', async () => {
    const person = await newPerson();
    const { authenticator } = await addPasskey(person);
    const options = await creationOptions(person);
    expect(options).toMatchObject({
      rp: { id: 'tallyho.test', name: 'Tallyho' },
      user: { name: person.account.username },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [{ id: authenticator.credentials[0]?.id }],
    });
    await expect(authenticator.create(options)).rejects.toThrow('InvalidStateError');
  });

  test('requires a recent identity proof, for the options and for the answer', async () => {
    const person = await newPerson();
    const passkey = await new Authenticator().create(await creationOptions(person));
    await expireConfirmation(person);
    await expectError(await sendNew(person, passkey), 403, 'confirmationRequired');
    const begun = await person.post('/api/user/passkeys/options', {}, await csrfHeader(person));
    await expectError(begun, 403, 'confirmationRequired');
    expect(await listPasskeys(person)).toEqual([]);
  });

  test('requires the CSRF token', async () => {
    const person = await newPerson();
    await expectError(await person.post('/api/user/passkeys/options', {}), 403, 'invalidCsrfToken');
    const passkey = await new Authenticator().create(await creationOptions(person));
    await expectError(await person.post('/api/user/passkeys', { passkey }), 403, 'invalidCsrfToken');
  });

  test('is refused for guests, who can add one as accounts', async () => {
    const browser = await newGuest(await open(await newPerson()));
    const headers = await csrfHeader(browser);
    await expectError(await browser.post('/api/user/passkeys/options', {}, headers), 403, 'accountsOnly');
    await expectError(await browser.get('/api/user/passkeys'), 403, 'accountsOnly');
    const username = `account-${crypto.randomUUID().slice(0, 8)}`;
    const registered = await browser.post('/api/user/register', {
      username,
      email: `${username}@example.com`,
      password: 'Kestrel93',
    });
    expect(registered.status).toBe(200);
    const passkey = await new Authenticator().create(await creationOptions(browser));
    expect((await sendNew(browser, passkey)).status).toBe(200);
  });

  const deviations: [string, Deviation][] = [
    ['of a page of another origin', { origin: 'https://evil.example' }],
    ['for the domain of another site', { rpId: 'evil.example' }],
    ['of a device that has not verified its user', { unverified: true }],
    ['that was made to log in', { type: 'webauthn.get' }],
  ];
  test.each(deviations)('%s is refused', async (_, deviation) => {
    const person = await newPerson();
    const passkey = await new Authenticator().create(await creationOptions(person), deviation);
    await expectError(await sendNew(person, passkey), 401, 'invalidPasskey');
    expect(await listPasskeys(person)).toEqual([]);
  });

  test('needs a challenge of this session, which is not older than five minutes and not used', async () => {
    const [person, other] = [await newPerson(), await newPerson()];
    const options = await creationOptions(person);
    const passkey = await new Authenticator().create(options);
    await expectError(await sendNew(other, passkey), 404, 'expiredPasskeyRequest');
    expect((await sendNew(person, passkey)).status).toBe(200);
    await expectError(await sendNew(person, passkey), 404, 'expiredPasskeyRequest');
    const late = await creationOptions(person);
    await db
      .update(passkeyChallenges)
      .set({ expiresAt: new Date() })
      .where(eq(passkeyChallenges.challenge, late.challenge));
    await expectError(
      await sendNew(person, await new Authenticator().create(late)),
      404,
      'expiredPasskeyRequest',
    );
  });

  test('refuses a passkey that another account has', async () => {
    const [person, other] = [await newPerson(), await newPerson()];
    const { authenticator } = await addPasskey(person);
    const fresh = await new Authenticator().create(await creationOptions(other));
    const isIt = eq(passkeys.credentialId, authenticator.credentials[0]?.id ?? '');
    await db.update(passkeys).set({ credentialId: fresh.id }).where(isIt);
    await expectError(await sendNew(other, fresh), 409, 'passkeyTaken');
  });

  test('stops at ten for an account, also with concurrent requests', async () => {
    const person = await newPerson();
    const { passkey } = await addPasskey(person);
    const [row] = await db.select().from(passkeys).where(eq(passkeys.id, passkey._id));
    if (!row) throw new Error('The passkey is missing.');
    const more = Array.from({ length: 8 }, () => crypto.randomUUID());
    await db.insert(passkeys).values(more.map((id) => ({ ...row, id, credentialId: id })));
    const made = [];
    for (let count = 0; count < 2; count += 1)
      made.push(await new Authenticator().create(await creationOptions(person)));
    const responses = await Promise.all(made.map((one) => sendNew(person, one)));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    const begun = await person.post('/api/user/passkeys/options', {}, await csrfHeader(person));
    await expectError(begun, 409, 'tooManyPasskeys');
  });

  test('is told to a verified address, without a name that the user has chosen', async () => {
    fakeMails();
    const person = await newPerson();
    const { email, username } = person.account;
    await db.update(users).set({ emailVerifiedAt: new Date() }).where(eq(users.email, email));
    const { passkey } = await addPasskey(person);
    const { text } = await mailTo(email, /passkey was added/);
    expect(text).not.toContain(username);
    await removePasskey(person, passkey._id);
    await mailTo(email, /passkey was removed/);
    const unverified = await newPerson();
    await addPasskey(unverified);
    expect(mails.filter(({ to }) => to.includes(unverified.account.email))).toEqual([]);
  });
});

describe('a passkey of an account', () => {
  test('can be renamed, in 1 to 40 characters', async () => {
    const person = await newPerson();
    const { passkey } = await addPasskey(person);
    const response = await renamePasskey(person, passkey._id, '  Blue key 🔑 ');
    expect(await response.json()).toMatchObject({ passkey: { name: 'Blue key 🔑' } });
    for (const name of ['', '   ', 'x'.repeat(41), 'a\u202eb', 7, null])
      await expectError(await renamePasskey(person, passkey._id, name), 400, 'invalidInput', {
        field: 'name',
      });
    expect(await listPasskeys(person)).toMatchObject([{ name: 'Blue key 🔑' }]);
  });

  test('cannot be read, renamed or removed by another user', async () => {
    const [person, other] = [await newPerson(), await newPerson()];
    const { passkey } = await addPasskey(person);
    expect(await listPasskeys(other)).toEqual([]);
    await expectError(await renamePasskey(other, passkey._id, 'Mine'), 404, 'notFound');
    await expectError(await removePasskey(other, passkey._id), 404, 'notFound');
    expect(await listPasskeys(person)).toMatchObject([{ name: passkey.name }]);
  });

  test('is removed only after a recent identity proof', async () => {
    const person = await newPerson();
    const { authenticator, passkey } = await addPasskey(person);
    await expireConfirmation(person);
    await expectError(await removePasskey(person, passkey._id), 403, 'confirmationRequired');
    await person.post('/api/user/confirm', { password: 'Kestrel93' });
    const removed = await removePasskey(person, passkey._id);
    expect(await removed.json()).toEqual({
      success: true,
      credentialId: authenticator.credentials[0]?.id,
      authProviders: ['form'],
    });
    expect(await listPasskeys(person)).toEqual([]);
  });

  test('stays if it is the last way to log in', async () => {
    const person = await newPerson();
    const [first, second] = [await addPasskey(person), await addPasskey(person)];
    await onlyPasskey(person);
    expect((await removePasskey(person, first.passkey._id)).status).toBe(200);
    await expectError(await removePasskey(person, second.passkey._id), 409, 'onlyAuthMethod');
    expect((await logInByPasskey(new Browser(), second.authenticator)).status).toBe(200);
  });

  test('stays if another request removes the other way to log in at the same moment', async () => {
    const person = await newPerson();
    const { passkey } = await addPasskey(person);
    const headers = await csrfHeader(person);
    const responses = await Promise.all([
      person.delete(`/api/user/passkeys/${passkey._id}`, undefined, headers),
      person.post('/api/user/unlink-account', { provider: 'form' }, headers),
    ]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('is a way to log in that allows unlinking the password', async () => {
    const person = await newPerson();
    await addPasskey(person);
    const response = await person.post(
      '/api/user/unlink-account',
      { provider: 'form' },
      await csrfHeader(person),
    );
    expect(await response.json()).toEqual({ success: true, user: { authProviders: ['passkey'] } });
  });

  test('stays when the user logs out everywhere else', async () => {
    const person = await newPerson();
    const { authenticator } = await addPasskey(person);
    await person.delete('/api/user/sessions', undefined, await csrfHeader(person));
    expect((await logInByPasskey(new Browser(), authenticator)).status).toBe(200);
  });

  test('is deleted with the account', async () => {
    const person = await newPerson();
    const { authenticator } = await addPasskey(person);
    await creationOptions(person);
    await removePassword(person);
    expect((await person.post('/api/user/delete-account', {}, await csrfHeader(person))).status).toBe(200);
    const isTheirs = eq(passkeys.userId, person.account._id);
    expect(await db.select().from(passkeys).where(isTheirs)).toEqual([]);
    const isAsked = eq(passkeyChallenges.userId, person.account._id);
    expect(await db.select().from(passkeyChallenges).where(isAsked)).toEqual([]);
    await expectError(await logInByPasskey(new Browser(), authenticator), 401, 'unknownPasskey');
  });
});
