import type { ProviderFailureCode } from '@tallyho/game/accounts/desktop-login';
import { ApiError } from '../../../shared/api/api-error.ts';
import type { Answer } from '../../../shared/api/api-types.ts';
import { nextAddress } from '../sign-in/next-address.ts';
import { storeSignUp } from '../sign-in/pending-sign-up.ts';
import type { DesktopOauthFlow } from './oauth-flow.ts';

/** Where the app goes on to with what it got. A sign-up is kept for the page that asks for the username. */
export function addressAfter(
  outcome: Answer<'POST', '/api/user/hand-back'>,
  { trip }: DesktopOauthFlow,
): string {
  if ('linked' in outcome)
    return `/user?${trip.purpose === 'confirm' ? 'confirmed' : 'linked'}=${outcome.linked}`;
  const next = nextAddress(trip.purpose === 'enter' ? trip.next : '/user');
  if ('user' in outcome) return next;
  storeSignUp(outcome.signUp);
  return `/set-username?${new URLSearchParams({ next })}`;
}

/** The page of the app that says why a login failed: where it began, as in a browser. */
export function addressOfFailure(error: ProviderFailureCode, { provider, trip }: DesktopOauthFlow): string {
  const report = new URLSearchParams({ error, provider });
  // Whose session has ended can't see their profile.
  if (error === 'user_not_found') return `/login?${report}`;
  if (trip.purpose === 'enter') {
    const next = nextAddress(trip.next);
    if (next !== '/') report.set('next', next);
    return `/${trip.from}?${report}`;
  }
  if (trip.purpose === 'confirm') report.set('purpose', 'confirm');
  return `/user?${report}`;
}

/** What the server finds only when the app links, in the words of the providers' callback. */
const refusals: ReadonlyMap<string, ProviderFailureCode> = new Map([
  ['alreadyLinked', 'already_linked'],
  ['linkedElsewhere', 'already_linked_elsewhere'],
  ['unauthenticated', 'user_not_found'],
]);

/** Why the login itself failed, where a code is refused for that. Undefined: the refusal is about the code. */
export const failureIn = (error: Error): ProviderFailureCode | undefined =>
  error instanceof ApiError ? refusals.get(error.code) : undefined;
