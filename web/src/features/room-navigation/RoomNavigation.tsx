import { isGameRunning, type StageView } from '@tallyho/game/protocol/view';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Room } from '../../entities/room/room.ts';
import { useMembership, useSnapshotOf } from '../../entities/room/room-hooks.tsx';
import { useSession } from '../../entities/session/session.ts';
import { platform } from '../../shared/platform/platform.ts';
import { showToast } from '../../shared/ui/overlays/toast.ts';

/**
 * Brings a member to where the room is: to /game when a game starts (from any page) or is found running on arrival at
 * the home page, and back home when they go back to the lobby after a game. Once, inside the router.
 */
export function RoomNavigation() {
  const membership = useMembership();
  return membership.status === 'member' ? <Follow room={membership.room} /> : null;
}

function Follow({ room }: { readonly room: Room }) {
  const phase = useSnapshotOf(room, ({ view }) => view?.stage.phase ?? null);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const before = useRef<StageView['phase'] | null>(null);

  const follow = useEffectEvent((was: StageView['phase'] | null, now: StageView['phase']) => {
    // An invite link finds its own way.
    const arrives = was === null && pathname === '/';
    const starts = was !== null && !isGameRunning(was) && isGameRunning(now);
    if (isGameRunning(now) && (arrives || starts)) {
      if (starts) platform.notify('Tallyho', 'The game starts!');
      void navigate('/game');
    } else if (now === 'lobby' && was !== null && pathname === '/game') void navigate('/');
  });

  useEffect(() => {
    const was = before.current;
    before.current = phase;
    if (phase !== null && phase !== was) follow(was, phase);
  }, [phase]);
  useEffect(() => room.showPage(pathname === '/game' ? 'game' : 'other'), [room, pathname]);
  useRoomFeedback(room, (text) => {
    platform.notify('Tallyho', text);
    // On the game's own screen a banner says it, unless a dialog lies over that.
    if (pathname !== '/game')
      showToast(text, 'info', { label: 'To the game', onSelect: () => void navigate('/game') });
    else if (document.querySelector('dialog[open]')) showToast(text);
  });
  return null;
}

/** Lets the room be heard and felt on every page. Nothing of it is needed for a page to show. */
function useRoomFeedback(room: Room, onNudged: (text: string) => void): void {
  const tellNudge = useEffectEvent(onNudged);
  const you = useSession().user?._id;
  useEffect(() => {
    if (!you) return;
    let stop: (() => void) | null = () => undefined;
    import('./room-cues.ts').then(
      ({ subscribeRoomCues: listenTo }) => {
        if (stop) stop = listenTo(room, you, (text) => tellNudge(text));
      },
      () => undefined,
    );
    return () => {
      stop?.();
      stop = null;
    };
  }, [room, you]);
}
