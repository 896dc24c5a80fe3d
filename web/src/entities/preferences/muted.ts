import type { UserId } from '@tallyho/game/model/person';
import { jsonItem } from '../../shared/storage/storage-item.ts';
import { onOwnerChange } from '../../shared/storage/storage-owner.ts';
import { createStore, useStore } from '../../shared/store/store.ts';

const stored = jsonItem('session', 'muted', (ids): UserId[] =>
  Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [],
);

let muted: ReadonlySet<UserId> = new Set(stored.read());
let blocked: ReadonlySet<UserId> = new Set();
const hidden = createStore(muted);

onOwnerChange(() => {
  muted = new Set();
  blocked = new Set();
  notify();
});

/** Hides a user's chat messages from this viewer, or shows them again. */
export function setMuted(user: UserId, mute: boolean): void {
  const next = new Set(muted);
  if (mute) next.add(user);
  else next.delete(user);
  muted = next;
  stored.write([...next]);
  notify();
}

/** Hides the chat messages of all users whom this viewer has blocked, and shows those of unblocked users again. */
export function setBlocked(users: readonly UserId[]): void {
  blocked = new Set(users);
  notify();
}

function notify(): void {
  hidden.set(blocked.size > 0 ? new Set([...muted, ...blocked]) : muted);
}

/** Returns true if this viewer has muted or blocked a user. */
export const hasMuted = (user: UserId): boolean => hidden.getSnapshot().has(user);

/** Returns the users whose chat messages this viewer does not see: the muted and the blocked ones. */
export const useMuted = (): ReadonlySet<UserId> => useStore(hidden);
