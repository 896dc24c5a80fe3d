import type { RoomView } from '@tallyho/game/protocol/view';
import { useSyncExternalStore } from 'react';
import { useMembership } from '../room/room-hooks.tsx';

interface MyLobby {
  readonly code: string;
  /** Null until the room has been received. */
  readonly view: RoomView | null;
}

const noRoom = () => () => undefined;

/** The lobby that the viewer sits in, wherever on the site; null if in none. */
export function useMyLobby(): MyLobby | null {
  const membership = useMembership();
  const room = membership.status === 'member' ? membership.room : null;
  const view = useSyncExternalStore(room?.subscribe ?? noRoom, () => room?.getSnapshot().view ?? null);
  return room && { code: room.code, view };
}
