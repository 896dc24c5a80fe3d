import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { playCue } from '../../entities/feedback/play-cue.ts';
import { friendsQuery } from '../../entities/friends/friends-api.ts';
import { openConversation } from '../../entities/friends/people-panel-store.ts';
import { useInRound } from '../../entities/room/use-in-round.ts';
import { platform } from '../../shared/platform/platform.ts';
import { showToast } from '../../shared/ui/overlays/toast.ts';

/** Among friends who write all at once, one is heard this often, in milliseconds. */
const quietFor = 3_000;

/** Only one of the browser's tabs speaks for those that are hidden; without locks, on plain http, each does. */
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
    // Rejected when it is given up before it was had.
    navigator.locks.request('tallyho:people', { signal: leaving.signal }, hold).catch(() => undefined);
    return () => leaving.abort();
  }, []);
  return () => isSpeaker.current;
}

async function cardOf(client: QueryClient, id: string) {
  const find = (friends: readonly { readonly _id: string }[]) => friends.some((friend) => friend._id === id);
  const known = client.getQueryData(friendsQuery.queryKey);
  const friends = known && find(known) ? known : await client.fetchQuery({ ...friendsQuery, staleTime: 0 });
  return friends.find((friend) => friend._id === id);
}

/**
 * Tells of friends who have written, wherever in the site one is: one toast for each friend, with a way to answer (none in
 * a round), and a sound; or the system's notification, for whoever is in another window.
 */
export function useMessageNotifications(): (friends: readonly string[]) => void {
  const client = useQueryClient();
  const isSpeaker = useSpeaker();
  const isInRound = useInRound();
  const heardAt = useRef(0);

  async function tell(id: string): Promise<void> {
    const friend = await cardOf(client, id).catch(() => undefined);
    if (!friend) return;
    const text = `${friend.username} sent you a message`;
    if (document.visibilityState === 'hidden') {
      if (isSpeaker()) platform.notify('Tallyho', text);
      return;
    }
    // The same text again renews the toast: however much a friend writes, there is one. In a round the badge tells it.
    if (!isInRound()) showToast(text, 'info', { label: 'Reply', onSelect: () => openConversation(friend) });
    if (Date.now() - heardAt.current < quietFor) return;
    heardAt.current = Date.now();
    playCue('message');
  }

  return (friends) => {
    for (const friend of friends) void tell(friend);
  };
}
