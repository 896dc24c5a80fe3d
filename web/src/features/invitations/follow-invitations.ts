import type { Invitation } from '@tallyho/game/people/invitations';
import type { QueryClient } from '@tanstack/react-query';
import { peopleKeys } from '../../entities/friends/query-keys.ts';
import {
  addInvitation,
  dropInvitation,
  refetchInvitations,
} from '../../entities/invitations/invitations-api.ts';
import { onPersonEvent, onPersonWelcome } from '../../entities/person-socket/events.ts';

/** Keeps the invitations as the server has them, by what the person's own socket says, until the returned function is called. */
export function followInvitations(client: QueryClient): () => void {
  const refetch = () => void refetchInvitations(client);
  const doubt = () => {
    if (client.isFetching({ queryKey: peopleKeys.invitations }) > 0) refetch();
  };
  /** What is said by different calls may arrive in another order. */
  const gone = new Set<string>();
  const stops = [
    onPersonWelcome(refetch),
    onPersonEvent('invitation', ({ invitation }) => {
      if (gone.has(invitation._id)) return;
      addInvitation(client, invitation);
      doubt();
    }),
    onPersonEvent('invitationGone', ({ invitation }) => {
      gone.add(invitation);
      dropInvitation(client, invitation);
      doubt();
    }),
    // Whoever left the lobby invites nobody into it any more.
    onPersonEvent('presence', ({ friend }) => {
      const list = client.getQueryData<Invitation[]>(peopleKeys.invitations) ?? [];
      if (list.some(({ from }) => from._id === friend)) refetch();
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
