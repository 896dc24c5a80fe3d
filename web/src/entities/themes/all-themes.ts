import { queryOptions } from '@tanstack/react-query';
import { request } from '../../shared/api/api.ts';

/** All themes for administrators, hidden ones too, oldest first. */
export const allThemesQuery = queryOptions({
  queryKey: ['studio', 'themes'],
  queryFn: () => request('GET', '/api/themes/all'),
});
