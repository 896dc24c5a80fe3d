import { counted } from '@tallyho/game/text';
import { useEffect } from 'react';
import { useRequests } from '../../entities/friends/use-friends.ts';
import { usePutAwayCount } from '../../entities/invitations/put-away.ts';
import { useUnread } from '../../entities/messages/unread.ts';
import { platform } from '../../shared/platform/platform.ts';

const countText = (count: number, noun: string) => count > 0 && counted(count, noun);

/** Returns how many friends have written unread messages. */
const useWriters = (): number => Object.values(useUnread()).filter((count) => count > 0).length;

/**
 * Returns what is new from friends: how many have written, want to be friends or have an invitation that was put away, which the
 * panel shows; and a label that begins with "Friends" and lists it, with the number of messages.
 */
export function usePeopleNews(): { readonly count: number; readonly label: string } {
  const unread = Object.values(useUnread()).reduce((sum, count) => sum + count, 0);
  const writers = useWriters();
  const requests = useRequests().data?.length ?? 0;
  const invitations = usePutAwayCount();
  const messages = countText(unread, 'unread message');
  const label = [
    'Friends',
    // Several writers are named by their number, which is in the count.
    writers > 1 ? `${messages} from ${counted(writers, 'friend')}` : messages,
    countText(requests, 'friend request'),
    countText(invitations, 'invitation'),
  ];
  return { count: writers + requests + invitations, label: label.filter(Boolean).join(', ') };
}

/** Shows that number on the icon of the installed site or of the desktop app, until the component unmounts. */
export function useUnreadOnIcon(): void {
  const { count } = usePeopleNews();
  useEffect(() => platform.showUnread(count), [count]);
  useEffect(() => () => platform.showUnread(0), []);
}
