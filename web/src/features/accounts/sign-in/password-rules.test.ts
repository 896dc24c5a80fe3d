// @vitest-environment node
import { fieldErrors, passwordSchema } from '@tallyho/game/accounts/rules';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { passwordFormErrors } from './password-rules.ts';

const errors = (newPassword: string, confirmation = newPassword, currentPassword = 'Old123') =>
  passwordFormErrors({ currentPassword, newPassword, confirmation }, true);

test.each([
  ['', 'Password must be at least 6 characters long'],
  ['Ab1', 'Password must be at least 6 characters long'],
  ['ABCDE1', 'Password must contain at least one small letter'],
  ['abcde1', 'Password must contain at least one capital letter'],
  ['Abcdef', 'Password must contain at least one number'],
  [`Aa1${'x'.repeat(1_100)}`, 'Password must be shorter'],
])('new password "%.20s": %s', (password, text) => {
  expect(errors(password)).toEqual({ newPassword: text });
});

test('requires both passwords to be equal', () => {
  expect(errors('Secret123', 'Secret124')).toEqual({ confirmation: "Passwords don't match" });
  expect(errors('Secret123')).toEqual({});
});

test('requires the current password if there is one', () => {
  const form = { currentPassword: '', newPassword: 'Secret123', confirmation: 'Secret123' };
  expect(passwordFormErrors(form, true)).toEqual({ currentPassword: 'Please enter your current password' });
  expect(passwordFormErrors(form, false)).toEqual({});
});

test.each([
  'Abcde1',
  'žŽ1aaaa',
  'Aa1🎉🎉',
  'Aa١bcd',
  '      ',
  'Abc12',
  'ABC123',
  `Aa1${'x'.repeat(1021)}`,
  `Aa1${'x'.repeat(1022)}`,
])('the dialog and the server agree on "%.12s"', (password) => {
  const isFine = Object.keys(errors(password)).length === 0;
  expect(isFine).toBe(v.is(passwordSchema, password));
  expect(isFine).toBe(
    Object.keys(fieldErrors(v.object({ password: passwordSchema }), { password })).length === 0,
  );
});
