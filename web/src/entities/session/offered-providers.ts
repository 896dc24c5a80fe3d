import { useSyncExternalStore } from 'react';

export type ProviderId = 'google' | 'discord';

const storageKey = 'tallyho:providers';

function remembered(): readonly ProviderId[] {
  try {
    const stored = localStorage.getItem(storageKey) ?? '';
    return (['google', 'discord'] as const).filter((id) => stored.includes(id));
  } catch {
    return [];
  }
}

/** The last visit's answer stands until the API has answered, so that nothing jumps. */
let offered = remembered();
const listeners = new Set<() => void>();

/** Notes which providers this deployment has keys for. */
export function noteOfferedProviders(providers: readonly ProviderId[]): void {
  offered = providers;
  try {
    localStorage.setItem(storageKey, providers.join());
  } catch {
    // Without storage the next visit waits for the answer.
  }
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** The providers that people can log in with here. */
export const useOfferedProviders = (): readonly ProviderId[] =>
  useSyncExternalStore(subscribe, () => offered);
