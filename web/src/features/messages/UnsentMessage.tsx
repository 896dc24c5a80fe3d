import { Message } from './Message.tsx';
import { useMessenger } from './messenger-context.ts';
import styles from './UnsentMessage.module.css';
import type { UnsentText } from './unsent.ts';

interface UnsentMessageProps {
  readonly unsent: UnsentText;
  readonly isContinued: boolean;
}

/** The user's own message in transit, or a failed message that the user can send again or discard. */
export function UnsentMessage({ unsent, isContinued }: UnsentMessageProps) {
  const { messenger, you } = useMessenger();
  const { outbox } = messenger;
  const { id, content, state, error } = unsent;
  const isFailed = state !== 'sending';
  return (
    <Message
      by="You"
      avatar={you.avatar}
      isOwn
      content={content}
      isContinued={isContinued}
      state={isFailed ? 'failed' : 'sending'}
      note={
        isFailed ? (
          <>
            <span className={styles.reason}>{error ? `Not sent. ${error}` : 'Not sent'}</span>
            <button type="button" className={styles.action} onClick={() => outbox.retry(id)}>
              Retry
            </button>
            <button type="button" className={styles.action} onClick={() => outbox.discard(id)}>
              Discard
            </button>
          </>
        ) : (
          'Sending...'
        )
      }
    />
  );
}
