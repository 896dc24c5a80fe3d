import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useMuted } from '../../entities/preferences/muted.ts';
import { useSettings } from '../../entities/preferences/preferences.ts';
import type { Room } from '../../entities/room/room.ts';
import { useCurrentPlayer, useRoom, useSnapshot } from '../../entities/room/room-hooks.tsx';
import { IconButton } from '../../shared/ui/controls/IconButton.tsx';
import { CountBadge } from '../../shared/ui/layout/CountBadge.tsx';
import { ChatFrame } from './ChatFrame.tsx';
import { ChatRoom } from './ChatRoom.tsx';
import styles from './ChatSheet.module.css';

/** The id of the last message that was seen in a sheet, by room: the buttons of lobby and game count from the same message. */
const seenInSheet = new WeakMap<Room, number>();

/** Returns the number of messages by other players after the one with the id `seen`. */
function useCountAfter(seen: number): number {
  const chat = useSnapshot((snapshot) => snapshot.chat);
  const you = useCurrentPlayer();
  const muted = useMuted();
  return chat.filter(({ id, user, isAction }) => id > seen && !isAction && user !== you && !muted.has(user))
    .length;
}

const useLastId = () => useSnapshot(({ chat }) => chat.at(-1)?.id ?? 0);

/** Returns the number of messages by other players since the sheet was last open, before that since the room was entered. */
function useUnread(isOpen: boolean): number {
  const room = useRoom();
  const last = useLastId();
  const [seen, setSeen] = useState(() => seenInSheet.get(room) ?? last);
  if (isOpen && seen !== last) setSeen(last);
  useEffect(() => {
    seenInSheet.set(room, seen);
  }, [room, seen]);
  return useCountAfter(seen);
}

/** The props for a button that opens the chat, and the number of unread messages. */
interface ChatTrigger {
  readonly 'aria-label': string;
  readonly onClick: () => void;
  readonly unread: number;
}

/** The number of unread messages, at the corner of an icon; renders nothing if there are none. Moves only if the chat's animations are on. */
export function UnreadBadge({ unread }: { readonly unread: number }) {
  const { animationsEnabled } = useSettings();
  return <CountBadge count={unread} isAnimated={animationsEnabled} />;
}

const iconTrigger = ({ unread, 'aria-label': label, onClick }: ChatTrigger) => (
  <span className={styles.button}>
    <IconButton icon="chat" variant="plain" label={label} onClick={onClick} />
    <UnreadBadge unread={unread} />
  </span>
);

const labelOf = (unread: number) => (unread > 0 ? `Open chat, ${unread} unread` : 'Open chat');

/** The icon that opens a folded chat, with the number of messages that arrived since it was folded. */
export function UnfoldChat({ onOpen }: { readonly onOpen: () => void }) {
  const last = useLastId();
  const [seen] = useState(last);
  const unread = useCountAfter(seen);
  return iconTrigger({ unread, 'aria-label': labelOf(unread), onClick: onOpen });
}

interface ChatSheetProps {
  /** Renders the button. Default: an icon. */
  readonly trigger?: (props: ChatTrigger) => ReactNode;
}

/** For phones: a button with the number of unread messages, and the chat as a sheet from the bottom edge. */
export function ChatSheet({ trigger = iconTrigger }: ChatSheetProps) {
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
      {trigger({
        unread,
        'aria-label': labelOf(unread),
        onClick: () => setOpen(true),
      })}
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
