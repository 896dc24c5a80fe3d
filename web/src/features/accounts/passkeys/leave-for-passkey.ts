import { showToast } from '../../../shared/ui/overlays/toast.ts';
import type { OauthFlow } from '../providers/oauth-flow.ts';

/**
 * Uses or makes a passkey in the system's browser, for the desktop app, whose pages have no domain. It returns by a deep link.
 * To add one (`link`) it throws ApiError: confirmationRequired, tooManyPasskeys.
 */
export async function leaveForPasskey(flow: OauthFlow): Promise<void> {
  // Only the desktop app needs it.
  const { openExternalPasskey } = await import('../providers/desktop-oauth-flow.ts');
  await openExternalPasskey(flow);
  showToast('Go on in your browser. It leads back here.');
}
