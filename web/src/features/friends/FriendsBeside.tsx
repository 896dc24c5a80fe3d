import { ConversationPlace } from '../../entities/friends/ConversationPlace.tsx';
import { openConversation } from '../../entities/friends/people-panel-store.ts';
import { useFriends } from '../../entities/friends/use-friends.ts';
import { useLatestMessages } from '../../entities/messages/latest.ts';
import { Button } from '../../shared/ui/controls/Button.tsx';
import { useMedia } from '../../shared/ui/layout/use-media.ts';
import { EmptyState } from '../../shared/ui/states/EmptyState.tsx';
import { ConversationList } from './ConversationList.tsx';
import type { Met } from './FriendList.tsx';
import styles from './FriendsBeside.module.css';
import { FriendsPanel } from './FriendsPanel.tsx';
import { PersonRow } from './PersonRow.tsx';

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

/** The most friends to greet. */
const mostGreeted = 6;

/** In the place of a conversation: the latest conversations; before the first one whom to greet, or how to begin. */
function NoConversation() {
  const { data: friends, isError } = useFriends();
  const latest = useLatestMessages();
  if ((!friends && !isError) || latest.isPending) return null;
  if (!friends || friends.length === 0)
    return <EmptyState title="Nobody to talk to yet">Messages with your friends are shown here.</EmptyState>;
  const conversations = (latest.data ?? []).flatMap((message) => {
    const friend = friends.find(
      ({ user }) => user === message.sender.user || user === message.recipient.user,
    );
    return friend ? [{ friend, message }] : [];
  });
  if (conversations.length > 0)
    return (
      <div className={styles.friends}>
        <ConversationList conversations={conversations} />
      </div>
    );
  const online = friends.filter(({ presence }) => presence !== 'offline').slice(0, mostGreeted);
  if (online.length === 0 || latest.isError)
    return <EmptyState title="Say hello">Choose a friend, and your conversation opens here.</EmptyState>;
  return (
    <div className={styles.friends}>
      <section aria-labelledby="greetable">
        <h2 id="greetable">Say hello</h2>
        <ul>
          {online.map((friend) => (
            <PersonRow
              key={friend.user}
              person={friend}
              presence={friend.presence}
              actions={
                <Button
                  aria-label={`Say hello to ${friend.username}`}
                  onClick={() => openConversation(friend)}
                >
                  Say hello
                </Button>
              }
            />
          ))}
        </ul>
      </section>
    </div>
  );
}
