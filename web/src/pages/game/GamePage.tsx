import type { Person } from '@tallyho/game/model/person';
import { useEffect, useState } from 'react';
import type { Room } from '../../entities/room/room.ts';
import {
  RoomProvider,
  useMembership,
  useMembershipStore,
  useSnapshotOf,
} from '../../entities/room/room-hooks.tsx';
import { readLastGuest } from '../../entities/session/last-guest.ts';
import { useSession } from '../../entities/session/session.ts';
import { ChatFrame } from '../../features/chat/ChatFrame.tsx';
import { ChatRoom } from '../../features/chat/ChatRoom.tsx';
import { ChatSheet, UnfoldChat } from '../../features/chat/ChatSheet.tsx';
import { TextPolicy } from '../../features/safety/TextPolicy.tsx';
import { ShareResult } from '../../features/share/ShareResult.tsx';
import { preloadLastMiniGame } from '../../minigames/registry.tsx';
import { GameScreen } from '../../screens/game/frame/GameScreen.tsx';
import { GameSkeleton } from '../../screens/game/frame/GameSkeleton.tsx';
import { NoActiveGame } from '../../screens/game/frame/NoActiveGame.tsx';
import { EndedAction, endedText, isSolvable } from '../../screens/lobby/EndedAction.tsx';
import { UnfinishedGame } from '../../screens/lobby/UnfinishedGame.tsx';
import { screenTimings } from '../../shared/screen-timings.ts';
import { Button } from '../../shared/ui/controls/Button.tsx';
import { EmptyState } from '../../shared/ui/states/EmptyState.tsx';

preloadLastMiniGame();

/** /game: the user's running or just finished game, or a message if there is none. */
export default function GamePage() {
  const { user, isLoading } = useSession();
  const membership = useMembership();
  const store = useMembershipStore();
  const [isSettled, setSettled] = useState(false);
  const [wasUser, setWasUser] = useState(false);
  if (user && !wasUser) setWasUser(true);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), screenTimings.gameSkeleton);
    return () => clearTimeout(timer);
  }, []);

  if (!isSettled || isLoading || (user && membership.status === 'checking')) return <GameSkeleton />;
  if (user && membership.status === 'member') return <MemberGame room={membership.room} you={user} />;
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
  // There is no logout button on this page, so a user who becomes a visitor here has lost the session. So has a guest who
  // reloads the page and is not logged in.
  const ended = !user && (wasUser || readLastGuest()) ? 'sessionEnded' : lost;
  const text = ended ? endedText(ended) : 'Create a lobby or join one to play.';
  return (
    <>
      <title>No Active Game · Tallyho</title>
      <NoActiveGame action={ended && isSolvable(ended) && <EndedAction reason={ended} isMain />}>
        {user ? <UnfinishedGame otherwise={text} /> : text}
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
      <TextPolicy>
        <GameScreen
          chatRail={(onClose) => (
            <ChatFrame onClose={onClose}>
              <ChatRoom />
            </ChatFrame>
          )}
          chatButton={<ChatSheet />}
          unfoldChat={(onOpen) => <UnfoldChat onOpen={onOpen} />}
          shareResult={(gameId) => <ShareResult gameId={gameId} size="xl" />}
        />
      </TextPolicy>
    </RoomProvider>
  );
}
