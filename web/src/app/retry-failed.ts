import type { QueryClient } from '@tanstack/react-query';
import type { MembershipHandle } from '../entities/room/membership.ts';
import { isRateLimited, isTemporary } from '../shared/api/api-error.ts';
import { whenReachable } from '../shared/api/when-reachable.ts';

/** The longest time after which a refused query is repeated by itself, in seconds. */
const longestWait = 120;

interface Failed {
  readonly state: { readonly status: string; readonly error: unknown };
}

/**
 * Repeats the queries of mounted components that the API refused because there were too many, once for each refusal, after the
 * time that the API says.
 */
function retryLimited(client: QueryClient): void {
  const limited = {
    type: 'active',
    predicate: ({ state }: Failed) => state.status === 'error' && isRateLimited(state.error),
  } as const;
  let timer: ReturnType<typeof setTimeout> | undefined;
  function retryLater(error: unknown): void {
    if (timer !== undefined || !isRateLimited(error)) return;
    if (error.retryAfter === undefined || error.retryAfter > longestWait) return;
    timer = setTimeout(() => {
      timer = undefined;
      void client.refetchQueries(limited);
    }, error.retryAfter * 1000);
  }
  const queries = client.getQueryCache();
  queries.subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'error') retryLater(event.query.state.error);
  });
  // The first queries of a page, its session among them, can be refused before this runs.
  for (const { state } of queries.findAll(limited)) retryLater(state.error);
}

/**
 * Repeats what has failed on the screen because the API was not reachable, when it is reachable again: the queries of mounted
 * components, and the search for the user's lobby; queries that were refused as too many, after their time. Pages show the failure and their own "Try again" until then.
 */
export function retryFailed(
  client: QueryClient,
  membership: Pick<MembershipHandle, 'subscribe' | 'getSnapshot' | 'restore'>,
): void {
  const queries = client.getQueryCache();
  const failed = {
    type: 'active',
    predicate: ({ state }: Failed) => state.status === 'error' && isTemporary(state.error),
  } as const;
  const isLobbyUnknown = () => membership.getSnapshot().status === 'failed';
  let cancel: (() => void) | null = null;

  function update(): void {
    if (!isLobbyUnknown() && queries.findAll(failed).length === 0) {
      cancel?.();
      cancel = null;
      return;
    }
    cancel ??= whenReachable(() => {
      cancel = null;
      void client.refetchQueries(failed);
      if (isLobbyUnknown()) void membership.restore();
    });
  }

  queries.subscribe((event) => {
    const isFailure = event.type === 'updated' && event.action.type === 'error';
    // Nothing is asked for a component that is gone.
    if (isFailure || event.type === 'observerRemoved') update();
  });
  membership.subscribe(update);
  update();
  retryLimited(client);
}
