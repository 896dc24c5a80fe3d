import type { Person } from '@tallyho/game/room/person';
import { type ReactNode, useState } from 'react';
import type { Room } from '../../net/room.ts';
import { RoomProvider, useMembership, useSnapshotOf } from '../../net/room-hooks.tsx';
import { Boundary } from '../../ui/Boundary.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { useMedia } from '../../ui/use-media.ts';
import { ChatBar } from './ChatBar.tsx';
import { ChatClosed, guestText } from './ChatClosed.tsx';
import styles from './ChatPanel.module.css';
import { ChatRoom } from './ChatRoom.tsx';
import { ChatSettings } from './ChatSettings.tsx';

interface ChatPanelProps {
  /** Who is logged in; null: a guest; undefined: not known yet. */
  readonly you: Person | null | undefined;
}

/** What the input says while nothing can be written (spec section 2). */
const texts = {
  guest: guestText,
  noLobby: 'Please join a lobby to start sending messages.',
  connecting: 'Connecting...',
};

/** Where the chat has no room beside the lobby (the style sheet of the home page has the same width). */
const chatBelow = '(width < 960px)';

/** The chat room of the home page (spec section 2). Fills its container's height. */
export function ChatPanel({ you }: ChatPanelProps) {
  const membership = useMembership();
  if (you && membership.status === 'member') return <MemberChat room={membership.room} you={you} />;
  const isKnown = you === null || (you !== undefined && membership.status !== 'checking');
  return (
    <ChatFrame>
      <ChatClosed reason={isKnown ? (you === null ? texts.guest : texts.noLobby) : texts.connecting} />
    </ChatFrame>
  );
}

function MemberChat({ room, you }: { readonly room: Room; readonly you: Person }) {
  const hasView = useSnapshotOf(room, ({ view }) => view !== null);
  const isBelow = useMedia(chatBelow);
  if (isBelow && hasView)
    return (
      <RoomProvider room={room} you={you.user}>
        <ChatBar />
      </RoomProvider>
    );
  return (
    <ChatFrame>
      {hasView ? (
        <RoomProvider room={room} you={you.user}>
          <ChatRoom />
        </RoomProvider>
      ) : (
        <ChatClosed reason={texts.connecting} />
      )}
    </ChatFrame>
  );
}

/** Title and settings around the messages. `onClose` adds a close button, for the sheet on phones. */
export function ChatFrame({
  children,
  onClose,
}: {
  readonly children: ReactNode;
  readonly onClose?: () => void;
}) {
  const [hasSettings, setSettings] = useState(false);
  return (
    <section className={styles.panel} aria-label="Chat room">
      <header className={styles.head}>
        <h2>Chat room</h2>
        <IconButton
          icon="settings"
          label="Chat settings"
          aria-expanded={hasSettings}
          onClick={() => setSettings(!hasSettings)}
        />
        {onClose && <IconButton icon="close" label="Close chat" onClick={onClose} />}
      </header>
      <Boundary what="The chat">
        {hasSettings ? <ChatSettings onDone={() => setSettings(false)} /> : children}
      </Boundary>
    </section>
  );
}
