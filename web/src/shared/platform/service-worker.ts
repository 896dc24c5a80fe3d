import type { WorkerMessage, WorkerReply } from './worker-messages.ts';

/** How long a reply of the worker may take, in milliseconds. */
const replyTimeout = 5_000;

/** Returns the service worker of the site. Undefined without one: in the desktop app, during development, without https. */
export const serviceWorkerRegistration = async (): Promise<ServiceWorkerRegistration | undefined> =>
  'serviceWorker' in navigator ? navigator.serviceWorker.getRegistration() : undefined;

/** Sends a message to the active worker, if there is one. */
export async function notifyServiceWorker(message: WorkerMessage): Promise<void> {
  const registration = await serviceWorkerRegistration();
  registration?.active?.postMessage(message);
}

/** Asks `worker` whether it belongs to `version`, the one of the page. Returns null if it does not reply. */
export function askIfCurrent(worker: ServiceWorker, version: string): Promise<WorkerReply | null> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(null), replyTimeout);
    port1.onmessage = ({ data }) => {
      clearTimeout(timer);
      port1.close();
      resolve(data as WorkerReply); // only the site's own worker has the other port
    };
    worker.postMessage({ type: 'running', version } satisfies WorkerMessage, [port2]);
  });
}
