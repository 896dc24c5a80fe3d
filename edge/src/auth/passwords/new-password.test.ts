import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { Browser } from '../../../test/browser.ts';
import { csrfHeader } from '../../../test/csrf.ts';
import { expectError } from '../../../test/expectations.ts';
import { freshName, newPerson, password } from '../../../test/people.ts';
import { commonPasswordList } from './common-password-list.ts';
import { newPasswordSchema } from './new-password.ts';

const entries = commonPasswordList.trim().split(/\s+/);
const common = [
  'Password1',
  'PASSWORd1',
  'Qwerty123',
  'Abc123',
  'Trustno1',
  'Passw0rd',
  'Blink182',
  'Secret123',
  'Dragon11',
];
const tooCommon = { message: 'Password is too common' };

describe('a common password', () => {
  test.each(common)('is rejected: %s', (value) => {
    expect(v.safeParse(newPasswordSchema, value).issues?.[0].message).toBe(tooCommon.message);
  });

  test('is rejected by every call that sets one', async () => {
    const username = freshName();
    await expectError(
      await new Browser().post('/api/user/register', {
        username,
        email: `${username}@example.com`,
        password: 'Password1',
      }),
      400,
      'invalidInput',
      { ...tooCommon, field: 'password' },
    );
    const person = await newPerson();
    const change = { currentPassword: password, newPassword: 'Password1' };
    await expectError(
      await person.post('/api/user/change-password', change, await csrfHeader(person)),
      400,
      'invalidInput',
      { ...tooCommon, field: 'newPassword' },
    );
    await expectError(
      await new Browser().post('/api/user/reset-password', { token: 'x', newPassword: 'Password1' }),
      400,
      'invalidInput',
      { ...tooCommon, field: 'newPassword' },
    );
  });
});

test('the list has only entries that the form rules accept in some capitalization, once each', () => {
  // At least the 3,000 most common ones that fit the form rules (OWASP ASVS 6.2.4).
  expect(entries.length).toBeGreaterThan(10_000);
  expect([...new Set(entries)].sort()).toEqual(entries);
  for (const entry of entries) expect(entry).toMatch(/^(?=.*\d)(?=.*[a-z])[^A-Z]{6,}$/);
});

test('other passwords are accepted', () => {
  for (const value of ['Better123', 'correct Horse 7', 'Tallyho1'])
    expect(v.safeParse(newPasswordSchema, value).success).toBe(true);
});
