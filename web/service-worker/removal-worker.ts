/// <reference lib="webworker" />
declare const self: ServiceWorkerGlobalScope;

/** Replaces the service worker in a build with VITE_SERVICE_WORKER=off: deletes everything it stored, and itself. */
self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => {
  event.waitUntil(removeAll());
});

async function removeAll(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
  await self.registration.unregister();
}

export {};
