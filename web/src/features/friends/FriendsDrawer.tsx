import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { followFriends } from '../../entities/friends/follow-friends.ts';
import { closeFriends, usePeoplePanel } from '../../entities/friends/people-panel-store.ts';
import { useHideBlocked } from '../../entities/friends/use-hide-blocked.ts';
import { Dialog } from '../../shared/ui/overlays/Dialog.tsx';
import { FriendsPanel } from './FriendsPanel.tsx';
import { useFriendNotifications } from './use-friend-notifications.ts';

/** The friends drawer above any page, open while `people-panel-store.ts` says so. It also keeps its data up to date while closed. `invitations`: shown above the friends. */
export function FriendsDrawer({ invitations }: { readonly invitations?: ReactNode }) {
  const { friendsOpen } = usePeoplePanel();
  const client = useQueryClient();
  useEffect(() => followFriends(client), [client]);
  useFriendNotifications();
  useHideBlocked();
  return (
    <Dialog open={friendsOpen} onClose={closeFriends} title="Friends" placement="side">
      {invitations}
      <FriendsPanel />
    </Dialog>
  );
}
