import { counted } from '@tallyho/game/text';
import type { Friend } from '../../entities/friends/friends-api.ts';
import { openConversation } from '../../entities/friends/people-panel-store.ts';
import type { DirectMessage } from '../../entities/messages/messages-api.ts';
import { useUnread } from '../../entities/messages/unread.ts';
import { formatDate, formatDay, useLocale } from '../../entities/preferences/format.ts';
import { CountBadge } from '../../shared/ui/layout/CountBadge.tsx';
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

/** The conversations of the user, each with its last message and its time. A press opens one. */
export function ConversationList({ conversations }: { readonly conversations: readonly Latest[] }) {
  useLocale();
  const unread = useUnread();
  return (
    <section className={styles.conversations} aria-labelledby="conversations">
      <h2 id="conversations">Messages</h2>
      <ul>
        {conversations.map(({ friend, message }) => {
          const count = unread[friend.user] ?? 0;
          return (
            <li key={friend.user}>
              <button
                type="button"
                className={styles.conversation}
                data-unread={count > 0}
                onClick={() => openConversation(friend)}
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
