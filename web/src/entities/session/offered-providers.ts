import { textItem } from '../../shared/storage/storage-item.ts';
import { createStore, useIsHydrated, useStore } from '../../shared/store/store.ts';

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

/** Until the API says otherwise, because nearly every deployment has them. */
const passkeys = createStore(true);

/** Stores whether users can log in with passkeys in this deployment. */
export const noteOfferedPasskeys = (areOffered: boolean): void => passkeys.set(areOffered);

/** Returns true if users can log in with passkeys on this site. Prerendered pages say that they can. */
export function useOffersPasskeys(): boolean {
  const areOffered = useStore(passkeys);
  return useIsHydrated() ? areOffered : true;
}

/** Returns the providers for logging in on this site. */
export const useOfferedProviders = (): readonly ProviderId[] => useStore(offered);
