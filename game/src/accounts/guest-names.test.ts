import * as v from 'valibot';
import { expect, test } from 'vitest';
import { isProfane } from '../people/profanity.ts';
import { allGuestNames, guestName } from './guest-names.ts';
import { usernameSchema } from './rules.ts';

test('every suggested name is a valid username, also with a number after it', () => {
  const names = allGuestNames();
  expect(new Set(names).size).toBeGreaterThan(1_000);
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
