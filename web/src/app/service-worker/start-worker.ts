import type { MembershipHandle } from '../../entities/room/membership.ts';
import { browserPlatform } from '../../shared/platform/browser.ts';
import { platform } from '../../shared/platform/platform.ts';
import { serviceWorkerRegistration } from '../../shared/platform/service-worker.ts';

/** Time from the end of loading to the registration, in milliseconds: all that the first page needs comes before it. */
const registerAfter = 5_000;

/** Resolves when the page has loaded, its first requests are probably over, and the browser is idle. */
async function pageIsIdle(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
  await new Promise((resolve) => setTimeout(resolve, registerAfter));
  // Safari has no idle callbacks.
  await new Promise<void>((resolve) => (window.requestIdleCallback ?? setTimeout)(() => resolve()));
}

/**
 * Starts the service worker of the built site in a browser, when the page is idle. Not in the desktop app, whose files are
 * always there. During development a worker that a built site has left behind is removed.
 */
export async function startServiceWorker(membership: Pick<MembershipHandle, 'getSnapshot' | 'subscribe'>) {
  if (!('serviceWorker' in navigator) || platform !== browserPlatform) return;
  if (!import.meta.env.PROD) return void (await (await serviceWorkerRegistration())?.unregister());
  if (import.meta.env.VITE_SERVICE_WORKER === 'off') return;
  await pageIsIdle();
  const { registerServiceWorker } = await import('./register-worker.ts');
  await registerServiceWorker(membership);
}
