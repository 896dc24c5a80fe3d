import * as v from 'valibot';
import { expect, test } from 'vitest';
import { isProfane } from '../people/profanity.ts';
import { allGuestNames, guestName, renamedFor } from './guest-names.ts';
import { usernameSchema } from './rules.ts';

test('every suggested name is a valid username, also with a number after it', () => {
  const names = allGuestNames();
  expect(new Set(names).size).toBe(35 * 8);
  for (const name of names)
    for (const form of [name, `${name} 417`]) {
      expect(v.is(usernameSchema, form), form).toBe(true);
      expect(isProfane(form), form).toBe(false);
    }
});

test('returns a name of the list for any random numbers', () => {
  const names = allGuestNames();
  for (const value of [0, 0.5, 0.999_999]) expect(names).toContain(guestName(() => value));
});

test('a name has the character of the avatar, and follows another avatar', () => {
  expect(guestName(() => 0, 5)).toBe('Brave Rabbit');
  expect(renamedFor(8, 'Brave Rabbit')).toBe('Brave Duck');
});

test.each(['Megan Fox', 'Brave', 'Brave Otter', 'Brave Fox 2', ''])(
  'the name %j follows no avatar',
  (name) => {
    expect(renamedFor(2, name)).toBe(name);
  },
);
