import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useHasAccount } from '../friends/use-friends.ts';
import type { Invitation } from './invitations-api.ts';
import { invitationsQuery, refetchInvitations } from './invitations-api.ts';
import { useMyLobby } from './my-lobby.ts';

/** Interval for refetching once an invitation seems to be expired, in milliseconds. */
const refetchInterval = 20_000;

const none: readonly Invitation[] = [];

/** Returns the open invitations, the oldest first, except those to the user's current lobby. */
export function useInvitations(): readonly Invitation[] {
  const client = useQueryClient();
  const { data: all = none } = useQuery({ ...invitationsQuery, enabled: useHasAccount() });
  const code = useMyLobby()?.code;

  // The server's clock decides: when an invitation seems to be expired by this device's clock, the list is refetched.
  useEffect(() => {
    if (all.length === 0) return;
    const first = Math.min(...all.map(({ expiresAt }) => Date.parse(expiresAt)));
    let timer = setTimeout(refetch, Math.max(0, first - Date.now()) + 500);
    function refetch() {
      timer = setTimeout(refetch, refetchInterval);
      void refetchInvitations(client);
    }
    return () => clearTimeout(timer);
  }, [all, client]);

  return all.filter((invitation) => invitation.code !== code);
}
