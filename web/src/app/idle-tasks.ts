import type { QueryClient } from '@tanstack/react-query';
import type { MembershipHandle } from '../entities/room/membership.ts';
import { clearOldWork } from '../shared/storage/author-work.ts';
import { retryFailed } from './retry-failed.ts';
import { startServiceWorker } from './service-worker/start-worker.ts';

/** Starts what runs beside all pages, but is not needed until the first page is there. */
export function startIdleTasks(client: QueryClient, membership: MembershipHandle): void {
  retryFailed(client, membership);
  void startServiceWorker(membership);
  void clearOldWork();
}
