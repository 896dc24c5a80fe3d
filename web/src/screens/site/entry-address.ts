import { useLocation } from 'react-router';

/** Pages that a login goes through: they say in `next` where it leads. */
const waysIn = /^\/(login|register|set-username|hand-back|return-to-app)\/?$/;

/** The address of a page to log in by, that leads back to where the visitor is now. */
export function useEntryAddress(page: '/login' | '/register'): string {
  const { pathname, search } = useLocation();
  const next = waysIn.test(pathname) ? new URLSearchParams(search).get('next') : pathname + search;
  return next === null || pathname === '/' ? page : `${page}?${new URLSearchParams({ next })}`;
}
