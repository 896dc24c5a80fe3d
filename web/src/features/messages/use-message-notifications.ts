import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { notify } from '../../entities/feedback/notifications.ts';
import { playCue } from '../../entities/feedback/play-cue.ts';
import { type Friend, friendsQuery } from '../../entities/friends/friends-api.ts';
import { openConversation } from '../../entities/friends/people-panel-store.ts';
import { useInRound } from '../../entities/room/use-in-round.ts';
import { platform } from '../../shared/platform/platform.ts';
import { showToast } from '../../shared/ui/overlays/toast.ts';

/** Minimum time between two sounds when several friends write, in milliseconds. */
const quietFor = 3_000;

/** Of several hidden tabs only one shows notifications; without locks (on plain http) every tab does. */
function useSpeaker(): () => boolean {
  const isSpeaker = useRef(!('locks' in navigator));
  useEffect(() => {
    if (!('locks' in navigator)) return;
    const leaving = new AbortController();
    const hold = () =>
      new Promise<void>((resolve) => {
        isSpeaker.current = true;
        leaving.signal.addEventListener('abort', () => resolve());
      });
    // Rejects when the lock request is aborted before it is granted.
    navigator.locks.request('tallyho:people', { signal: leaving.signal }, hold).catch(() => undefined);
    return () => leaving.abort();
  }, []);
  return () => isSpeaker.current;
}

async function friendOf(client: QueryClient, id: string) {
  const find = (friends: readonly Friend[]) => friends.some(({ user }) => user === id);
  const known = client.getQueryData(friendsQuery.queryKey);
  const friends = known && find(known) ? known : await client.fetchQuery({ ...friendsQuery, staleTime: 0 });
  return friends.find(({ user }) => user === id);
}

/**
 * Notifies of new messages by friends on any page of the site: one toast per friend with a reply action (not in a
 * round) and a sound; or a system notification if the user is in another window.
 */
export function useMessageNotifications(): (friends: readonly string[]) => void {
  const client = useQueryClient();
  const isSpeaker = useSpeaker();
  const isInRound = useInRound();
  const lastCueAt = useRef(0);

  async function announce(id: string): Promise<void> {
    const friend = await friendOf(client, id).catch(() => undefined);
    if (!friend) return;
    const text = `${friend.username} sent you a message`;
    const onPress = () => openConversation(friend);
    if (!platform.isInFront()) {
      if (isSpeaker()) notify({ text, key: null, from: id, onPress });
      return;
    }
    // A repeated text renews the toast, so there is only one per friend. In a round only the badge shows it.
    if (!isInRound()) showToast(text, 'info', { label: 'Reply', onSelect: onPress });
    if (Date.now() - lastCueAt.current < quietFor) return;
    lastCueAt.current = Date.now();
    playCue('message');
  }

  return (friends) => {
    for (const friend of friends) void announce(friend);
  };
}
