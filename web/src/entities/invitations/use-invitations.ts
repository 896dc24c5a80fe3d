import { useQuery } from '@tanstack/react-query';
import { useHasAccount } from '../friends/use-friends.ts';
import type { Invitation } from './invitations-api.ts';
import { invitationsQuery } from './invitations-api.ts';
import { useMyLobby } from './my-lobby.ts';
import { useRefetchAfter } from './use-refetch-after.ts';

const none: readonly Invitation[] = [];

/** Returns the open invitations, the oldest first, except those to the user's current lobby. */
export function useInvitations(): readonly Invitation[] {
  const { data: all = none } = useQuery({ ...invitationsQuery, enabled: useHasAccount() });
  const code = useMyLobby()?.code;

  useRefetchAfter(all);
  return all.filter((invitation) => invitation.code !== code);
}
