import { sessions } from '@tallyho/drizzle/schema/sessions';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { removePassword, sessionHashOf } from '../../../test/accounts.ts';
import { Browser } from '../../../test/browser.ts';
import { db } from '../../../test/database.ts';
import { expectError } from '../../../test/expectations.ts';
import { suspend } from '../../../test/friends.ts';
import { queriesOf } from '../../../test/log.ts';
import { newPerson, type Person, password, secondBrowser } from '../../../test/people.ts';

describe('POST /api/user/confirm', () => {
  const confirm = (person: Browser, body: unknown = { password }) => person.post('/api/user/confirm', body);
  const confirmedAt = async (person: Person) => {
    const hash = await sessionHashOf(person);
    const row = await db.select().from(sessions).where(eq(sessions.tokenHash, hash)).get();
    return row?.confirmedAt.getTime() ?? 0;
  };
  const longAgo = (person: Person) =>
    db
      .update(sessions)
      .set({ confirmedAt: new Date(0) })
      .where(eq(sessions.userId, person.account._id));

  test('renews the identity proof in this browser only', async () => {
    const person = await newPerson();
    const other = await secondBrowser(person);
    await longAgo(person);
    const before = Date.now();
    const queries = await queriesOf(async () => {
      expect(await (await confirm(person)).json()).toEqual({ success: true });
    });
    expect(queries).toEqual([3]);
    expect(await confirmedAt(person)).toBeGreaterThanOrEqual(before);
    expect(await confirmedAt(other)).toBe(0);
  });

  test('rejects a wrong password, an account without a password, and too many attempts', async () => {
    const person = await newPerson();
    await longAgo(person);
    for (let attempt = 0; attempt < 10; attempt += 1)
      await expectError(await confirm(person, { password: 'Wrong123' }), 401, 'invalidPassword', {
        field: 'password',
        message: 'Invalid password',
      });
    await expectError(await confirm(person), 429, 'tooManyAttempts');
    expect(await confirmedAt(person)).toBe(0);
    const linked = await newPerson();
    await removePassword(linked);
    await expectError(await confirm(linked), 401, 'invalidPassword');
  });

  test('requires a password and a logged-in user who is not suspended', async () => {
    await expectError(await confirm(new Browser()), 401, 'unauthenticated');
    const person = await newPerson();
    for (const body of [{}, { password: 7 }, [], { password: 'x'.repeat(2000) }])
      await expectError(await confirm(person, body), 400, 'invalidInput');
    await suspend(person);
    await expectError(await confirm(person), 403, 'suspended', { message: expect.stringContaining('Spam') });
  });
});
