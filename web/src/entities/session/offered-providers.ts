import { textItem } from '../../shared/storage/storage-item.ts';
import { createStore, useStore } from '../../shared/store/store.ts';

export type ProviderId = 'google' | 'discord';

const stored = textItem('local', 'providers');

/** Uses the response of the last visit until the API responds, so that the layout does not jump. */
const offered = createStore<readonly ProviderId[]>(
  (['google', 'discord'] as const).filter((id) => stored.read()?.includes(id)),
);

/** Stores which providers have keys in this deployment. */
export function noteOfferedProviders(providers: readonly ProviderId[]): void {
  stored.write(providers.join());
  offered.set(providers);
}

/** Returns the providers for logging in on this site. */
export const useOfferedProviders = (): readonly ProviderId[] => useStore(offered);
