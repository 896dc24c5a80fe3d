import type { QueryClient } from '@tanstack/react-query';
import { peopleKeys } from '../../entities/friends/query-keys.ts';
import type { Invitation } from '../../entities/invitations/invitations-api.ts';
import {
  addInvitation,
  dropInvitation,
  invitationFrom,
  refetchInvitations,
} from '../../entities/invitations/invitations-api.ts';
import { addJoinRequest, dropJoinRequest } from '../../entities/invitations/join-requests.ts';
import { onUserEvent, onUserWelcome } from '../../entities/user-socket/events.ts';

/** Updates the cached invitations from the events of the user's socket. Returns a function that stops it. */
export function followInvitations(client: QueryClient): () => void {
  const refetch = () => void refetchInvitations(client);
  /** A running fetch may have started before the event, so its result may be outdated. */
  const refetchIfFetching = () => {
    if (client.isFetching({ queryKey: peopleKeys.invitations }) > 0) refetch();
  };
  /** Ids of removed invitations: `invitationGone` can arrive before its `invitation`. */
  const removed = new Set<string>();
  const stops = [
    onUserWelcome(refetch),
    onUserEvent('invitation', ({ invitation }) => {
      if (removed.has(invitation._id)) return;
      addInvitation(client, invitationFrom(invitation));
      refetchIfFetching();
    }),
    onUserEvent('invitationGone', ({ invitation }) => {
      removed.add(invitation);
      dropInvitation(client, invitation);
      refetchIfFetching();
    }),
    onUserEvent('joinRequest', ({ request }) => {
      addJoinRequest(client, request);
      refetchIfFetching();
    }),
    onUserEvent('joinRequestGone', ({ from }) => {
      dropJoinRequest(client, from);
      refetchIfFetching();
    }),
    // The invitations of a friend who leaves the lobby are cancelled.
    onUserEvent('presence', ({ friend }) => {
      const list = client.getQueryData<Invitation[]>(peopleKeys.invitations) ?? [];
      if (list.some(({ from }) => from.user === friend)) refetch();
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
