import type { ProviderId } from '../../../entities/session/offered-providers.ts';
import { expectUser } from '../../../entities/session/session-hint.ts';
import { platform } from '../../../shared/platform/platform.ts';
import { showToast } from '../../../shared/ui/overlays/toast.ts';
import { type OauthFlow, oauthPath } from './oauth-flow.ts';

/** Leaves the page for a provider, or opens the system's browser where logins return by a deep link. */
export function leaveForProvider(provider: ProviderId, flow: OauthFlow): void {
  if (!platform.returnsByLink) {
    // The browser may come back as an account.
    expectUser(null);
    window.location.assign(platform.apiBase + oauthPath(provider, flow));
    return;
  }
  showToast('Go on in your browser. It leads back here.');
  // Only the desktop app needs it.
  void import('./desktop-oauth-flow.ts').then(({ openExternalLogin }) => openExternalLogin(provider, flow));
}
