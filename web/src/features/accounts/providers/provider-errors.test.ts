// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { confirmErrorText, entryErrorText, linkErrorText } from './provider-errors.ts';

const query = (text: string) => new URLSearchParams(text);
const session = 'Your session has expired. Please log in again.';

describe.each(['login', 'register'] as const)('on /%s', (page) => {
  test.each([
    ['error=no_email&provider=google', 'No email associated with this Google account'],
    ['error=already_linked&provider=discord', 'This Discord account is already linked with another email'],
    ['error=authentication_failed&provider=discord', 'Authentication failed with Discord account'],
    ['error=server_error', 'Server error occurred during authentication'],
    ['error=something_else&provider=google', 'Error during Google login'],
  ])('%s shows "%s"', (reported, text) => {
    expect(entryErrorText(query(reported), page)).toBe(text);
  });

  test('shows no text from the address', () => {
    expect(entryErrorText(query('error=call_555_now&provider=Evil%20Corp'), page)).toBe(
      'Error during social login',
    );
    expect(entryErrorText(query('error=__proto__&provider=constructor'), page)).toBe(
      'Error during social login',
    );
  });

  test('returns null without an error', () => {
    expect(entryErrorText(query('provider=google'), page)).toBeNull();
  });
});

test('reports accounts linked to another user and ended sessions only for a login', () => {
  const elsewhere = query('error=already_linked_elsewhere&provider=google');
  expect(entryErrorText(elsewhere, 'login')).toBe(
    'This Google account is already linked to another user account',
  );
  expect(entryErrorText(elsewhere, 'register')).toBe('Error during Google login');
  expect(entryErrorText(query('error=user_not_found&provider=google'), 'login')).toBe(session);
});

test.each([
  [
    'error=already_linked_elsewhere&provider=discord',
    'This Discord account is already linked to another user account. Use a different account.',
  ],
  ['error=user_not_found', session],
  ['error=server_error&provider=google', 'Failed to link Google account: server error'],
  ['error=suspended&provider=discord', 'Failed to link Discord account: it belongs to a suspended account'],
  ['error=%3Cb%3E&provider=google', 'Failed to link Google account: something went wrong'],
])('linking: %s shows "%s"', (reported, text) => {
  expect(linkErrorText(query(reported))).toBe(text);
});

test.each([
  ['error=user_not_found', session],
  [
    'error=authentication_failed&provider=google',
    'Google could not confirm that it is you. Nothing has changed.',
  ],
])('confirming: %s shows "%s"', (reported, text) => {
  expect(confirmErrorText(query(reported))).toBe(text);
});

test('reports no error for a profile address without an error', () => {
  expect(linkErrorText(query('linked=google'))).toBeNull();
  expect(confirmErrorText(query('confirmed=google'))).toBeNull();
});
