/// <reference lib="webworker" />
import { CacheExpiration, ExpirationPlugin } from 'workbox-expiration';
import { addPlugins, cleanupOutdatedCaches, matchPrecache, precache } from 'workbox-precaching';
import { CacheFirst } from 'workbox-strategies';
import type { WorkerMessage, WorkerReply } from '../src/shared/platform/worker-messages.ts';
import { ClearableStore } from './clearable-store.ts';
import { loadPage } from './load-page.ts';
import { openFromNotification } from './notification-click.ts';
import { isStorable, strategyFor } from './strategy.ts';
import { TabVersions } from './tab-versions.ts';

declare const self: ServiceWorkerGlobalScope;

/** Files that are stored when the worker is installed. The build replaces this name with the list (vite/service-worker.ts). */
declare const precachedFiles: { readonly url: string; readonly revision: string | null }[];
/** The version of the site. Replaced in the same way. */
declare const siteVersion: string;

/** Time that a page from the network may take before the stored page is shown, in milliseconds. */
const pageTimeout = 3_000;
const day = 24 * 60 * 60;

const shell = '/shell';
const offlinePage = '/offline';

const storeOnlyFiles = {
  cacheWillUpdate: async ({ response }: { readonly response: Response }) =>
    isStorable(response, false) ? response : null,
};
const assets = new CacheFirst({
  cacheName: 'assets',
  plugins: [storeOnlyFiles, new ExpirationPlugin({ maxEntries: 300, maxAgeSeconds: 60 * day })],
});
const pictureCache = 'pictures';
const pictureLimits = { maxEntries: 150, maxAgeSeconds: 30 * day };
const pictureStore = new ClearableStore(pictureCache, new CacheExpiration(pictureCache, pictureLimits));
const pictures = new CacheFirst({
  cacheName: pictureCache,
  plugins: [pictureStore, new ExpirationPlugin({ ...pictureLimits, purgeOnQuotaError: true })],
});

cleanupOutdatedCaches();
addPlugins([
  {
    cacheWillUpdate: async ({ request, response }) =>
      isStorable(response, [shell, offlinePage].includes(new URL(request.url).pathname)) ? response : null,
  },
]);
precache(precachedFiles);

self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { method, mode, destination } = request;
  const strategy = strategyFor(
    { method, mode, destination, url: new URL(request.url) },
    self.location.origin,
  );
  switch (strategy) {
    case 'network':
      return;
    case 'page':
      return event.respondWith(respondToNavigation(event));
    case 'asset':
      return event.respondWith(
        matchPrecache(request).then((stored) => stored ?? assets.handle({ event, request })),
      );
    case 'picture':
      return event.respondWith(pictures.handle({ event, request }));
    default:
      strategy satisfies never;
  }
});

function respondToNavigation(event: FetchEvent): Promise<Response> {
  const response = fetch(event.request);
  // If the shell is shown, no other code handles a later error.
  event.waitUntil(response.catch(() => undefined));
  return loadPage({
    response,
    shell: () => matchPrecache(shell),
    offlinePage: () => matchPrecache(offlinePage),
    timeout: pageTimeout,
  });
}

const versions = new TabVersions(siteVersion);

/** A waiting worker becomes active as soon as all open tabs run its version. Before that no tab loses files of the older version. */
async function noteTab(tab: Client, version: string): Promise<WorkerReply> {
  const isCurrent = versions.note(tab, version);
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (versions.areAllCurrent(open)) await self.skipWaiting();
  return { isCurrent };
}

self.addEventListener('message', (event) => {
  const message = event.data as WorkerMessage; // only pages of this site can send messages
  switch (message.type) {
    case 'running':
      if (event.source instanceof Client)
        event.waitUntil(
          noteTab(event.source, message.version).then((reply) => event.ports[0]?.postMessage(reply)),
        );
      return;
    case 'clearPictures':
      return event.waitUntil(pictureStore.clear());
    default:
      message satisfies never;
  }
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openFromNotification(self.clients, event.notification.data));
});
