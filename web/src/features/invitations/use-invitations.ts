import type { Invitation } from '@tallyho/game/people/invitations';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useIsMember } from '../../entities/friends/use-friends.ts';
import { invitationsQuery, refetchInvitations } from '../../entities/invitations/invitations-api.ts';
import { useMyLobby } from '../../entities/invitations/my-lobby.ts';

/** How often it is asked whether an invitation that should be over is, in milliseconds. */
const askEvery = 20_000;

const none: readonly Invitation[] = [];

/** The invitations that can be taken up now, the oldest first; those to the lobby one sits in are none. */
export function useInvitations(): readonly Invitation[] {
  const client = useQueryClient();
  const { data: all = none } = useQuery({ ...invitationsQuery, enabled: useIsMember() });
  const code = useMyLobby()?.code;

  // By the server's clock, not by this device's: when one seems over, the server is asked.
  useEffect(() => {
    if (all.length === 0) return;
    const first = Math.min(...all.map(({ expiresAt }) => Date.parse(expiresAt)));
    let timer = setTimeout(ask, Math.max(0, first - Date.now()) + 500);
    function ask() {
      timer = setTimeout(ask, askEvery);
      void refetchInvitations(client);
    }
    return () => clearTimeout(timer);
  }, [all, client]);

  return all.filter((invitation) => invitation.code !== code);
}
