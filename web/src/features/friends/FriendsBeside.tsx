import { ConversationPlace } from '../../entities/friends/ConversationPlace.tsx';
import { openConversation } from '../../entities/friends/people-panel-store.ts';
import { useFriends } from '../../entities/friends/use-friends.ts';
import { InviteButton } from '../../entities/invitations/InviteButton.tsx';
import { OpenAndInviteButton } from '../../entities/invitations/OpenAndInviteButton.tsx';
import { useUnread } from '../../entities/messages/unread.ts';
import { Button } from '../../shared/ui/controls/Button.tsx';
import { Icon } from '../../shared/ui/layout/Icon.tsx';
import { useMedia } from '../../shared/ui/layout/use-media.ts';
import { EmptyState } from '../../shared/ui/states/EmptyState.tsx';
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

/** How many friends who wrote have a row, and how many friends have one in all. */
const most = { writers: 3, rows: 6 };

/** In the place of a conversation: who has written, whom to greet, or how to begin. */
function NoConversation() {
  const { data: friends, isError } = useFriends();
  const unread = useUnread();
  if (!friends && !isError) return null;
  if (!friends || friends.length === 0)
    return <EmptyState title="Nobody to talk to yet">Messages with your friends are shown here.</EmptyState>;
  const writers = friends.filter(({ user }) => unread[user]).slice(0, most.writers);
  const online = friends
    .filter(({ user, presence }) => presence !== 'offline' && !unread[user])
    .slice(0, most.rows - writers.length);
  if (writers.length === 0 && online.length === 0)
    return <EmptyState title="Say hello">Choose a friend, and your conversation opens here.</EmptyState>;
  return (
    <div className={styles.friends}>
      {writers.length > 0 && (
        <section aria-labelledby="writers">
          <h2 id="writers">New messages</h2>
          <ul>
            {writers.map((friend) => (
              <PersonRow
                key={friend.user}
                person={friend}
                presence={friend.presence}
                note={unreadNote(unread[friend.user] ?? 0)}
                actions={
                  <Button
                    variant="hot"
                    icon={<Icon name="chat" />}
                    aria-label={`Read the messages of ${friend.username}`}
                    onClick={() => openConversation(friend)}
                  >
                    Read
                  </Button>
                }
              />
            ))}
          </ul>
        </section>
      )}
      {online.length > 0 && (
        <section aria-labelledby="greetable">
          <h2 id="greetable">Say hello</h2>
          <ul>
            {online.map((friend) => (
              <PersonRow
                key={friend.user}
                person={friend}
                presence={friend.presence}
                actions={
                  <>
                    <Button
                      aria-label={`Say hello to ${friend.username}`}
                      onClick={() => openConversation(friend)}
                    >
                      Say hello
                    </Button>
                    <InviteButton friend={friend} />
                    <OpenAndInviteButton friend={friend} />
                  </>
                }
              />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

const unreadNote = (count: number) =>
  count === 1 ? '1 new message' : `${count > 99 ? '99+' : count} new messages`;
