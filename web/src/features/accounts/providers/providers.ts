import type { ProviderId } from '../../../entities/session/offered-providers.ts';

/** The external login providers. */
export const providers = [
  { id: 'google', name: 'Google' },
  { id: 'discord', name: 'Discord' },
] as const satisfies readonly { readonly id: ProviderId; readonly name: string }[];

/** Returns the provider with this untrusted name; undefined if it is unknown. */
export const providerNamed = (text: string | null) => providers.find(({ id }) => id === text?.toLowerCase());

export const providerName = (id: ProviderId): string =>
  providers.find((provider) => provider.id === id)?.name ?? id;
