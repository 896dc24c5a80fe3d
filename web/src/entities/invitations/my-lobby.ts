import type { RoomView } from '@tallyho/game/protocol/view';
import { useSyncExternalStore } from 'react';
import { useMembership } from '../room/room-hooks.tsx';

interface MyLobby {
  readonly code: string;
  /** Null until the first room state has arrived. */
  readonly view: RoomView | null;
}

const noRoom = () => () => undefined;

/** Returns the lobby in which the viewer sits, on any page; null if none. */
export function useMyLobby(): MyLobby | null {
  const membership = useMembership();
  const room = membership.status === 'member' ? membership.room : null;
  const view = useSyncExternalStore(room?.subscribe ?? noRoom, () => room?.getSnapshot().view ?? null);
  return room && { code: room.code, view };
}
