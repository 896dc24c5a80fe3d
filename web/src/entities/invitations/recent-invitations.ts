import { useSyncExternalStore } from 'react';

/** Whom this page has asked, into which lobby, for as long as that is shown. */
const asked = new Map<string, { readonly code: string; readonly as: 'invited' | 'wait' }>();
const timers = new Map<string, ReturnType<typeof setTimeout>>();
const listeners = new Set<() => void>();

const tell = () => {
  for (const listener of listeners) listener();
};

/** Remembers that a friend was asked (`wait`: a moment before, elsewhere) for `ms` milliseconds. */
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

/** Whether the friend has just been asked into the lobby of this code. */
export function useRecentlyInvited(friend: string, code: string | undefined): 'invited' | 'wait' | null {
  const one = useSyncExternalStore(subscribe, () => asked.get(friend));
  return one && one.code === code ? one.as : null;
}
