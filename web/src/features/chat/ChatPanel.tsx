import type { Person } from '@tallyho/game/model/person';
import type { Room } from '../../entities/room/room.ts';
import { RoomProvider, useMembership, useSnapshotOf } from '../../entities/room/room-hooks.tsx';
import { useMedia } from '../../shared/ui/layout/use-media.ts';
import { ChatBar } from './ChatBar.tsx';
import { ChatDisabled, visitorText } from './ChatDisabled.tsx';
import { ChatFrame } from './ChatFrame.tsx';
import { ChatRoom } from './ChatRoom.tsx';

interface ChatPanelProps {
  /** The logged-in user; null: a visitor; undefined: not known yet. */
  readonly you: Person | null | undefined;
}

/** The placeholder of the input while the user cannot write. */
const texts = {
  visitor: visitorText,
  noLobby: 'Please join a lobby to start sending messages.',
  connecting: 'Connecting...',
};

/** True where the chat does not fit next to the lobby (the home page's style sheet uses the same width). */
const chatBelow = '(width < 960px)';

/** The chat room of the home page. Fills its container's height. */
export function ChatPanel({ you }: ChatPanelProps) {
  const membership = useMembership();
  if (you && membership.status === 'member') return <MemberChat room={membership.room} you={you} />;
  const isKnown = you === null || (you !== undefined && membership.status !== 'checking');
  return (
    <ChatFrame>
      <ChatDisabled reason={isKnown ? (you === null ? texts.visitor : texts.noLobby) : texts.connecting} />
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
        <ChatDisabled reason={texts.connecting} />
      )}
    </ChatFrame>
  );
}
