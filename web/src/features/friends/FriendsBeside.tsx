import { useEffect, useState } from 'react';
import { ConversationPlace } from '../../entities/friends/ConversationPlace.tsx';
import { offerConversation, openConversation } from '../../entities/friends/people-panel-store.ts';
import { useFriends } from '../../entities/friends/use-friends.ts';
import { useLatestMessages } from '../../entities/messages/latest.ts';
import { Button } from '../../shared/ui/controls/Button.tsx';
import { useMedia } from '../../shared/ui/layout/use-media.ts';
import { EmptyState } from '../../shared/ui/states/EmptyState.tsx';
import type { Met } from './FriendList.tsx';
import styles from './FriendsBeside.module.css';
import { FriendsPanel } from './FriendsPanel.tsx';
import { type Latest, useLatestConversations } from './latest-conversations.ts';
import { PersonRow } from './PersonRow.tsx';

/** Here a conversation has space beside the friends. */
const wide = '(width >= 1100px)';

/** The friends of a page, and in wide windows the open conversation beside them. */
export function FriendsBeside({ met }: { readonly met?: readonly Met[] }) {
  const isWide = useMedia(wide);
  return (
    <div className={styles.panes}>
      <div className={styles.list}>
        <FriendsPanel {...(met && { met })} />
      </div>
      {isWide && <ConversationPane />}
    </div>
  );
}

/** The open conversation; until another is opened, the newest. */
function ConversationPane() {
  const conversations = useLatestConversations();
  useOffered(conversations);
  return (
    <div className={styles.pane}>
      <ConversationPlace />
      {conversations.length === 0 && <NoConversation />}
    </div>
  );
}

/** Offers the conversation that is the newest at first. It stays: a message of another friend does not replace what the user writes. */
function useOffered(conversations: readonly Latest[]): void {
  const [first, setFirst] = useState<string>();
  const friends = conversations.map(({ friend }) => friend);
  const offered = friends.find(({ user }) => user === first) ?? friends[0];
  if (offered && offered.user !== first) setFirst(offered.user);
  const { user, username, avatar } = offered ?? {};
  useEffect(() => {
    if (user === undefined || username === undefined || avatar === undefined) return;
    offerConversation({ user, username, avatar });
    return () => offerConversation(null);
  }, [user, username, avatar]);
}

/** The most friends to greet. */
const mostGreeted = 6;

/** In the place of a conversation before the first one: whom to greet, or how to begin. */
function NoConversation() {
  const { data: friends, isError } = useFriends();
  const latest = useLatestMessages();
  if ((!friends && !isError) || latest.isPending) return null;
  if (!friends || friends.length === 0)
    return <EmptyState title="Nobody to talk to yet">Messages with your friends are shown here.</EmptyState>;
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
