import type { Person } from '@tallyho/game/model/person';
import { useEffect } from 'react';
import { showToast } from '../../shared/ui/overlays/toast.ts';
import { elsewhereText, useOpenLobby } from './use-open-lobby.ts';

/** Opens a lobby for a user who has none and invites the friend to it. Says the outcome as a toast. */
export function useOpenAndInvite(friend: Person): {
  readonly busy: boolean;
  readonly open: () => Promise<void>;
} {
  const { joining, openAndInvite } = useOpenLobby(friend);
  const { busy, dismiss } = joining;
  const refusal = joining.isElsewhere && !busy ? elsewhereText : joining.error;
  useEffect(() => {
    if (refusal === null) return;
    showToast(refusal, 'bad');
    dismiss();
  }, [refusal, dismiss]);
  return {
    busy,
    open: async () => {
      if (await openAndInvite()) showToast(`Your lobby is open, and ${friend.username} is invited.`, 'good');
    },
  };
}
