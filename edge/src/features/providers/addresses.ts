import type { FailureCode } from './failure.ts';
import type { OauthState } from './oauth-states.ts';

/** Pages of the site to which a provider login can lead. The list is closed: no address comes from outside. */
const page = (
  path: '/login' | '/register' | '/user' | '/set-username' | '/return-to-app',
  query: Record<string, string>,
) => `${path}?${new URLSearchParams(query)}`;

const nextParameter = (next: string): Record<string, string> => (next === '/' ? {} : { next });

/** Returns the address of the page where the login began, with the error code; the page shows the message. */
export const failureAddress = (
  { provider, purpose, appChallenge }: OauthState,
  error: FailureCode,
): string => {
  // The app itself knows where its user wanted to go.
  if (appChallenge !== null) return page('/return-to-app', { error, provider });
  if (purpose.kind !== 'enter') return page('/user', { error, provider });
  return page(`/${purpose.from}`, { error, provider, ...nextParameter(purpose.next) });
};

/** Returns the address for a user whose session has ended; they may not see the profile any more. */
export const endedSessionAddress = (provider: string): string =>
  page('/login', { error: 'user_not_found', provider });

export const signUpAddress = ({ userId, token }: { userId: string; token: string }, next: string): string =>
  page('/set-username', { userId, token, ...nextParameter(next) });

export const profileAddress = (done: 'linked' | 'confirmed', provider: string): string =>
  page('/user', { [done]: provider });

export const appAddress = (code: string): string => page('/return-to-app', { code });
