import type { FailureCode } from './failure.ts';
import type { OauthState } from './oauth-states.ts';

/** Pages of the site to which a log in at a provider leads. There are no others: nothing from outside names one. */
const page = (
  path: '/login' | '/register' | '/user' | '/set-username' | '/return-to-app',
  query: Record<string, string>,
) => `${path}?${new URLSearchParams(query)}`;

const wish = (next: string): Record<string, string> => (next === '/' ? {} : { next });

/** Back to where it began, with the code that the page puts into words. */
export const failureAddress = (
  { provider, purpose, appChallenge }: OauthState,
  error: FailureCode,
): string => {
  // The app knows itself where its person wanted to go.
  if (appChallenge !== null) return page('/return-to-app', { error, provider });
  if (purpose.kind !== 'enter') return page('/user', { error, provider });
  return page(`/${purpose.from}`, { error, provider, ...wish(purpose.next) });
};

/** Where somebody goes whose session has ended: their profile is not theirs to see any more. */
export const goneSessionAddress = (provider: string): string =>
  page('/login', { error: 'user_not_found', provider });

export const signUpAddress = ({ userId, token }: { userId: string; token: string }, next: string): string =>
  page('/set-username', { userId, token, ...wish(next) });

export const profileAddress = (done: 'linked' | 'confirmed', provider: string): string =>
  page('/user', { [done]: provider });

export const appAddress = (code: string): string => page('/return-to-app', { code });
