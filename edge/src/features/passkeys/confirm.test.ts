import { sessions } from '@tallyho/drizzle/schema/sessions';
import { users } from '@tallyho/drizzle/schema/users';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { sessionHashOf } from '../../../test/accounts.ts';
import { expireConfirmation } from '../../../test/confirmation.ts';
import { db } from '../../../test/database.ts';
import { expectError } from '../../../test/expectations.ts';
import {
  addPasskey,
  confirmByPasskey,
  confirmOptions,
  loginOptions,
  removePasskey,
} from '../../../test/passkeys.ts';
import { newPerson, secondBrowser } from '../../../test/people.ts';
import { fakeRooms } from '../../../test/rooms.ts';

beforeEach(() => {
  fakeRooms(() => ({ ok: false, error: 'notMember' }));
});

const path = '/api/user/passkeys/confirm';

describe('a proof of identity with a passkey', () => {
  test('renews the proof of the session, which gets a new token', async () => {
    const person = await newPerson();
    const { authenticator } = await addPasskey(person);
    await expireConfirmation(person);
    const old = await sessionHashOf(person);
    expect((await confirmByPasskey(person, authenticator)).status).toBe(200);
    expect(await sessionHashOf(person)).not.toBe(old);
    const own = eq(sessions.tokenHash, await sessionHashOf(person));
    const [session] = await db.select().from(sessions).where(own);
    expect(session?.confirmedAt.getTime()).toBeGreaterThan(Date.now() - 60_000);
  });

  test('asks only for passkeys of the account', async () => {
    const person = await newPerson();
    const { authenticator } = await addPasskey(person);
    expect(await confirmOptions(person)).toMatchObject({
      rpId: 'tallyho.test',
      userVerification: 'required',
      allowCredentials: [{ id: authenticator.credentials[0]?.id, transports: ['internal', 'hybrid'] }],
    });
  });

  test('is refused with the passkey of another user', async () => {
    const [person, other] = [await newPerson(), await newPerson()];
    await addPasskey(person);
    const { authenticator } = await addPasskey(other);
    await expireConfirmation(person);
    const { challenge, rpId = '' } = await confirmOptions(person);
    const passkey = await authenticator.get({ challenge, rpId });
    await expectError(await person.post(path, { passkey }), 401, 'invalidPasskey');
    const removed = await addPasskey(other).then(({ passkey: { _id } }) => removePasskey(person, _id));
    await expectError(removed, 403, 'confirmationRequired');
  });

  test('is refused without verification of the user', async () => {
    const person = await newPerson();
    const { authenticator } = await addPasskey(person);
    const response = await confirmByPasskey(person, authenticator, { unverified: true });
    await expectError(response, 401, 'invalidPasskey');
  });

  test('needs a challenge of the same session, and none for a log in', async () => {
    const person = await newPerson();
    const { authenticator } = await addPasskey(person);
    const other = await secondBrowser(person);
    const ofOther = await authenticator.get(await confirmOptions(other));
    await expectError(await person.post(path, { passkey: ofOther }), 404, 'expiredPasskeyRequest');
    const ofLogin = await authenticator.get(await loginOptions(person));
    await expectError(await person.post(path, { passkey: ofLogin }), 404, 'expiredPasskeyRequest');
  });

  test('is possible for a suspended user, who may delete the account', async () => {
    const person = await newPerson();
    const { authenticator } = await addPasskey(person);
    await db
      .update(users)
      .set({ suspendedUntil: new Date(Date.now() + 60_000) })
      .where(eq(users.id, person.account._id));
    expect((await confirmByPasskey(person, authenticator)).status).toBe(200);
  });
});
