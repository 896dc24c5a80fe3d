import type { WorkerMessage } from './worker-messages.ts';

/** Returns the service worker of the site. Undefined without one: in the desktop app, during development, without https. */
export const serviceWorkerRegistration = async (): Promise<ServiceWorkerRegistration | undefined> =>
  'serviceWorker' in navigator ? navigator.serviceWorker.getRegistration() : undefined;

/** Sends a message to the active worker, if there is one. */
export async function notifyServiceWorker(message: WorkerMessage): Promise<void> {
  const registration = await serviceWorkerRegistration();
  registration?.active?.postMessage(message);
}
