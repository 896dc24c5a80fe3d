import type { ProviderId } from '../../../entities/session/offered-providers.ts';

/** The purpose of a redirect to a provider. */
export type OauthFlow =
  /** Logs in or signs up, from one of these pages, and continues to `next` afterwards. */
  | { readonly purpose: 'enter'; readonly from: 'login' | 'register'; readonly next: string }
  | { readonly purpose: 'link' }
  /** Confirms the user's identity before an action that cannot be undone. */
  | { readonly purpose: 'confirm' };

/** Returns the API path at which the login starts. `challenge`: set by the app, for the system's browser. */
export function oauthPath(provider: ProviderId, flow: OauthFlow, challenge?: string): `/api/${string}` {
  const query = new URLSearchParams();
  if (flow.purpose === 'enter') {
    query.set('from', flow.from);
    if (flow.next !== '/') query.set('next', flow.next);
  }
  if (flow.purpose === 'confirm') query.set('purpose', 'confirm');
  if (challenge !== undefined) query.set('app', challenge);
  const search = query.size === 0 ? '' : `?${query}`;
  return `/api/user/${flow.purpose === 'link' ? 'link' : 'auth'}/${provider}${search}`;
}
