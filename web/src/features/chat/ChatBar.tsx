import { useMuted } from '../../entities/preferences/muted.ts';
import { useSnapshot } from '../../entities/room/room-hooks.tsx';
import { Icon } from '../../shared/ui/layout/Icon.tsx';
import { VisuallyHidden } from '../../shared/ui/text/VisuallyHidden.tsx';
import styles from './ChatBar.module.css';
import { ChatSheet, UnreadBadge } from './ChatSheet.tsx';
import { MessageExcerpt } from './MessageExcerpt.tsx';

/**
 * The chat as a single row that shows the last message and opens the full chat. Used where the chat does not fit next
 * to the lobby.
 */
export function ChatBar() {
  const chat = useSnapshot((snapshot) => snapshot.chat);
  const muted = useMuted();
  const last = chat.findLast(({ user, isAction }) => !isAction && !muted.has(user));
  return (
    <ChatSheet
      trigger={({ unread, 'aria-label': label, onClick }) => (
        <>
          <button type="button" className={styles.bar} onClick={onClick}>
            {/* Named by what it shows as well: speech input presses a button by the words on it. */}
            <VisuallyHidden>{label}:</VisuallyHidden>{' '}
            <span className={styles.picture}>
              <Icon name="chat" />
              <UnreadBadge unread={unread} />
            </span>
            <span className={styles.text}>{last ? <MessageExcerpt line={last} /> : 'Chat room'}</span>
            <Icon name="chevron-right" />
          </button>
          {/* The log of an open chat announces its messages itself. */}
          <VisuallyHidden>
            <span role="status" aria-label="New message">
              {/* A new element for each message, so that a repeated text is announced again. */}
              {last && unread > 0 && (
                <span key={last.id}>
                  <MessageExcerpt line={last} />
                </span>
              )}
            </span>
          </VisuallyHidden>
        </>
      )}
    />
  );
}
