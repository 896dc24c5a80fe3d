import { type PersonFrom, personFrom } from '@tallyho/game/people/cards';
import type { ApiInvitation } from '@tallyho/game/people/invitations';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { request } from '../../shared/api/api.ts';
import { peopleKeys } from '../friends/query-keys.ts';
import { setJoinRequests } from './join-requests.ts';

/** An invitation of a friend to a lobby. */
export type Invitation = Omit<ApiInvitation, 'from'> & { from: PersonFrom<ApiInvitation['from']> };

/** Returns the invitation that the API shows. */
export const invitationFrom = (invitation: ApiInvitation): Invitation => ({
  ...invitation,
  from: personFrom(invitation.from),
});

/** Fetches the user's current invitations to lobbies, and stores the requests of friends to join the user's lobby. */
export const invitationsQuery = queryOptions({
  queryKey: peopleKeys.invitations,
  queryFn: async ({ signal, client }) => {
    const { invitations, joinRequests } = await request('GET', '/api/user/invitations', { signal });
    // The result of a canceled request is not stored, and may be older than an event.
    if (!signal.aborted) setJoinRequests(client, joinRequests);
    return invitations.map(invitationFrom);
  },
});

/**
 * Accepts an invitation and joins its lobby. `ticket` is null if the user has no seat there yet: joining by the code then
 * gives the reason. Throws ApiError: `expiredInvitation`.
 */
export const acceptInvitation = (id: string) =>
  request('POST', '/api/user/invitations/:id/accept', { param: { id } });

export const declineInvitation = (id: string) =>
  request('POST', '/api/user/invitations/:id/decline', { param: { id } });

/** Fetches the invitations again; a pending response may be older than the cause of this call. */
export async function refetchInvitations(client: QueryClient): Promise<void> {
  await client.cancelQueries({ queryKey: peopleKeys.invitations }, { silent: true });
  await client.invalidateQueries({ queryKey: peopleKeys.invitations });
}

const change = (client: QueryClient, next: (list: Invitation[]) => Invitation[]) =>
  client.setQueryData<Invitation[]>(peopleKeys.invitations, (list = []) => next(list));

/** Adds a received invitation, and replaces an older one by the same friend. */
export const addInvitation = (client: QueryClient, invitation: Invitation) =>
  change(client, (list) => [...list.filter(({ from }) => from.user !== invitation.from.user), invitation]);

export const dropInvitation = (client: QueryClient, id: string) =>
  change(client, (list) => list.filter(({ _id }) => _id !== id));
