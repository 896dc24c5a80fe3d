import type { Person } from '@tallyho/game/model/person';
import { showToast } from '../../shared/ui/overlays/toast.ts';
import { attemptWithToast } from './attempt-with-toast.ts';
import { failures } from './failure.ts';
import { useFriendActions } from './use-friend-actions.ts';
import { useFriends, useRequests, useSentRequests } from './use-friends.ts';

/** The relation of the viewer to an account of which only the username is known; unknown: while the lists are loading. */
export type Befriending =
  | { readonly state: 'friend'; readonly friend: Person }
  | { readonly state: 'unknown' | 'none' | 'busy' | 'requestSent' | 'requestReceived' };

/** Returns that relation, and a function that sends a request or accepts theirs. A failure is shown as a toast. */
export function useBefriend(username: string): Befriending & { befriend(): Promise<void> } {
  const { sendRequestByName } = useFriendActions();
  const lists = { friends: useFriends().data, received: useRequests().data, sent: useSentRequests().data };
  const named = (list: readonly Person[] | undefined) => list?.find((one) => one.username === username);
  const friend = named(lists.friends);

  async function befriend() {
    // Of two users who ask each other, the second request makes them friends.
    const areFriends = await attemptWithToast(failures.send, sendRequestByName.mutateAsync(username));
    if (areFriends) showToast(`You and ${username} are friends now`, 'good');
  }
  function state() {
    if (sendRequestByName.isPending) return 'busy';
    if (named(lists.sent)) return 'requestSent';
    if (named(lists.received)) return 'requestReceived';
    return lists.friends && lists.received && lists.sent ? 'none' : 'unknown';
  }
  return friend ? { state: 'friend', friend, befriend } : { state: state(), befriend };
}
