import { queryOptions } from '@tanstack/react-query';
import { request } from '../../shared/api/api.ts';
import type { ResponseBody } from '../../shared/api/api-types.ts';

/** A theme in the picker's list, with a few of its pictures. */
export type ThemeTitle = ResponseBody<'GET', '/api/themes'>['themes'][number];

export const themesQuery = queryOptions({
  queryKey: ['themes'],
  queryFn: async () => (await request('GET', '/api/themes')).themes,
});

export const themeDetailsQuery = (id: string) =>
  queryOptions({
    queryKey: ['themes', id, 'details'],
    queryFn: async () => {
      try {
        return (await request('GET', '/api/themes/:id/details', { param: { id } })).theme;
      } catch (error) {
        console.error('Server error fetching theme details', error);
        throw error;
      }
    },
  });
