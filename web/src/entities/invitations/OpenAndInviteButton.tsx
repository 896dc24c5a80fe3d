import { useEffect } from 'react';
import { Button } from '../../shared/ui/controls/Button.tsx';
import { showToast } from '../../shared/ui/overlays/toast.ts';
import type { Friend } from '../friends/friends-api.ts';
import { useMembership } from '../room/room-hooks.tsx';
import { elsewhereText, useOpenLobby } from './use-open-lobby.ts';

/**
 * Opens a lobby for a friend who is online and at no table, and invites them to it. Renders nothing for other friends, and for a user who
 * has a lobby. Says the outcome as a toast.
 */
export function OpenAndInviteButton({ friend }: { readonly friend: Friend }) {
  const { joining, openAndInvite } = useOpenLobby(friend);
  const { status } = useMembership();
  const { busy, dismiss } = joining;
  const refusal = joining.isElsewhere && !busy ? elsewhereText : joining.error;
  useEffect(() => {
    if (refusal === null) return;
    showToast(refusal, 'bad');
    dismiss();
  }, [refusal, dismiss]);
  async function open() {
    if (await openAndInvite()) showToast(`Your lobby is open, and ${friend.username} is invited.`, 'good');
  }
  if (status !== 'none' || friend.presence !== 'online') return null;
  return (
    <Button
      busy={busy}
      title="Opens a lobby for you first."
      aria-label={`Invite ${friend.username}`}
      onClick={() => void open()}
    >
      Invite
    </Button>
  );
}
