import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { deletedName } from '../people/moderation.ts';
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
  ['rob\u200bin', 'Username cannot contain invisible characters'],
  ['rob\u3164in', 'Username cannot contain invisible characters'],
  ['rob\u2800in', 'Username cannot contain invisible characters'],
  ['rob\ufe0fin', 'Username cannot contain invisible characters'],
  ['rob\u034fin', 'Username cannot contain invisible characters'],
  ['rob\ud800in', 'Username cannot contain invisible characters'],
  ['robin\udfff', 'Username cannot contain invisible characters'],
  ['robin ❤\ufe0f', null],
  ['robin 🎉🏳', null],
  ['rob\uff20in', 'Username cannot contain an @'],
  ['rob  in', 'Username can only have single spaces between words'],
  ['rob\u00a0in', 'Username can only have single spaces between words'],
  ['rob\u2003in', 'Username can only have single spaces between words'],
  ['\u00a0robin\u3000', null],
  ['rob\nin', 'Username cannot contain invisible characters'],
  ['\u0301\u0301\u0301\u0301\u0301\u0301', 'Username has to contain at least one small letter'],
  ['\u0301robin', 'Username cannot have that many marks on a letter'],
  ['ro\u0302\u0303\u0304\u0305\u0306\u0307bin', 'Username cannot have that many marks on a letter'],
  ['zo\u0302\u0301e nguye\u0302\u0303n', null],
  ['rоbin', 'Username cannot mix alphabets within a word'],
  ['ρobin', 'Username cannot mix alphabets within a word'],
  ['DJ семён', null],
  ['رobin', null],
  ['מיכל abc', null],
  ['Anonymous', 'Username already exists'],
  [' Deleted Player ', 'Username already exists'],
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
])('email %j: %s', (email, text) => {
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

test('rejects the names that the product uses for users without a name', () => {
  for (const name of [deletedName, 'Anonymous'])
    expect(firstText(usernameSchema, name)).toBe('Username already exists');
});

describe('fieldErrors', () => {
  test('returns the first error of every invalid field', () => {
    expect(fieldErrors(registrationSchema, { username: 'ROB', email: 'x', password: 'Abcde1' })).toEqual({
      username: length,
      email: 'Please enter a valid email',
    });
    expect(fieldErrors(registrationSchema, {})).toHaveProperty('password');
    expect(fieldErrors(loginSchema, { emailOrUsername: 'robin', password: 'x' })).toEqual({});
  });

  test('ignores unknown fields', () => {
    const filled = { username: 'robin', email: 'robin@example.org', password: 'Abcde1' };
    expect(v.parse(registrationSchema, { ...filled, administrator: true })).toEqual(filled);
  });
});
