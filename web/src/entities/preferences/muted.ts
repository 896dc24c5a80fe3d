import type { UserId } from '@tallyho/game/model/person';
import { useSyncExternalStore } from 'react';

const storageKey = 'tallyho:muted';

function stored(): ReadonlySet<UserId> {
  try {
    const ids: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
    return new Set(Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : []);
  } catch {
    return new Set();
  }
}

let muted = stored();
let blocked: ReadonlySet<UserId> = new Set();
let hidden = muted;
const listeners = new Set<() => void>();

/** Hides a user's chat messages from this viewer, or shows them again. */
export function setMuted(user: UserId, mute: boolean): void {
  const next = new Set(muted);
  if (mute) next.add(user);
  else next.delete(user);
  muted = next;
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...next]));
  } catch {
    // Without storage a reload loses it.
  }
  tell();
}

/** Hides the chat messages of all users whom this viewer has blocked, and shows those of unblocked users again. */
export function setBlocked(users: readonly UserId[]): void {
  blocked = new Set(users);
  tell();
}

function tell(): void {
  hidden = blocked.size > 0 ? new Set([...muted, ...blocked]) : muted;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** Returns the users whose chat messages this viewer does not see: the muted and the blocked ones. */
export const useMuted = (): ReadonlySet<UserId> => useSyncExternalStore(subscribe, () => hidden);
