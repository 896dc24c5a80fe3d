import { counted } from '@tallyho/game/text';
import { useState } from 'react';
import type { Friend } from '../../entities/friends/friends-api.ts';
import { openConversation } from '../../entities/friends/people-panel-store.ts';
import type { DirectMessage } from '../../entities/messages/messages-api.ts';
import { useUnread } from '../../entities/messages/unread.ts';
import { formatDate, formatDay, useLocale } from '../../entities/preferences/format.ts';
import { Button } from '../../shared/ui/controls/Button.tsx';
import { CountBadge } from '../../shared/ui/layout/CountBadge.tsx';
import { Icon } from '../../shared/ui/layout/Icon.tsx';
import { Avatar } from '../../shared/ui/players/Avatar.tsx';
import { VisuallyHidden } from '../../shared/ui/text/VisuallyHidden.tsx';
import styles from './ConversationList.module.css';

export interface Latest {
  readonly friend: Friend;
  /** The last one of the conversation. */
  readonly message: DirectMessage;
}

/** The time of a message of today, otherwise its day. */
const whenText = (createdAt: string): string =>
  new Date(createdAt).toDateString() === new Date().toDateString()
    ? formatDate(createdAt, 'time')
    : formatDay(createdAt);

/** How many conversations the strip has. */
const inStrip = 3;

/** Returns the conversations of the strip: the latest, and in place of the last of them the open one, if it is older. */
function stripOf(conversations: readonly Latest[], open: string | undefined): readonly Latest[] {
  const older = conversations.slice(inStrip).find(({ friend }) => friend.user === open);
  return older ? [...conversations.slice(0, inStrip - 1), older] : conversations.slice(0, inStrip);
}

interface ConversationListProps {
  readonly conversations: readonly Latest[];
  /** Whose conversation is shown. */
  readonly open: string | undefined;
}

/** The latest conversations of the user in one line, each with its last message, and all of them, with their times. A press opens one. */
export function ConversationList({ conversations, open }: ConversationListProps) {
  useLocale();
  const unread = useUnread();
  const [hasAll, setAll] = useState(false);
  return (
    <section className={styles.conversations} aria-labelledby="conversations">
      <div className={styles.head}>
        <h2 id="conversations">Messages</h2>
        {conversations.length > inStrip && (
          <Button
            variant="quiet"
            aria-expanded={hasAll}
            iconAfter={<Icon name={hasAll ? 'chevron-up' : 'chevron-down'} />}
            onClick={() => setAll(!hasAll)}
          >
            All
          </Button>
        )}
      </div>
      <ul data-strip={!hasAll}>
        {(hasAll ? conversations : stripOf(conversations, open)).map(({ friend, message }) => {
          const count = unread[friend.user] ?? 0;
          return (
            <li key={friend.user}>
              <button
                type="button"
                className={styles.conversation}
                data-unread={count > 0}
                aria-current={friend.user === open}
                onClick={() => {
                  setAll(false);
                  openConversation(friend);
                }}
              >
                <span className={styles.face}>
                  <Avatar avatar={friend.avatar} />
                  <CountBadge count={count} isAnimated={false} />
                </span>
                <bdi className={styles.name}>{friend.username}</bdi>{' '}
                <time className={styles.when} dateTime={message.createdAt}>
                  {whenText(message.createdAt)}
                </time>{' '}
                <span className={styles.line}>
                  {count > 0 && (
                    <>
                      <VisuallyHidden>{counted(Math.min(count, 99), 'new message')}:</VisuallyHidden>{' '}
                    </>
                  )}
                  {message.sender.user !== friend.user && 'You: '}
                  <bdi>{message.content}</bdi>
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
