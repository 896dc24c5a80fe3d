import { Dialog } from '../../ui/Dialog.tsx';
import { closeFriends, useDock } from '../dock.ts';
import { FriendsPanel } from './FriendsPanel.tsx';

/** The friends' corner, over any page. Open while the dock says so. */
export function FriendsDrawer() {
  const { friendsOpen } = useDock();
  return (
    <Dialog open={friendsOpen} onClose={closeFriends} title="Friends" placement="sheet">
      {friendsOpen && <FriendsPanel />}
    </Dialog>
  );
}
