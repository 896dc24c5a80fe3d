import type { Presence } from '@tallyho/game/people/person-card';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '../session/session.ts';
import type { Friend } from './friends-api.ts';
import { blockedQuery, friendsQuery, requestsQuery, searchQuery, sentRequestsQuery } from './friends-api.ts';

/** Returns true for a logged-in user with an account. Guests have no friends, messages and invitations. */
export const useHasAccount = (): boolean => {
  const { user } = useSession();
  return user !== null && !user.isGuest;
};

const byName = new Intl.Collator(undefined, { sensitivity: 'base', numeric: true });

/** Friends with whom the user can play now come before those in a game. */
const nearness: Record<Presence, number> = { inLobby: 0, online: 1, inGame: 2, offline: 3 };

/** Sorts friends by what they do, each group by name, so that the order changes only when that changes. */
const inOrder = (friends: readonly Friend[]): Friend[] =>
  friends.toSorted(
    (a, b) => nearness[a.presence] - nearness[b.presence] || byName.compare(a.username, b.username),
  );

/** Returns the user's friends: those in a lobby first, then the others who are online, then those in a game. */
export const useFriends = () => useQuery({ ...friendsQuery, select: inOrder, enabled: useHasAccount() });

/** Returns the received friend requests. */
export const useRequests = () => useQuery({ ...requestsQuery, enabled: useHasAccount() });

/** Returns the sent friend requests. */
export const useSentRequests = () => useQuery({ ...sentRequestsQuery, enabled: useHasAccount() });

export const useBlocked = () => useQuery({ ...blockedQuery, enabled: useHasAccount() });

/** Returns users by the beginning of their names. `text` is trimmed; no request is sent for a blank text. */
export const useSearch = (text: string) => useQuery({ ...searchQuery(text), enabled: text !== '' });

export type KnownRelation = 'none' | 'friend' | 'requestSent' | 'requestReceived' | 'blocked';

/** Returns a function for a user's relation to the viewer; null while it is not known. */
export function useRelations(): (id: string) => KnownRelation | null {
  const lists = {
    friend: useFriends().data,
    requestReceived: useRequests().data,
    requestSent: useSentRequests().data,
    blocked: useBlocked().data,
  } as const;
  const relations = ['blocked', 'friend', 'requestReceived', 'requestSent'] as const;
  const unknown = relations.every((relation) => lists[relation]) ? 'none' : null;
  return (id) => relations.find((relation) => lists[relation]?.some(({ user }) => user === id)) ?? unknown;
}
