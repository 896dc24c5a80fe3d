import { restoreChat } from './chat-store.ts';
import { type LoadedRoom, roomShape } from './room-shape.ts';
import { openStored, versionOf } from './shape.ts';
import { restoreState, storedVersion } from './storage.ts';
import { restoreTicketRegistry } from './ticket-registry.ts';

export type Restored =
  /** `isUpgraded`: storage still has the shape of an older version. */
  | { kind: 'room'; held: LoadedRoom; isUpgraded: boolean }
  /** There is a room that this version of the program cannot use. */
  | { kind: 'unusable' }
  | { kind: 'none' };

/** The room that storage holds, in the shape of now. */
export const restoreRoom = (stored: Map<string, unknown>): Restored => {
  const version = storedVersion(stored);
  if (version === null) return { kind: 'none' };
  const held = openStored(roomShape, version, unchecked(stored));
  return held ? { kind: 'room', held, isUpgraded: version !== versionOf(roomShape) } : { kind: 'unusable' };
};

/** What is stored, put together without a look at what it is; null if even that is impossible. */
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
