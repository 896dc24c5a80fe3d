import { openFriends } from '../../entities/friends/people-panel-store.ts';
import { useFriends } from '../../entities/friends/use-friends.ts';
import { useClosedReason } from '../../entities/invitations/use-invite.ts';
import { FriendRow } from '../../features/friends/FriendRow.tsx';
import { ListLoading } from '../../features/friends/ListState.tsx';
import { Button } from '../../shared/ui/controls/Button.tsx';
import styles from './InviteList.module.css';

/** Friends that can be invited in one tap, online friends first. `onLeave` is called before another panel opens. */
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
          <FriendRow key={friend.user} friend={friend} canMessage={false} />
        ))}
      </ul>
    </>
  );
}
