import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { closeFriends, usePeoplePanel } from '../../entities/friends/people-panel-store.ts';
import {
  MembershipProvider,
  RoomProvider,
  useMembership,
  useSnapshot,
} from '../../entities/room/room-hooks.tsx';
import { ChatFrame } from '../../features/chat/ChatFrame.tsx';
import { ChatRoom } from '../../features/chat/ChatRoom.tsx';
import { ChatSheet, UnfoldChat } from '../../features/chat/ChatSheet.tsx';
import { ShareResult } from '../../features/share/ShareResult.tsx';
import { closeScene, currentStage, showScene } from '../../features/test-mode/current-stage.ts';
import { type FromFrame, receiveMessages, toFrameSchema } from '../../features/test-mode/frame-messages.ts';
import type { Scene } from '../../features/test-mode/scene.ts';
import type { FrameStage } from '../../features/test-mode/stage.ts';
import { clearDrafts } from '../../screens/game/base/draft-storage.ts';
import { GameScreen } from '../../screens/game/frame/GameScreen.tsx';
import { GameSkeleton } from '../../screens/game/frame/GameSkeleton.tsx';
import { useStore } from '../../shared/store/store.ts';
import { Button } from '../../shared/ui/controls/Button.tsx';
import { showToast } from '../../shared/ui/overlays/toast.ts';
import { EmptyState } from '../../shared/ui/states/EmptyState.tsx';

/** The address inside the frame while the game is shown. */
export const gamePath = '/game';

const post = (message: FromFrame): void => window.parent.postMessage(message, window.location.origin);

function start(scene: Scene): void {
  // A repeated scene has the same game id, so it would find the drafts of the last time.
  clearDrafts();
  showScene(scene);
}

function handleParentCommands(): () => void {
  return receiveMessages(
    () => window.parent,
    toFrameSchema,
    (message) => {
      const shown = currentStage.getSnapshot();
      if (message.type === 'scene') start(message.scene);
      else if (message.type === 'scheme') document.documentElement.dataset.theme = message.scheme;
      else if (shown && 'stage' in shown) shown.stage.run(message.command);
    },
  );
}

/** Returns true if Escape closes something in this page. */
const hasOpenLayer = (): boolean =>
  document.querySelector('dialog[open]') !== null ||
  [...document.querySelectorAll('[popover="auto"]')].some((box) => box.matches(':popover-open'));

/** Tells the page around the frame about Escape, unless the key closes something here. */
function reportEscape(): () => void {
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented && !hasOpenLayer()) post({ type: 'escape' });
  };
  window.addEventListener('keydown', onKey);
  return () => window.removeEventListener('keydown', onKey);
}

/** /test-mode/frame: shows the scene that the page around this frame sends. */
export function TestFramePage() {
  const shown = useStore(currentStage);
  useEffect(() => {
    const unsubscribe = [handleParentCommands(), reportEscape()];
    post({ type: 'ready' });
    return () => {
      for (const stop of unsubscribe) stop();
      closeScene();
    };
  }, []);
  if (!shown) return <GameSkeleton />;
  if ('error' in shown)
    return <EmptyState level="page" title={`Error loading game: ${shown.error}`} avatar={6} />;
  const { scene, membership } = shown.stage;
  return (
    <MembershipProvider key={shown.run} user={scene.viewer.user} store={membership}>
      <Game stage={shown.stage} />
    </MembershipProvider>
  );
}

function Game({ stage }: { readonly stage: FrameStage }) {
  const membership = useMembership();
  const { pathname } = useLocation();
  useEffect(() => {
    const report = () => post({ type: 'status', status: stage.status() });
    report();
    return stage.subscribe(report);
  }, [stage]);
  if (membership.status !== 'member') return <Ended scene={stage.scene} title="You left the game" />;
  return (
    <RoomProvider room={membership.room} you={stage.scene.viewer.user}>
      {pathname === gamePath ? (
        <RunningGame scene={stage.scene} />
      ) : (
        <Ended scene={stage.scene} title="Players are on the home page now" />
      )}
    </RoomProvider>
  );
}

function RunningGame({ scene }: { readonly scene: Scene }) {
  useNoFriends();
  const phase = useSnapshot(({ view }) => view?.stage.phase ?? null);
  if (phase === null) return <GameSkeleton />;
  if (phase === 'lobby') return <Ended scene={scene} title="Players are in the lobby now" />;
  return (
    <GameScreen
      chatRail={(onClose) => (
        <ChatFrame onClose={onClose}>
          <ChatRoom />
        </ChatFrame>
      )}
      chatButton={<ChatSheet />}
      unfoldChat={(onOpen) => <UnfoldChat onOpen={onOpen} />}
      shareResult={(gameId) => <ShareResult gameId={gameId} />}
    />
  );
}

/** Friends exist only on the site, so the button that opens them says so. */
function useNoFriends(): void {
  const { friendsOpen } = usePeoplePanel();
  useEffect(() => {
    if (!friendsOpen) return;
    closeFriends();
    showToast('Friends are not part of test mode.');
  }, [friendsOpen]);
}

/** The end of a scene, where the site would show another page. */
function Ended({ scene, title }: { readonly scene: Scene; readonly title: string }) {
  const navigate = useNavigate();
  function restart() {
    navigate(gamePath);
    start(scene);
  }
  return (
    <EmptyState
      level="page"
      title={title}
      actions={
        <Button variant="hot" size="lg" onClick={restart}>
          Start again
        </Button>
      }
    >
      The test ends here.
    </EmptyState>
  );
}
