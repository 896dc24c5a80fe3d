import type { QueryClient } from '@tanstack/react-query';
import type { MembershipHandle } from '../entities/room/membership.ts';
import { platform } from '../shared/platform/platform.ts';
import { clearOldWork } from '../shared/storage/author-work.ts';
import { retryFailed } from './retry-failed.ts';
import { startServiceWorker } from './service-worker/start-worker.ts';
import { offerAppUpdates } from './updates/app-updates.ts';

/** Starts what runs beside all pages, but is not needed until the first page is there. */
export function startIdleTasks(client: QueryClient, membership: MembershipHandle): void {
  retryFailed(client, membership);
  void startServiceWorker(membership);
  if (platform.updates) offerAppUpdates(platform.updates, membership);
  void clearOldWork();
}
