import type { Person } from '@tallyho/game/model/person';
import type { Room } from '../../entities/room/room.ts';
import { RoomProvider, useMembership, useSnapshotOf } from '../../entities/room/room-hooks.tsx';
import { useLobbyLayout } from '../../entities/room/use-lobby-layout.ts';
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

/** The chat room of the home page, next to the lobby or in a row below it. Fills its container's height. */
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
  const { chat } = useLobbyLayout();
  if (chat !== 'beside' && hasView)
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
