import type { QueryClient } from '@tanstack/react-query';
import type { MembershipHandle } from '../entities/room/membership.ts';
import { clearOnUserChange } from '../entities/session/clear-on-change.ts';
import { catchInstallPrompt } from '../shared/platform/install.ts';
import { notifyServiceWorker } from '../shared/platform/service-worker.ts';
import { onOwnerChange } from '../shared/storage/storage-owner.ts';
import { startServiceWorker } from './service-worker/start-worker.ts';

/** Starts what runs beside all pages. */
export function startBackgroundTasks(client: QueryClient, membership: MembershipHandle): void {
  clearOnUserChange(client);
  catchInstallPrompt();
  onOwnerChange(() => void notifyServiceWorker({ type: 'clearPictures' }));
  void startServiceWorker(membership);
}
