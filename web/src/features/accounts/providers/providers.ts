import * as v from 'valibot';

/** Who else can say who somebody is. */
export const providers = [
  { id: 'google', name: 'Google' },
  { id: 'discord', name: 'Discord' },
] as const;
export type ProviderId = (typeof providers)[number]['id'];

export const providerIdSchema = v.picklist(providers.map(({ id }) => id));

/** The provider that untrusted text names; undefined if it is none of ours. */
export const providerNamed = (text: string | null) => providers.find(({ id }) => id === text?.toLowerCase());

export const providerName = (id: ProviderId): string =>
  providers.find((provider) => provider.id === id)?.name ?? id;
