import type { UserId } from '@tallyho/game/model/person';
import { isGameRunning, type RoomView } from '@tallyho/game/protocol/view';
import { notify } from '../../entities/feedback/notifications.ts';
import type { Room } from '../../entities/room/room.ts';
import { createScreenLock } from '../../shared/platform/screen-lock.ts';

/** Returns what the lobby or the game waits for from `you`, as a text for the title and the notification; null if for nothing. */
const awaitedFrom = (you: UserId, view: RoomView): string | null =>
  gameAwaits(you, view) ?? (view.access?.requests.length ? 'A guest wants to join' : null);

/** Returns what the game waits for from `you`, null if for nothing. */
function gameAwaits(you: UserId, { room, stage, seats }: RoomView): string | null {
  switch (stage.phase) {
    case 'readyCheck':
      return seats.some(({ user, confirmed }) => user === you && !confirmed) ? 'The game starts!' : null;
    case 'choosing':
      return room.leader === you ? 'Choose a theme' : null;
    case 'playing':
      return stage.yours && stage.yours.state !== 'sent' ? 'Your turn' : null;
    case 'lobby':
    case 'results':
    case 'finished':
      return null;
    default:
      return stage satisfies never;
  }
}

/** Shows `text` in the title and a dot on the icon while the page is hidden. Returns a function that removes both. */
function markTab(text: string): () => void {
  const title = document.title;
  const marked = `${text} · Tallyho`;
  document.title = marked;
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const plain = icon?.getAttribute('href') ?? '';
  icon?.setAttribute('href', '/favicon-turn.svg');
  return () => {
    // A page that was opened meanwhile has set its own title.
    if (document.title === marked) document.title = title;
    icon?.setAttribute('href', plain);
  };
}

/**
 * Calls a player back who has hidden the page: by a system notification and a mark on the tab while the game waits for
 * them. Keeps the screen on during a game. Returns a function that ends all of it.
 */
export function subscribeRoomAttention(room: Room, you: UserId): () => void {
  let awaited: string | null = null;
  let unmark: (() => void) | null = null;
  const keepScreenOn = createScreenLock();

  function update(): void {
    const { view } = room.getSnapshot();
    const before = awaited;
    awaited = view && awaitedFrom(you, view);
    const isHidden = document.visibilityState === 'hidden';
    unmark?.();
    unmark = awaited !== null && isHidden ? markTab(awaited) : null;
    if (awaited !== null && awaited !== before && isHidden) notify(awaited);
    void keepScreenOn(view !== null && isGameRunning(view.stage.phase) && !isHidden);
  }

  update();
  const unsubscribe = room.subscribe(update);
  document.addEventListener('visibilitychange', update);
  return () => {
    unsubscribe();
    document.removeEventListener('visibilitychange', update);
    unmark?.();
    void keepScreenOn(false);
  };
}
