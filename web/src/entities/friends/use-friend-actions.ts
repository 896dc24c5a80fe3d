import type { Person } from '@tallyho/game/model/person';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { friendsApi } from './friends-api.ts';
import {
  addTo,
  clearSearchResults,
  pauseFriendUpdates,
  refetchFriends,
  removeFrom,
  restoreFriends,
  showRelation,
} from './friends-cache.ts';
import { peopleKeys } from './query-keys.ts';

const mutationKey = ['people', 'friends'] as const;

/**
 * An optimistic change: shown immediately, reverted if the server refuses it, and finally replaced by the server's
 * state.
 */
function useChange<Input, Answer>(
  run: (input: Input) => Promise<Answer>,
  show: (client: QueryClient, input: Input) => void,
) {
  const client = useQueryClient();
  return useMutation({
    mutationKey,
    mutationFn: run,
    onMutate: async (input: Input) => {
      await pauseFriendUpdates(client);
      const putBack = restoreFriends(client);
      show(client, input);
      return putBack;
    },
    onError: (_error, _input, putBack) => putBack?.(),
    onSettled: () => {
      // A response during another change would revert that change on the screen, so only the last change fetches.
      if (client.isMutating({ mutationKey }) <= 1) void refetchFriends(client);
    },
  });
}

const endFriendship = (client: QueryClient, id: string) => {
  removeFrom(client, peopleKeys.friends, id);
  showRelation(client, id, 'none');
};

/** All actions on friendships. Each fails with ApiError. */
export function useFriendActions() {
  const client = useQueryClient();
  return {
    /** Resolves to true if two requests crossed: the users are now friends. */
    sendRequest: useChange(
      ({ username }: Person) => friendsApi.sendRequest(username),
      (client, person) => {
        addTo(client, peopleKeys.sentRequests, person);
        showRelation(client, person.user, 'requestSent');
      },
    ),
    /** Like `sendRequest`, to a user whose id is unknown. Pending until the lists have the change. */
    sendRequestByName: useMutation({
      mutationKey,
      mutationFn: friendsApi.sendRequest,
      onSettled: () => refetchFriends(client),
    }),
    respond: useChange(
      ({ person, accept }: { person: Person; accept: boolean }) => friendsApi.respond(person.user, accept),
      (client, { person, accept }) => {
        removeFrom(client, peopleKeys.requests, person.user);
        showRelation(client, person.user, accept ? 'friend' : 'none');
      },
    ),
    withdraw: useChange(
      ({ user }: Person) => friendsApi.withdraw(user),
      (client, { user }) => {
        removeFrom(client, peopleKeys.sentRequests, user);
        showRelation(client, user, 'none');
      },
    ),
    remove: useChange(
      ({ user }: Person) => friendsApi.remove(user),
      (client, { user }) => endFriendship(client, user),
    ),
    block: useChange(
      ({ user }: Person) => friendsApi.block(user),
      (client, person) => {
        endFriendship(client, person.user);
        removeFrom(client, peopleKeys.requests, person.user);
        removeFrom(client, peopleKeys.sentRequests, person.user);
        clearSearchResults(client, person.user);
        addTo(client, peopleKeys.blocked, person);
      },
    ),
    unblock: useChange(
      ({ user }: Person) => friendsApi.unblock(user),
      (client, { user }) => removeFrom(client, peopleKeys.blocked, user),
    ),
  };
}
