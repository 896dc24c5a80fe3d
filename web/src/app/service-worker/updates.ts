import type { WorkerMessage, WorkerReply } from '../../shared/platform/worker-messages.ts';
import { type MembershipSource, offerOutsideGames } from '../updates/offer-outside-games.ts';

/** Shortest time between two checks for a new version, in milliseconds. The browser also checks at each page load. */
const checkEvery = 60 * 60 * 1_000;

/** How long a reply of the worker may take, in milliseconds. */
const replyTimeout = 5_000;

export const updateText = 'There is a new version of Tallyho.';

const reloadAction = { label: 'Reload', onSelect: () => window.location.reload(), isLasting: true };

/** The version that the build has written into the page. */
const ownVersion = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="version"]')?.content ?? '';

/** Asks `worker` whether it belongs to `version`, the one of the page. Returns null if it does not reply. */
function askIfCurrent(worker: ServiceWorker, version: string): Promise<WorkerReply | null> {
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

/**
 * Offers to reload the page when a new version of the site is there, but never during a game: the offer waits for its end,
 * and disappears when one starts. Reloading is all that an update needs, because pages come from the network.
 */
export function watchForUpdates(registration: ServiceWorkerRegistration, membership: MembershipSource): void {
  let isKnown = false;
  const check = async (worker: ServiceWorker) => {
    const reply = await askIfCurrent(worker, ownVersion());
    if (isKnown || reply?.isCurrent !== false) return;
    isKnown = true;
    offerOutsideGames(membership, updateText, reloadAction);
  };
  const checkInstalling = () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      // Without an active worker it is the first one of this browser.
      if (installing.state === 'installed' && registration.active) void check(installing);
    });
  };
  if (registration.waiting) void check(registration.waiting);
  checkInstalling();
  registration.addEventListener('updatefound', checkInstalling);
  checkWhenVisible(registration);
}

/** A tab can stay open for days, so it looks for a new version when it is shown again. */
function checkWhenVisible(registration: ServiceWorkerRegistration): void {
  let lastCheck = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - lastCheck < checkEvery) return;
    lastCheck = Date.now();
    // Offline: the next visit checks again.
    registration.update().catch(() => undefined);
  });
}
