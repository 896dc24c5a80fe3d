import * as v from 'valibot';
import { platform } from '../../../shared/platform/platform.ts';
import { expiringItem } from '../sign-in/expiring-item.ts';
import { type ProviderId, providerIdSchema } from './providers.ts';

const tripSchema = v.variant('purpose', [
  /** To log in or to sign up, from one of these pages, and on to `next` afterwards. */
  v.object({ purpose: v.literal('enter'), from: v.picklist(['login', 'register']), next: v.string() }),
  v.object({ purpose: v.literal('link') }),
  /** To prove that it is them, for what cannot be undone. */
  v.object({ purpose: v.literal('confirm') }),
]);
/** What somebody goes to a provider for. */
export type OauthFlow = Readonly<v.InferOutput<typeof tripSchema>>;

const appTripSchema = v.object({
  provider: providerIdSchema,
  trip: tripSchema,
  /** The secret with which the app fetches what the system's browser found out. */
  verifier: v.string(),
});
export type DesktopOauthFlow = v.InferOutput<typeof appTripSchema>;
const appTrip = expiringItem('local', 'app-trip', appTripSchema);

/** The API's path at which a trip begins. `challenge`: from the app, by the system's browser. */
export function oauthPath(provider: ProviderId, trip: OauthFlow, challenge?: string): `/api/${string}` {
  const query = new URLSearchParams();
  if (trip.purpose === 'enter') {
    query.set('from', trip.from);
    if (trip.next !== '/') query.set('next', trip.next);
  }
  if (trip.purpose === 'confirm') query.set('purpose', 'confirm');
  if (challenge !== undefined) query.set('app', challenge);
  const asked = query.size === 0 ? '' : `?${query}`;
  return `/api/user/${trip.purpose === 'link' ? 'link' : 'auth'}/${provider}${asked}`;
}

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/**
 * Begins a trip in the system's browser. The outcome comes back as a code that is worth nothing without the verifier,
 * which never leaves this app until then (PKCE, RFC 7636).
 */
export async function openExternalLogin(provider: ProviderId, trip: OauthFlow): Promise<void> {
  const verifier = base64url(crypto.getRandomValues(new Uint8Array(32)));
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  appTrip.keep({ provider, trip, verifier });
  const path = oauthPath(provider, trip, base64url(new Uint8Array(digest)));
  platform.openExternal(platform.siteOrigin + path);
}

/** What the app needs when a trip has ended; null: it began none, or too long ago. */
export const readDesktopOauthFlow = appTrip.read;
export const clearDesktopOauthFlow = appTrip.forget;
