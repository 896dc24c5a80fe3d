import { useEffect, useRef, useState } from 'react';
import { useMuted } from '../../net/muted.ts';
import { useSnapshot, useYou } from '../../net/room-hooks.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { ChatFrame } from './ChatPanel.tsx';
import { ChatRoom } from './ChatRoom.tsx';
import styles from './ChatSheet.module.css';

/** How many lines of others came since the chat was last open. */
function useUnread(isOpen: boolean): number {
  const chat = useSnapshot((snapshot) => snapshot.chat);
  const you = useYou();
  const muted = useMuted();
  const last = chat.at(-1)?.id ?? 0;
  const [seen, setSeen] = useState(last);
  if (isOpen && seen !== last) setSeen(last);
  return chat.filter(({ id, user, isAction }) => id > seen && !isAction && user !== you && !muted.has(user))
    .length;
}

/** For phones: a button with the number of unread lines, and the chat as a sheet from the bottom edge. */
export function ChatSheet() {
  const [isOpen, setOpen] = useState(false);
  const unread = useUnread(isOpen);
  const sheet = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const dialog = sheet.current;
    if (!isOpen || !dialog) return;
    dialog.showModal();
    return () => dialog.close();
  }, [isOpen]);

  return (
    <>
      <span className={styles.button}>
        <IconButton
          icon="chat"
          variant="plain"
          label={unread > 0 ? `Open chat, ${unread} unread` : 'Open chat'}
          onClick={() => setOpen(true)}
        />
        {unread > 0 && (
          <span key={unread} className={styles.unread} aria-hidden="true">
            {Math.min(unread, 99)}
          </span>
        )}
      </span>
      {isOpen && (
        // Escape does for the keyboard what a press outside does for the pointer.
        // biome-ignore lint/a11y/useKeyWithClickEvents: see above
        <dialog
          ref={sheet}
          className={styles.sheet}
          aria-label="Chat"
          onClose={() => setOpen(false)}
          onClick={(event) => {
            if (event.target === event.currentTarget) setOpen(false);
          }}
        >
          <div className={styles.inside}>
            <ChatFrame onClose={() => setOpen(false)}>
              <ChatRoom />
            </ChatFrame>
          </div>
        </dialog>
      )}
    </>
  );
}
