import type { MiniGameType } from '@tallyho/game/minigames/registry';
import { queryOptions } from '@tanstack/react-query';
import { request } from '../../net/api.ts';

/** A theme as the picker lists it (spec section 7, GET /api/themes). */
export interface ThemeTitle {
  readonly _id: string;
  readonly name: string;
  readonly type: 'normal' | 'lobby';
}

/** A theme as its preview shows it (GET /api/themes/{id}/details). Tags come as names or as objects. */
export interface ThemeDetails {
  readonly name: string;
  readonly description: string;
  readonly tags: readonly (string | { readonly name: string })[];
  readonly games: readonly { readonly name: string; readonly type: MiniGameType }[];
}

export const themesQuery = queryOptions({
  queryKey: ['themes'],
  queryFn: async () => (await request<{ themes: readonly ThemeTitle[] }>('GET', '/api/themes')).themes,
});

export const themeDetailsQuery = (id: string) =>
  queryOptions({
    queryKey: ['themes', id, 'details'],
    queryFn: async () => (await request<{ theme: ThemeDetails }>('GET', `/api/themes/${id}/details`)).theme,
  });
