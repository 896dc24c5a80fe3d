import { useSyncExternalStore } from 'react';

/** The friends whom this page has invited and the lobby of each invitation, while that is shown. */
const asked = new Map<string, { readonly code: string; readonly as: 'invited' | 'wait' }>();
const timers = new Map<string, ReturnType<typeof setTimeout>>();
const listeners = new Set<() => void>();

const tell = () => {
  for (const listener of listeners) listener();
};

/** Stores for `ms` milliseconds that a friend was invited (`wait`: a moment before, from another page). */
export function markInvited(friend: string, code: string, as: 'invited' | 'wait', ms: number): void {
  asked.set(friend, { code, as });
  clearTimeout(timers.get(friend));
  timers.set(
    friend,
    setTimeout(() => {
      asked.delete(friend);
      tell();
    }, ms),
  );
  tell();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** Returns if the friend has just been invited to the lobby with this code. */
export function useRecentlyInvited(friend: string, code: string | undefined): 'invited' | 'wait' | null {
  const one = useSyncExternalStore(subscribe, () => asked.get(friend));
  return one && one.code === code ? one.as : null;
}
