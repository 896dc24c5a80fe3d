import type { MembershipHandle } from '../../entities/room/membership.ts';
import { serviceWorkerRegistration } from '../../shared/platform/service-worker.ts';
import { trustedScripts } from '../../shared/platform/trusted-scripts.ts';
import { watchForUpdates } from './updates.ts';

/** Registers the service worker of the built site, and offers its new versions. */
export async function registerServiceWorker(membership: Pick<MembershipHandle, 'getSnapshot' | 'subscribe'>) {
  try {
    await navigator.serviceWorker.register(trustedScripts('service-worker', /^\/sw\.js$/)('/sw.js'), {
      updateViaCache: 'none',
    });
  } catch (error) {
    // The site works without it, for example in a browser that blocks storage.
    console.warn('The service worker could not be registered', error);
    return;
  }
  const registration = await serviceWorkerRegistration();
  if (!registration) return;
  watchForUpdates(registration, membership);
}
