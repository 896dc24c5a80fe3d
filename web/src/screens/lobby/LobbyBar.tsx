import type { Person } from '@tallyho/game/model/person';
import type { Room } from '../../entities/room/room.ts';
import { RoomProvider, useMembership, useSnapshotOf } from '../../entities/room/room-hooks.tsx';
import { useLobbyLayout } from '../../entities/room/use-lobby-layout.ts';
import { ChatBar } from '../../features/chat/ChatBar.tsx';
import styles from './LobbyBar.module.css';
import { StartArea } from './StartArea.tsx';

/** For small windows: START and, if the chat is not beside the lobby, its last message, always in sight at the bottom of the window. */
export function LobbyBar({ you }: { readonly you: Person | null | undefined }) {
  const membership = useMembership();
  const isSeated = you && membership.status === 'member';
  return (
    // The bar has its height before it has its content.
    <section className={styles.bar} aria-label="Start">
      {isSeated && <BarContent room={membership.room} you={you} />}
    </section>
  );
}

function BarContent({ room, you }: { readonly room: Room; readonly you: Person }) {
  const hasView = useSnapshotOf(room, ({ view }) => view !== null);
  const { chat } = useLobbyLayout();
  if (!hasView) return null;
  return (
    <RoomProvider room={room} you={you.user}>
      {chat === 'bar' && (
        <div className={styles.chat}>
          <ChatBar />
        </div>
      )}
      <StartArea place="bar" />
    </RoomProvider>
  );
}
