import type { QueryClient } from '@tanstack/react-query';
import type { MembershipHandle } from '../entities/room/membership.ts';
import { clearOnUserChange } from '../entities/session/clear-on-change.ts';
import { catchInstallPrompt } from '../shared/platform/install.ts';
import { notifyServiceWorker } from '../shared/platform/service-worker.ts';
import { onOwnerChange } from '../shared/storage/storage-owner.ts';

/** Starts what runs beside all pages. */
export function startBackgroundTasks(client: QueryClient, membership: MembershipHandle): void {
  clearOnUserChange(client);
  catchInstallPrompt();
  onOwnerChange(() => void notifyServiceWorker({ type: 'clearPictures' }));
  void startIdleTasks(client, membership);
}

/** Time from the end of loading to the idle tasks, in milliseconds: all that the first page needs comes before it. */
const idleAfter = 5_000;

/** Resolves when the page has loaded, its first requests are probably over, and the browser is idle. */
async function pageIsIdle(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
  await new Promise((resolve) => setTimeout(resolve, idleAfter));
  // Safari has no idle callbacks.
  await new Promise<void>((resolve) => (window.requestIdleCallback ?? setTimeout)(() => resolve()));
}

/** Without this code the site works, and the pages still offer "Try again", so a failed load of it is no error. */
async function startIdleTasks(client: QueryClient, membership: MembershipHandle): Promise<void> {
  await pageIsIdle();
  const loaded = await import('./idle-tasks.ts').catch(() => null);
  loaded?.startIdleTasks(client, membership);
}
