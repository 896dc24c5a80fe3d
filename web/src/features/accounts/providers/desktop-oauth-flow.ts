import * as v from 'valibot';
import type { ProviderId } from '../../../entities/session/offered-providers.ts';
import { requestWithToken } from '../../../shared/api/csrf.ts';
import { platform } from '../../../shared/platform/platform.ts';
import { expiringItem } from '../stored/expiring-item.ts';
import { type OauthFlow, oauthPath } from './oauth-flow.ts';
import { providerIdSchema } from './provider-schema.ts';

const flowSchema: v.GenericSchema<unknown, OauthFlow> = v.variant('purpose', [
  v.object({ purpose: v.literal('enter'), from: v.picklist(['login', 'register']), next: v.string() }),
  v.object({ purpose: v.literal('link') }),
  v.object({ purpose: v.literal('confirm') }),
]);

const desktopFlowSchema = v.object({
  provider: v.union([providerIdSchema, v.literal('passkey')]),
  flow: flowSchema,
  /** The secret with which the app fetches the result of the login in the system's browser. */
  verifier: v.string(),
});
export type DesktopOauthFlow = v.InferOutput<typeof desktopFlowSchema>;
const desktopFlow = expiringItem('local', 'app-trip', v.parser(desktopFlowSchema));

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/**
 * Starts a login in the system's browser. The result is a code that is useless without the verifier, which stays in
 * this app until then (PKCE, RFC 7636).
 */
export async function openExternalLogin(provider: ProviderId, flow: OauthFlow): Promise<void> {
  const { verifier, challenge } = await newSecret();
  desktopFlow.write({ provider, flow, verifier });
  platform.openExternal(platform.siteOrigin + oauthPath(provider, flow, challenge));
}

const passkeyPurposes = { enter: 'enter', confirm: 'confirm', link: 'add' } as const;

/**
 * Does the same with a passkey, on a page of the site. To add one (`link`), the app asks the API first. Throws ApiError:
 * confirmationRequired, tooManyPasskeys.
 */
export async function openExternalPasskey(flow: OauthFlow): Promise<void> {
  const { verifier, challenge: app } = await newSecret();
  if (flow.purpose === 'link')
    await requestWithToken('POST', '/api/user/passkeys/app/begin', { body: { app } });
  desktopFlow.write({ provider: 'passkey', flow, verifier });
  const query = new URLSearchParams({ purpose: passkeyPurposes[flow.purpose], app });
  platform.openExternal(`${platform.siteOrigin}/app-passkey?${query}`);
}

/** Returns a new secret of the app and its S256 challenge. */
async function newSecret(): Promise<{ readonly verifier: string; readonly challenge: string }> {
  const verifier = base64url(crypto.getRandomValues(new Uint8Array(32)));
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  return { verifier, challenge: base64url(new Uint8Array(digest)) };
}

/** Returns the data that the app needs when a login has ended; null if the app started none, or too long ago. */
export const readDesktopOauthFlow = desktopFlow.read;
export const clearDesktopOauthFlow = desktopFlow.clear;
