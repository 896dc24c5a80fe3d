import type { ChatLine } from '@tallyho/game/chat/chat';
import { useEffect, useState } from 'react';
import { useMuted } from '../../entities/preferences/muted.ts';
import { useCurrentPlayer, useSnapshot } from '../../entities/room/room-hooks.tsx';
import { screenTimings } from '../../shared/screen-timings.ts';
import { Avatar } from '../../shared/ui/players/Avatar.tsx';
import { MessageExcerpt } from './MessageExcerpt.tsx';
import styles from './NewMessage.module.css';

/** Returns the last message of another player while it is new; null before the first one since the component was mounted. */
function useNewMessage(): ChatLine | null {
  const chat = useSnapshot((snapshot) => snapshot.chat);
  const you = useCurrentPlayer();
  const muted = useMuted();
  const [seen, setSeen] = useState(chat.at(-1)?.id ?? 0);
  const last = chat.findLast(({ user, isAction }) => !isAction && user !== you && !muted.has(user)) ?? null;
  const id = last?.id ?? 0;
  useEffect(() => {
    if (id <= seen) return;
    const timer = setTimeout(() => setSeen(id), screenTimings.newMessage);
    return () => clearTimeout(timer);
  }, [id, seen]);
  return id > seen ? last : null;
}

/**
 * The last message for some seconds, above the bar that holds it. The log of an open chat announces its messages itself, and this
 * one is then `silent`: it shows nothing.
 */
export function NewMessage({ silent }: { readonly silent: boolean }) {
  const message = useNewMessage();
  return (
    <div className={styles.place} role="status" aria-label="New message">
      {message && !silent && (
        <p key={message.id} className={styles.message}>
          <Avatar avatar={message.avatar} size="xs" />
          <span className={styles.text}>
            <MessageExcerpt line={message} />
          </span>
        </p>
      )}
    </div>
  );
}
