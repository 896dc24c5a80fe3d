import { isGameRunning, type RoomView, type StageView } from '@tallyho/game/protocol/view';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Room } from '../../entities/room/room.ts';
import { useSnapshotOf } from '../../entities/room/room-hooks.tsx';
import { useSession } from '../../entities/session/session.ts';
import { showToast } from '../../shared/ui/overlays/toast.ts';

/**
 * Navigates with the room's phase: to /game when a game starts, or from the home page when it is already running as the page
 * loads; and home when the player returns to the lobby after a game. A start does not leave a page that is in use; then a
 * message leads to the game, and `GameBar`.
 */
export default function PhaseNavigation({ room }: { readonly room: Room }) {
  const phase = useSnapshotOf(room, ({ view }) => view?.stage.phase ?? null);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const hasTypedText = useTypedText();
  const before = useRef<StageView['phase'] | null>(null);

  const follow = useEffectEvent((was: StageView['phase'] | null, now: StageView['phase']) => {
    const starts = was !== null && !isGameRunning(was) && isGameRunning(now);
    const isKept = tasks.test(pathname) || (pathname !== '/' && hasTypedText());
    if (isGameRunning(now) && was === null && pathname === '/') navigate('/game');
    else if (starts && isKept) showToast('The game has started.', 'info', toGame(navigate));
    else if (starts) navigate('/game');
    else if (now === 'lobby' && was !== null && pathname === '/game') navigate('/');
  });

  useEffect(() => {
    const was = before.current;
    before.current = phase;
    if (phase !== null && phase !== was) follow(was, phase);
  }, [phase]);
  useEntryRequests(room, ({ network }) => {
    // The lobby and the game show the question itself.
    if (pathname === '/' || pathname === '/game') return;
    const isPlaying = phase !== null && isGameRunning(phase);
    showToast(`Somebody new from ${network}'s network: let in?`, 'info', {
      label: 'Answer',
      onSelect: () => navigate(isPlaying ? '/game' : '/?scrollTo=lobby'),
    });
  });
  useEffect(() => room.showPage(pathname === '/game' ? 'game' : 'other'), [room, pathname]);
  useRoomFeedback(
    room,
    (text) => {
      // The game page shows a banner; a toast is needed only if a dialog covers it.
      if (pathname !== '/game') showToast(text, 'info', toGame(navigate));
      else if (document.querySelector('dialog[open]')) showToast(text);
    },
    (path) => {
      if (path !== pathname) navigate(path);
    },
  );
  return null;
}

/** Pages with a link that works once, or in the middle of a login. */
const tasks =
  /^\/(verify-email|stop-email-change|reset-password|set-username|desktop-login|return-to-app)(\/|$)/;

const toGame = (navigate: ReturnType<typeof useNavigate>) => ({
  label: 'To the game',
  onSelect: () => navigate('/game'),
});

/** Calls `onAsked` with each new question to the leader whether a guest may join. */
function useEntryRequests(
  room: Room,
  onAsked: (request: NonNullable<RoomView['access']>['requests'][number]) => void,
): void {
  const requests = useSnapshotOf(room, ({ view }) => view?.access?.requests ?? none);
  const known = useRef<ReadonlySet<string>>(new Set());
  const notify = useEffectEvent(onAsked);
  useEffect(() => {
    for (const request of requests) if (!known.current.has(request.user)) notify(request);
    known.current = new Set(requests.map(({ user }) => user));
  }, [requests]);
}

const none: NonNullable<RoomView['access']>['requests'] = [];

/** Returns a function that returns true if a field of the page has text that the user has typed. */
function useTypedText(): () => boolean {
  const fields = useRef<readonly (HTMLInputElement | HTMLTextAreaElement)[]>([]);
  useEffect(() => {
    const note = ({ target }: Event) => {
      const isText = target instanceof HTMLInputElement && !notText.has(target.type);
      if (!isText && !(target instanceof HTMLTextAreaElement)) return;
      const others = fields.current.filter((field) => field !== target && field.isConnected);
      fields.current = [...others, target];
    };
    document.addEventListener('input', note, true);
    return () => document.removeEventListener('input', note, true);
  }, []);
  return () => fields.current.some((field) => field.isConnected && field.value.trim() !== '');
}

const notText: ReadonlySet<string> = new Set(['checkbox', 'radio', 'range', 'file', 'color', 'search']);

/** Sounds, notifications and the mark on the tab, on every page. Loaded lazily, because no page needs it to render. */
function useRoomFeedback(room: Room, onNudged: (text: string) => void, goTo: (path: string) => void): void {
  const notifyNudge = useEffectEvent(onNudged);
  const openPage = useEffectEvent(goTo);
  const you = useSession().user?.user;
  useEffect(() => {
    if (!you) return;
    let stop: (() => void) | null = () => undefined;
    import('./room-feedback.ts').then(
      ({ subscribeRoomFeedback: subscribe }) => {
        const handlers = {
          onNudged: (text: string) => notifyNudge(text),
          goTo: (path: string) => openPage(path),
        };
        if (stop) stop = subscribe(room, you, handlers);
      },
      () => undefined,
    );
    return () => {
      stop?.();
      stop = null;
    };
  }, [room, you]);
}
