import { restoreTicketRegistry } from '../access/ticket-registry.ts';
import { restoreChat } from './chat-store.ts';
import { type LoadedRoom, roomShape } from './room-shape.ts';
import { openStored, versionOf } from './shape.ts';
import { restoreState, storedVersion } from './storage.ts';

export type Restored =
  /** `isUpgraded`: storage still has the shape of an older version. */
  | { kind: 'room'; loaded: LoadedRoom; isUpgraded: boolean }
  /** The room exists, but this version of the program cannot use it. */
  | { kind: 'unusable'; stored: Map<string, unknown> }
  | { kind: 'none' };

/** Restores the room from storage and upgrades it to the current shape. */
export const restoreRoom = (stored: Map<string, unknown>): Restored => {
  const version = storedVersion(stored);
  if (version === null) return { kind: 'none' };
  const loaded = openStored(roomShape, version, unchecked(stored));
  return loaded
    ? { kind: 'room', loaded, isUpgraded: version !== versionOf(roomShape) }
    : { kind: 'unusable', stored };
};

/** Assembles the stored values without validation; null if that is not possible. */
const unchecked = (stored: Map<string, unknown>): unknown => {
  try {
    return {
      state: restoreState(stored),
      chat: restoreChat(stored),
      admission: restoreTicketRegistry(stored),
    };
  } catch {
    return null;
  }
};
