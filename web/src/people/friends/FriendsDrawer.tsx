import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Dialog } from '../../ui/Dialog.tsx';
import { closeFriends, useDock } from '../dock.ts';
import { FriendsPanel } from './FriendsPanel.tsx';
import { followFriends } from './follow-friends.ts';
import { useFriendNews } from './use-friend-news.ts';
import { useHideBlocked } from './use-hide-blocked.ts';

/** The friends' corner, over any page, open while the dock says so. Closed, it still keeps up with what happens. */
export function FriendsDrawer() {
  const { friendsOpen } = useDock();
  const client = useQueryClient();
  useEffect(() => followFriends(client), [client]);
  useFriendNews();
  useHideBlocked();
  return (
    <Dialog open={friendsOpen} onClose={closeFriends} title="Friends" placement="side">
      <FriendsPanel />
    </Dialog>
  );
}
