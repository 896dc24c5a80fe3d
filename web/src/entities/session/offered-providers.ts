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

/** Uses the response of the last visit until the API responds, so that the layout does not jump. */
let offered = remembered();
const listeners = new Set<() => void>();

/** Stores which providers have keys in this deployment. */
export function noteOfferedProviders(providers: readonly ProviderId[]): void {
  offered = providers;
  try {
    localStorage.setItem(storageKey, providers.join());
  } catch {
    // Without storage the next visit waits for the response.
  }
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** Returns the providers for logging in on this site. */
export const useOfferedProviders = (): readonly ProviderId[] =>
  useSyncExternalStore(subscribe, () => offered);
