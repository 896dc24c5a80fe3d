import { expect, test } from 'vitest';
import { providerErrorText } from './provider-errors.ts';

const textOf = (query: string) => providerErrorText(new URLSearchParams(query));

test.each([
  ['error=no_email&provider=google', 'No email associated with this Google account'],
  ['error=already_linked&provider=discord', 'This Discord account is already linked with another email'],
  [
    'error=already_linked_elsewhere&provider=google',
    'This Google account is already linked to another user account',
  ],
  ['error=authentication_failed&provider=discord', 'Authentication failed with Discord account'],
  ['error=server_error', 'Server error occurred during authentication'],
  ['error=something_else&provider=google', 'Error during Google login'],
])('%s says "%s"', (query, text) => {
  expect(textOf(query)).toBe(text);
});

test('nothing from the address is shown', () => {
  const text = textOf('error=call_555_now&provider=Evil%20Corp');
  expect(text).toBe('Error during social login');
  expect(textOf('error=__proto__&provider=constructor')).toBe('Error during social login');
});

test('without an error there is nothing to say', () => {
  expect(textOf('provider=google')).toBeNull();
});
