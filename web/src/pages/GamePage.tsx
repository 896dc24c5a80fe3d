import type { Person } from '@tallyho/game/room/person';
import { useEffect, useState } from 'react';
import { ChatFrame } from '../features/chat/ChatPanel.tsx';
import { ChatRoom } from '../features/chat/ChatRoom.tsx';
import { ChatSheet } from '../features/chat/ChatSheet.tsx';
import { GameScreen } from '../features/game/GameScreen.tsx';
import { GameSkeleton } from '../features/game/GameSkeleton.tsx';
import { NoActiveGame } from '../features/game/NoActiveGame.tsx';
import { EndedAction } from '../features/lobby/EndedAction.tsx';
import { ShareResult } from '../features/share/ShareResult.tsx';
import { endedText } from '../net/ended-text.ts';
import type { Room } from '../net/room.ts';
import {
  RoomProvider,
  useIsLeader,
  useMembership,
  useMembershipStore,
  useSnapshotOf,
} from '../net/room-hooks.tsx';
import { useSession } from '../session/session.ts';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';

/** The skeleton shows at least this long, in milliseconds (spec section 9). */
const skeletonMs = 300;

/** /game: the member's running or just finished game, or the way back. */
export default function GamePage() {
  const { user, isLoading } = useSession();
  const membership = useMembership();
  const store = useMembershipStore();
  const [isSettled, setSettled] = useState(false);
  const [wasMember, setWasMember] = useState(false);
  if (user && !wasMember) setWasMember(true);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), skeletonMs);
    return () => clearTimeout(timer);
  }, []);

  if (!isSettled || isLoading || (user && membership.status === 'checking')) return <GameSkeleton />;
  if (user && membership.status === 'member')
    return (
      <MemberGame
        room={membership.room}
        you={{ user: user._id, username: user.username, avatar: user.avatar }}
      />
    );
  if (user && membership.status === 'failed')
    return (
      <EmptyState
        level="page"
        avatar={6}
        title={membership.message}
        actions={
          <Button variant="hot" size="lg" onClick={() => void store.restore()}>
            Try again
          </Button>
        }
      >
        Your game is safe. We only can't reach it right now.
      </EmptyState>
    );
  const lost = membership.status === 'none' ? membership.ended : null;
  // Nobody logs out on this page: whoever is a guest here all at once has lost the session.
  const ended = wasMember && !user ? 'sessionEnded' : lost;
  return (
    <>
      <title>No Active Game · Tallyho</title>
      <NoActiveGame action={ended && <EndedAction reason={ended} />}>
        {ended && endedText(ended)}
      </NoActiveGame>
    </>
  );
}

function MemberGame({ room, you }: { readonly room: Room; readonly you: Person }) {
  const phase = useSnapshotOf(room, ({ view }) => view?.stage.phase ?? null);
  if (phase === null) return <GameSkeleton />;
  if (phase === 'lobby')
    return <NoActiveGame>Your lobby is open, but its game has not started.</NoActiveGame>;
  return (
    <RoomProvider room={room} you={you.user}>
      <title>Game · Tallyho</title>
      <GameScreen
        chatRail={
          <ChatFrame>
            <ChatRoom />
          </ChatFrame>
        }
        chatButton={<ChatSheet />}
        shareResult={(gameId) => <Share gameId={gameId} />}
      />
    </RoomProvider>
  );
}

function Share({ gameId }: { readonly gameId: string }) {
  return <ShareResult gameId={gameId} isLeader={useIsLeader()} />;
}
