import { isGameRunning, type StageView } from '@tallyho/game/protocol/view';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { Room } from '../../entities/room/room.ts';
import { useSnapshotOf } from '../../entities/room/room-hooks.tsx';
import { useSession } from '../../entities/session/session.ts';
import { useLocation, useNavigate } from '../../shared/router/router.tsx';
import { showToast } from '../../shared/ui/overlays/toast.ts';

/**
 * Navigates with the room's phase: to /game when a game starts, or when it is already running as the page loads; and home
 * when the player returns to the lobby after a game.
 */
export default function PhaseNavigation({ room }: { readonly room: Room }) {
  const phase = useSnapshotOf(room, ({ view }) => view?.stage.phase ?? null);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const before = useRef<StageView['phase'] | null>(null);

  const follow = useEffectEvent((was: StageView['phase'] | null, now: StageView['phase']) => {
    const arrives = was === null && restoresGame(pathname, search);
    const starts = was !== null && !isGameRunning(was) && isGameRunning(now);
    if (isGameRunning(now) && (arrives || starts)) navigate('/game');
    else if (now === 'lobby' && was !== null && pathname === '/game') navigate('/');
  });

  useEffect(() => {
    const was = before.current;
    before.current = phase;
    if (phase !== null && phase !== was) follow(was, phase);
  }, [phase]);
  useEffect(() => room.showPage(pathname === '/game' ? 'game' : 'other'), [room, pathname]);
  useRoomFeedback(room, (text) => {
    // The game page shows a banner; a toast is needed only if a dialog covers it.
    if (pathname !== '/game')
      showToast(text, 'info', { label: 'To the game', onSelect: () => navigate('/game') });
    else if (document.querySelector('dialog[open]')) showToast(text);
  });
  return null;
}

/** Pages that continue a login, and the page of an invite link. They navigate themselves. */
const ownNavigation = /^\/(join|login|register|set-username|desktop-login|return-to-app)(\/|$)/;

/**
 * Returns true if a running game is restored when this address is loaded. An address with a query, except on the home page,
 * has a result to show first, for example of a linked provider.
 */
const restoresGame = (pathname: string, search: string): boolean =>
  pathname === '/' || (search === '' && !ownNavigation.test(pathname));

/** Sounds, notifications and the mark on the tab, on every page. Loaded lazily, because no page needs it to render. */
function useRoomFeedback(room: Room, onNudged: (text: string) => void): void {
  const notifyNudge = useEffectEvent(onNudged);
  const you = useSession().user?._id;
  useEffect(() => {
    if (!you) return;
    let stop: (() => void) | null = () => undefined;
    import('./room-feedback.ts').then(
      ({ subscribeRoomFeedback: subscribe }) => {
        if (stop) stop = subscribe(room, you, (text) => notifyNudge(text));
      },
      () => undefined,
    );
    return () => {
      stop?.();
      stop = null;
    };
  }, [room, you]);
}
