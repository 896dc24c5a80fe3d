import { Button } from '../../ui/Button.tsx';
import { openFriends } from '../dock.ts';
import { FriendRow } from '../friends/FriendRow.tsx';
import { ListLoading } from '../friends/ListState.tsx';
import { useFriends } from '../friends/use-friends.ts';
import styles from './InviteList.module.css';
import { useClosedReason } from './use-invite.ts';

/** Friends to ask to one's lobby, those who are online first, each in one tap. `onLeave`: when it leads away. */
export function InviteList({ onLeave }: { readonly onLeave: () => void }) {
  const { data: friends, isError } = useFriends();
  const reason = useClosedReason();
  if (!friends) return isError ? null : <ListLoading label="Loading friends" rows={2} />;
  if (friends.length === 0)
    return (
      <p className={styles.empty}>
        <span>Friends of yours will be listed here, to invite in one tap.</span>
        <Button
          onClick={() => {
            onLeave();
            openFriends();
          }}
        >
          Add friends
        </Button>
      </p>
    );
  return (
    <>
      {reason && <p className={styles.reason}>{reason}</p>}
      <ul className={styles.list} aria-label="Friends to invite">
        {friends.map((friend) => (
          <FriendRow key={friend._id} friend={friend} canMessage={false} />
        ))}
      </ul>
    </>
  );
}
