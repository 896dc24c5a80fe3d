import type { QueryClient } from '@tanstack/react-query';
import type { MembershipHandle } from '../entities/room/membership.ts';
import { isTemporary } from '../shared/api/api-error.ts';
import { whenReachable } from '../shared/api/when-reachable.ts';

/**
 * Repeats what has failed on the screen because the API was not reachable, when it is reachable again: the queries of mounted
 * components, and the search for the user's lobby. Pages show the failure and their own "Try again" until then.
 */
export function retryFailed(
  client: QueryClient,
  membership: Pick<MembershipHandle, 'subscribe' | 'getSnapshot' | 'restore'>,
): void {
  const queries = client.getQueryCache();
  const failed = {
    type: 'active',
    predicate: ({ state }: { state: { status: string; error: unknown } }) =>
      state.status === 'error' && isTemporary(state.error),
  } as const;
  const isLobbyUnknown = () => membership.getSnapshot().status === 'failed';
  let isWaiting = false;

  function retryLater(): void {
    if (isWaiting || !(isLobbyUnknown() || queries.findAll(failed).length > 0)) return;
    isWaiting = true;
    whenReachable(() => {
      isWaiting = false;
      void client.refetchQueries(failed);
      if (isLobbyUnknown()) void membership.restore();
    });
  }

  queries.subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'error') retryLater();
  });
  membership.subscribe(retryLater);
  retryLater();
}
