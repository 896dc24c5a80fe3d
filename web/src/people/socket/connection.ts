import { useSyncExternalStore } from 'react';

/** live: what concerns the person arrives at once. down: it has to be asked for. */
export type PersonConnection = 'live' | 'down';

let connection: PersonConnection = 'down';
const listeners = new Set<() => void>();

export function setConnection(next: PersonConnection): void {
  if (next === connection) return;
  connection = next;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

export const readConnection = (): PersonConnection => connection;

/** Whether the person's own socket is connected. */
export const usePersonConnection = (): PersonConnection => useSyncExternalStore(subscribe, readConnection);
