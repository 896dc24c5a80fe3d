import type { Friend } from '../../entities/friends/friends-api.ts';
import type { DirectMessage } from '../../entities/messages/messages-api.ts';
import { formatDate, formatRelative, useLocale } from '../../entities/preferences/format.ts';
import { useSession } from '../../entities/session/session.ts';
import { Sticker } from '../../shared/ui/messages/Sticker.tsx';
import { stickerOf } from '../../shared/ui/messages/stickers.ts';
import styles from './LatestMessage.module.css';

/** The time of a message of today, otherwise its day: both stay right while the list is open. */
function whenText(createdAt: string): string {
  const start = new Date(createdAt).setHours(0, 0, 0, 0);
  // Two hours into today, so that also a day of 23 hours ends before it.
  const now = new Date().setHours(2, 0, 0, 0);
  return now - start < 24 * 60 * 60_000 ? formatDate(createdAt, 'time') : formatRelative(start, now);
}

interface LatestMessageProps {
  readonly friend: Friend;
  /** The last one of the conversation. */
  readonly message: DirectMessage;
}

/** The beginning of the last message with a friend, in one line, and when it was written. */
export function LatestMessage({ friend, message }: LatestMessageProps) {
  useLocale();
  const { user: you } = useSession();
  const isOwn = message.sender.user !== friend.user;
  const sticker = stickerOf(message.content);
  return (
    <span className={styles.latest}>
      <span className={styles.line}>
        {isOwn && 'You: '}
        {sticker ? (
          <Sticker avatar={isOwn && you ? you.avatar : friend.avatar} expression={sticker} />
        ) : (
          <bdi>{message.content}</bdi>
        )}
      </span>{' '}
      <time className={styles.when} dateTime={message.createdAt}>
        {whenText(message.createdAt)}
      </time>
    </span>
  );
}
