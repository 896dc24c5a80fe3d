import { useMutation } from '@tanstack/react-query';
import { request } from '../../shared/api/api.ts';
import { errorText, RequestError } from '../../shared/api/api-error.ts';
import { createStore, useStore } from '../../shared/store/store.ts';
import { showToast } from '../../shared/ui/overlays/toast.ts';
import type { Friend } from '../friends/friends-api.ts';
import { useMembership } from '../room/room-hooks.tsx';

/** The server's minimum time between two requests to the same friend, in milliseconds. */
const pause = 60_000;

/** The friends whom this page has just asked. */
const askedStore = createStore<ReadonlySet<string>>(new Set());

function markAsked(friend: string): void {
  askedStore.set(new Set([...askedStore.getSnapshot(), friend]));
  setTimeout(
    () => askedStore.set(new Set([...askedStore.getSnapshot()].filter((other) => other !== friend))),
    pause,
  );
}

/** ready: one press asks. asked: asked a moment ago. */
export type AskState = 'ready' | 'busy' | 'asked';

/**
 * Asks a friend who is at a table for an invitation to it. `state` is null if there is nothing to ask: the friend has no lobby, or the
 * user has one. A refusal is shown as a toast.
 */
export function useAskToJoin(friend: Friend): {
  readonly state: AskState | null;
  /** Does nothing unless the state is `ready`. */
  ask(): void;
} {
  const isAsked = useStore(askedStore).has(friend.user);
  const hasNoLobby = useMembership().status === 'none';
  const asking = useMutation({
    mutationFn: () => request('POST', '/api/user/friends/ask-to-join', { body: { friendId: friend.user } }),
    onSuccess: () => markAsked(friend.user),
    onError: (error) => {
      if (error instanceof RequestError && error.code === 'cooldown') markAsked(friend.user);
      else showToast(errorText(error), 'bad');
    },
  });
  const isAtTable = friend.presence === 'inLobby' || friend.presence === 'inGame';
  const state = asking.isPending ? 'busy' : isAsked ? 'asked' : 'ready';
  return {
    state: hasNoLobby && isAtTable ? state : null,
    ask: () => {
      if (state === 'ready') asking.mutate();
    },
  };
}
