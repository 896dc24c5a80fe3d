import { ConversationPlace } from '../../entities/friends/ConversationPlace.tsx';
import { openConversation } from '../../entities/friends/people-panel-store.ts';
import { useFriends } from '../../entities/friends/use-friends.ts';
import { useUnread } from '../../entities/messages/unread.ts';
import { Button } from '../../shared/ui/controls/Button.tsx';
import { Icon } from '../../shared/ui/layout/Icon.tsx';
import { useMedia } from '../../shared/ui/layout/use-media.ts';
import { EmptyState } from '../../shared/ui/states/EmptyState.tsx';
import type { Met } from './FriendList.tsx';
import styles from './FriendsBeside.module.css';
import { FriendsPanel } from './FriendsPanel.tsx';

/** Here a conversation has space beside the friends. */
const wide = '(width >= 1100px)';

/** The friends of a page, and in wide windows the open conversation beside them. */
export function FriendsBeside({ met }: { readonly met?: readonly Met[] }) {
  const isWide = useMedia(wide);
  return (
    <div className={styles.panes}>
      <FriendsPanel {...(met && { met })} />
      {isWide && (
        <div className={styles.pane}>
          <ConversationPlace />
          <NoConversation />
        </div>
      )}
    </div>
  );
}

/** In the place of a conversation: who has written, or how to begin. */
function NoConversation() {
  const friends = useFriends().data ?? [];
  const unread = useUnread();
  const writer = friends.find(({ user }) => unread[user]);
  if (friends.length === 0)
    return <EmptyState title="Nobody to talk to yet">Messages with your friends are shown here.</EmptyState>;
  if (!writer)
    return <EmptyState title="Say hello">Choose a friend, and your conversation opens here.</EmptyState>;
  return (
    <EmptyState
      avatar={writer.avatar}
      title={<bdi>{writer.username}</bdi>}
      actions={
        <Button variant="hot" size="lg" icon={<Icon name="chat" />} onClick={() => openConversation(writer)}>
          Read the messages
        </Button>
      }
    >
      Wrote to you while you were away.
    </EmptyState>
  );
}
