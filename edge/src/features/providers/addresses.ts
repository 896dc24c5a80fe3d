import type { Attempt } from './attempts.ts';
import type { FailureCode } from './failure.ts';

/** Pages of the site to which a log in at a provider leads. There are no others: nothing from outside names one. */
const page = (
  path: '/login' | '/register' | '/user' | '/set-username' | '/return-to-app',
  query: Record<string, string>,
) => `${path}?${new URLSearchParams(query)}`;

const wish = (next: string): Record<string, string> => (next === '/' ? {} : { next });

const beginning = ({ purpose, appChallenge }: Omit<Attempt, 'provider'>) => {
  if (appChallenge !== null) return '/return-to-app';
  return purpose.kind === 'enter' ? (`/${purpose.from}` as const) : '/user';
};

/** Back to where it began, with the code that the page puts into words (spec section 8). */
export const failureAddress = ({ provider, ...began }: Attempt, error: FailureCode): string => {
  const { purpose } = began;
  const next = purpose.kind === 'enter' ? wish(purpose.next) : {};
  return page(beginning(began), { error, provider, ...next });
};

/** Where somebody goes whose session has ended: their profile is not theirs to see any more. */
export const goneSessionAddress = (provider: string): string =>
  page('/login', { error: 'user_not_found', provider });

export const signUpAddress = (signUp: { userId: string; token: string }, next: string): string =>
  page('/set-username', { ...signUp, ...wish(next) });

export const profileAddress = (done: 'linked' | 'confirmed', provider: string): string =>
  page('/user', { [done]: provider });

export const appAddress = (code: string): string => page('/return-to-app', { code });
