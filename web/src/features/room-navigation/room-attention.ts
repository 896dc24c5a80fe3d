import type { UserId } from '@tallyho/game/model/person';
import { isGameRunning, type RoomView } from '@tallyho/game/protocol/view';
import { notify } from '../../entities/feedback/notifications.ts';
import type { Room } from '../../entities/room/room.ts';
import { platform } from '../../shared/platform/platform.ts';
import { createScreenLock } from '../../shared/platform/screen-lock.ts';

interface Awaited {
  /** For the title and the notification. */
  readonly text: string;
  /** Identifies what is awaited: another key is another wait, also with the same text. */
  readonly key: string;
  /** Where the player does it. */
  readonly path: string;
}

/** Returns what the lobby or the game waits for from `you`; null if for nothing. */
function awaitedFrom(you: UserId, view: RoomView): Awaited | null {
  const inGame = gameAwaits(you, view);
  if (inGame) {
    const [text, time] = inGame;
    return { text, key: `${view.room.code} ${time} ${text}`, path: '/game' };
  }
  const guest = view.access?.requests.at(-1);
  if (!guest) return null;
  const path = isGameRunning(view.stage.phase) ? '/game' : '/?scrollTo=lobby';
  return { text: 'A guest wants to join', key: `${view.room.code} ${guest.user}`, path };
}

/** Returns what the game waits for from `you`, and what identifies the wait in the lobby; null if for nothing. */
function gameAwaits(
  you: UserId,
  { room, game, stage, seats }: RoomView,
): readonly [text: string, key: string | number] | null {
  switch (stage.phase) {
    case 'readyCheck': {
      const isAsked = seats.some(({ user, confirmed }) => user === you && !confirmed);
      return isAsked ? ['The game starts!', stage.startableAt] : null;
    }
    case 'choosing':
      return room.leader === you ? ['Choose a theme', `${game?.id}:${game?.rounds}`] : null;
    case 'playing': {
      if (!stage.yours || stage.yours.state === 'sent') return null;
      return [isLast(you, seats) ? 'Everybody waits for you' : 'Your turn', stage.startedAt];
    }
    case 'lobby':
    case 'results':
    case 'finished':
      return null;
    default:
      return stage satisfies never;
  }
}

/** Returns true if there are other players in the round, and all who are not absent have sent their answers. */
function isLast(you: UserId, seats: RoomView['seats']): boolean {
  const others = seats.filter(
    ({ user, confirmation, presence }) => user !== you && confirmation !== null && presence !== 'absent',
  );
  return others.length > 0 && others.every(({ confirmation }) => confirmation === 'sent');
}

/** Shows `text` in the title and a dot on the icon while the page is not in front. Returns a function that removes both. */
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
 * Calls a player back who does not see the page: by a system notification and a mark on the tab while the game waits for
 * them. `goTo` opens the page that a pressed notification leads to. Keeps the screen on during a game. Returns a function that
 * ends all of it.
 */
export function subscribeRoomAttention(room: Room, you: UserId, goTo: (path: string) => void): () => void {
  let awaited: Awaited | null = null;
  let unmark: (() => void) | null = null;
  const keepScreenOn = createScreenLock();

  function update(): void {
    const { view } = room.getSnapshot();
    const before = awaited;
    awaited = view && awaitedFrom(you, view);
    const isInFront = platform.isInFront();
    unmark?.();
    unmark = awaited !== null && !isInFront ? markTab(awaited.text) : null;
    if (awaited !== null && awaited.key !== before?.key) {
      const { text, key, path } = awaited;
      notify({ text, key, from: null, onPress: () => goTo(path) });
    }
    void keepScreenOn(view !== null && isGameRunning(view.stage.phase) && isInFront);
  }

  update();
  const unsubscribe = room.subscribe(update);
  const unfollow = platform.followFront(update);
  return () => {
    unsubscribe();
    unfollow();
    unmark?.();
    void keepScreenOn(false);
  };
}
