import type { MembershipHandle } from '../../entities/room/membership.ts';
import { browserPlatform } from '../../shared/platform/browser.ts';
import { platform } from '../../shared/platform/platform.ts';
import { serviceWorkerRegistration } from '../../shared/platform/service-worker.ts';
import { registerServiceWorker } from './register-worker.ts';

/**
 * Starts the service worker of the built site in a browser. Not in the desktop app, whose files are always there. During
 * development a worker that a built site has left behind is removed.
 */
export async function startServiceWorker(membership: Pick<MembershipHandle, 'getSnapshot' | 'subscribe'>) {
  if (!('serviceWorker' in navigator) || platform !== browserPlatform) return;
  if (!import.meta.env.PROD) return void (await (await serviceWorkerRegistration())?.unregister());
  if (import.meta.env.VITE_SERVICE_WORKER === 'off') return;
  await registerServiceWorker(membership);
}
