import { counted } from '@tallyho/game/text';
import { useEffect } from 'react';
import { useRequests } from '../../entities/friends/use-friends.ts';
import { usePutAwayCount } from '../../entities/invitations/put-away.ts';
import { useUnread } from '../../entities/messages/unread.ts';
import { platform } from '../../shared/platform/platform.ts';

const countText = (count: number, noun: string) => count > 0 && counted(count, noun);

/**
 * Returns what is new from friends: the number of unread messages, open requests and invitations that were put away, and a
 * label that begins with "Friends" and lists them.
 */
export function usePeopleNews(): { readonly count: number; readonly label: string } {
  const unread = Object.values(useUnread()).reduce((sum, count) => sum + count, 0);
  const requests = useRequests().data?.length ?? 0;
  const invitations = usePutAwayCount();
  const label = [
    'Friends',
    countText(unread, 'unread message'),
    countText(requests, 'friend request'),
    countText(invitations, 'invitation'),
  ];
  return { count: unread + requests + invitations, label: label.filter(Boolean).join(', ') };
}

/** Shows that number on the icon of the installed site or of the desktop app, until the component unmounts. */
export function useUnreadOnIcon(): void {
  const { count } = usePeopleNews();
  useEffect(() => platform.showUnread(count), [count]);
  useEffect(() => () => platform.showUnread(0), []);
}
