import type { ProviderFailureCode } from '@tallyho/game/accounts/desktop-login';
import { RequestError } from '../../../shared/api/api-error.ts';
import type { ResponseBody } from '../../../shared/api/api-types.ts';
import { nextAddress } from '../stored/next-address.ts';
import { storeSignUp } from '../stored/pending-sign-up.ts';
import type { DesktopOauthFlow } from './desktop-oauth-flow.ts';

/**
 * Opens the next page of the app with the result of the login. A sign-up is stored for the page that asks for the
 * username.
 */
export function addressAfter(
  outcome: ResponseBody<'POST', '/api/user/desktop-login'>,
  { flow }: DesktopOauthFlow,
): string {
  if ('linked' in outcome)
    return `/user?${flow.purpose === 'confirm' ? 'confirmed' : 'linked'}=${outcome.linked}`;
  if ('passkey' in outcome) return `/user?${outcome.passkey}=passkey`;
  const next = nextAddress(flow.purpose === 'enter' ? flow.next : '/user');
  if ('user' in outcome) return next;
  storeSignUp(outcome.signUp);
  return `/set-username?${new URLSearchParams({ next })}`;
}

/** The page of the app that shows why a login failed: the page where it started, as in a browser. */
export function addressOfFailure(error: ProviderFailureCode, { provider, flow }: DesktopOauthFlow): string {
  const report = new URLSearchParams({ error, provider });
  // A user without a session cannot see their profile.
  if (error === 'user_not_found') return `/login?${report}`;
  if (flow.purpose === 'enter') {
    const next = nextAddress(flow.next);
    if (next !== '/') report.set('next', next);
    return `/${flow.from}?${report}`;
  }
  if (flow.purpose === 'confirm') report.set('purpose', 'confirm');
  return `/user?${report}`;
}

/** Errors that the server detects only when the app links the account, as in the provider's callback. */
const refusals: ReadonlyMap<string, ProviderFailureCode> = new Map([
  ['alreadyLinked', 'already_linked'],
  ['linkedElsewhere', 'already_linked_elsewhere'],
  ['unauthenticated', 'user_not_found'],
  ['confirmationRequired', 'confirmation_required'],
]);

/** Returns why the login failed, if the code was refused for that reason. Undefined: the refusal concerns the code. */
export const failureIn = (error: Error): ProviderFailureCode | undefined =>
  error instanceof RequestError ? refusals.get(error.code) : undefined;
