import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import {
  emailSchema,
  fieldErrors,
  loginSchema,
  passwordSchema,
  registrationSchema,
  usernameSchema,
} from './rules.ts';

const firstText = (schema: v.GenericSchema, value: unknown) => {
  const parsed = v.safeParse(schema, value, { abortPipeEarly: true });
  return parsed.success ? null : parsed.issues[0].message;
};

const length = 'Username should be between 5 and 30 characters long';

test.each<[unknown, string | null]>([
  ['robin', null],
  ['  robin  ', null],
  ['Robin of the Hood', null],
  ['žofie', null],
  [undefined, 'Please enter a username'],
  [7, 'Please enter a username'],
  ['', 'Please enter a username'],
  ['    ', 'Please enter a username'],
  ['robi', length],
  ['r'.repeat(30), null],
  ['r'.repeat(31), length],
  ['ROBIN', 'Username has to contain at least one small letter'],
  ['robin@home', 'Username cannot contain an @'],
  ['rob\u0000in', 'Username cannot contain invisible characters'],
  ['rob\u202ein', 'Username cannot contain invisible characters'],
])('username %j: %s', (username, text) => {
  expect(firstText(usernameSchema, username)).toBe(text);
});

test.each<[unknown, string | null]>([
  ['robin@example.org', null],
  [' robin@example.org ', null],
  ['', 'Please enter a valid email'],
  ['robin', 'Please enter a valid email'],
  ['robin@example', 'Please enter a valid email'],
  ['ro bin@example.org', 'Please enter a valid email'],
  ['robin@@example.org', 'Please enter a valid email'],
  [`${'r'.repeat(250)}@example.org`, 'Please enter a valid email'],
])('e-mail %j: %s', (email, text) => {
  expect(firstText(emailSchema, email)).toBe(text);
});

test.each<[unknown, string | null]>([
  ['Abcde1', null],
  [`Aa1${'🎉'.repeat(100)}`, null],
  ['', 'Please enter a password'],
  ['Abc1', 'Password has to be at least 6 characters long'],
  ['ABCDE1', 'Password has to contain at least one small letter'],
  ['abcde1', 'Password has to contain at least one capital letter'],
  ['Abcdef', 'Password has to contain at least one number'],
  [`Aa1${'x'.repeat(1_100)}`, 'Password is too long'],
])('password %j: %s', (password, text) => {
  expect(firstText(passwordSchema, password)).toBe(text);
});

describe('a form', () => {
  test('gets the first text of every field that is wrong', () => {
    expect(fieldErrors(registrationSchema, { username: 'ROB', email: 'x', password: 'Abcde1' })).toEqual({
      username: length,
      email: 'Please enter a valid email',
    });
    expect(fieldErrors(registrationSchema, {})).toHaveProperty('password');
    expect(fieldErrors(loginSchema, { emailOrUsername: 'robin', password: 'x' })).toEqual({});
  });

  test('takes nothing along that it does not ask for', () => {
    const filled = { username: 'robin', email: 'robin@example.org', password: 'Abcde1' };
    expect(v.parse(registrationSchema, { ...filled, administrator: true })).toEqual(filled);
  });
});
