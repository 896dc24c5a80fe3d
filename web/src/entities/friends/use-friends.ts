import type { Friend } from '@tallyho/game/people/friends';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '../session/session.ts';
import { blockedQuery, friendsQuery, requestsQuery, searchQuery, sentRequestsQuery } from './friends-api.ts';

export const useIsMember = (): boolean => useSession().user !== null;

const byName = new Intl.Collator(undefined, { sensitivity: 'base', numeric: true });

/** Who is there comes first, by name in each half, so that only coming and going moves anybody. */
const inOrder = (friends: readonly Friend[]): Friend[] =>
  friends.toSorted(
    (a, b) =>
      Number(a.presence === 'offline') - Number(b.presence === 'offline') ||
      byName.compare(a.username, b.username),
  );

/** One's friends, those who are online first. */
export const useFriends = () => useQuery({ ...friendsQuery, select: inOrder, enabled: useIsMember() });

/** Who asked to be friends. */
export const useRequests = () => useQuery({ ...requestsQuery, enabled: useIsMember() });

/** Whom one has asked. */
export const useSentRequests = () => useQuery({ ...sentRequestsQuery, enabled: useIsMember() });

export const useBlocked = () => useQuery({ ...blockedQuery, enabled: useIsMember() });

/** People by the beginning of their names. `text` is trimmed; nothing is asked for a blank one. */
export const useSearch = (text: string) => useQuery({ ...searchQuery(text), enabled: text !== '' });

export type KnownRelation = 'none' | 'friend' | 'requestSent' | 'requestReceived' | 'blocked';

/** Tells what somebody is to the viewer; null as long as that is not known. */
export function useRelations(): (id: string) => KnownRelation | null {
  const lists = {
    friend: useFriends().data,
    requestReceived: useRequests().data,
    requestSent: useSentRequests().data,
    blocked: useBlocked().data,
  } as const;
  const relations = ['blocked', 'friend', 'requestReceived', 'requestSent'] as const;
  const unknown = relations.every((relation) => lists[relation]) ? 'none' : null;
  return (id) => relations.find((relation) => lists[relation]?.some(({ _id }) => _id === id)) ?? unknown;
}
