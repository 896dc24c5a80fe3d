import { providerNamed } from './providers.ts';

/** Never shows text from the address: the name is a known provider, or this fallback. */
const nameIn = (query: URLSearchParams): string => providerNamed(query.get('provider'))?.name ?? 'social';

const sessionExpired = 'Your session has expired. Please log in again.';

type Text = (provider: string) => string;

/** The texts. */
const entryTexts = new Map<string, Text>([
  ['no_email', (provider) => `No email associated with this ${provider} account`],
  ['already_linked', (provider) => `This ${provider} account is already linked with another email`],
  ['authentication_failed', (provider) => `Authentication failed with ${provider} account`],
  ['server_error', () => 'Server error occurred during authentication'],
]);

const loginTexts = new Map<string, Text>([
  ...entryTexts,
  [
    'already_linked_elsewhere',
    (provider) => `This ${provider} account is already linked to another user account`,
  ],
  ['user_not_found', () => sessionExpired],
]);

/** The end of the sentence that explains why linking failed. */
const linkReasons: ReadonlyMap<string, string> = new Map([
  ['no_email', 'it has no confirmed email address'],
  ['already_linked', 'another account of that provider is linked already'],
  ['authentication_failed', 'the login there did not work'],
  ['server_error', 'server error'],
  ['suspended', 'it belongs to a suspended account'],
  ['confirmation_required', 'please confirm first that it is you'],
]);

/**
 * Returns the text for an error that a provider's callback reports to /login or /register by
 * `?error=...&provider=...`. Null: no error.
 */
export function entryErrorText(query: URLSearchParams, page: 'login' | 'register'): string | null {
  const code = query.get('error');
  if (code === null) return null;
  const provider = nameIn(query);
  const texts = page === 'login' ? loginTexts : entryTexts;
  return texts.get(code)?.(provider) ?? `Error during ${provider} login`;
}

/** Same for /user after linking. */
export function linkErrorText(query: URLSearchParams): string | null {
  const code = query.get('error');
  if (code === null) return null;
  const provider = nameIn(query);
  if (code === 'already_linked_elsewhere')
    return `This ${provider} account is already linked to another user account. Use a different account.`;
  if (code === 'user_not_found') return sessionExpired;
  return `Failed to link ${provider} account: ${linkReasons.get(code) ?? 'something went wrong'}`;
}

/** Same for /user after a confirmation of identity. */
export function confirmErrorText(query: URLSearchParams): string | null {
  const code = query.get('error');
  if (code === null) return null;
  if (code === 'user_not_found') return sessionExpired;
  return `${nameIn(query)} could not confirm that it is you. Nothing has changed.`;
}
