import type { PersonCard } from '@tallyho/game/people/person-card';
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
  return {
    /** Resolves to true if two requests crossed: the users are now friends. */
    sendRequest: useChange(
      ({ username }: PersonCard) => friendsApi.sendRequest(username),
      (client, person) => {
        addTo(client, peopleKeys.sentRequests, person);
        showRelation(client, person._id, 'requestSent');
      },
    ),
    respond: useChange(
      ({ person, accept }: { person: PersonCard; accept: boolean }) => friendsApi.respond(person._id, accept),
      (client, { person, accept }) => {
        removeFrom(client, peopleKeys.requests, person._id);
        showRelation(client, person._id, accept ? 'friend' : 'none');
      },
    ),
    withdraw: useChange(
      ({ _id }: PersonCard) => friendsApi.withdraw(_id),
      (client, { _id }) => {
        removeFrom(client, peopleKeys.sentRequests, _id);
        showRelation(client, _id, 'none');
      },
    ),
    remove: useChange(
      ({ _id }: PersonCard) => friendsApi.remove(_id),
      (client, { _id }) => endFriendship(client, _id),
    ),
    block: useChange(
      ({ _id }: PersonCard) => friendsApi.block(_id),
      (client, person) => {
        endFriendship(client, person._id);
        removeFrom(client, peopleKeys.requests, person._id);
        removeFrom(client, peopleKeys.sentRequests, person._id);
        clearSearchResults(client, person._id);
        addTo(client, peopleKeys.blocked, person);
      },
    ),
    unblock: useChange(
      ({ _id }: PersonCard) => friendsApi.unblock(_id),
      (client, { _id }) => removeFrom(client, peopleKeys.blocked, _id),
    ),
  };
}
