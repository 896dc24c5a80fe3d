import { Button } from '../../ui/Button.tsx';
import { openFriends } from '../dock.ts';
import { ListLoading } from '../friends/ListState.tsx';
import { PersonRow } from '../friends/PersonRow.tsx';
import { useFriends } from '../friends/use-friends.ts';
import { InviteButton } from './InviteButton.tsx';
import styles from './InviteList.module.css';

/** Friends to ask to one's lobby, those who are online first, each in one tap. `onLeave`: when it leads away. */
export function InviteList({ onLeave }: { readonly onLeave: () => void }) {
  const { data: friends, isError } = useFriends();
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
    <ul className={styles.list} aria-label="Friends to invite">
      {friends.map((friend) => (
        <PersonRow
          key={friend._id}
          person={friend}
          presence={friend.presence}
          actions={<InviteButton friend={friend} />}
        />
      ))}
    </ul>
  );
}
