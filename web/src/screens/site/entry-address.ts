import { useLocation } from 'react-router-dom';
import { useIsHydrated } from '../../shared/store/store.ts';

/** Pages of the login flow. Their `next` parameter is the page to return to. */
const loginPages = /^\/(login|register|set-username|desktop-login|return-to-app)\/?$/;

/** Returns the address of the login or registration page that returns to the current page afterwards. */
export function useEntryAddress(page: '/login' | '/register'): string {
  const { pathname, search: query } = useLocation();
  const search = useIsHydrated() ? query : '';
  const next = loginPages.test(pathname) ? new URLSearchParams(search).get('next') : pathname + search;
  return next === null || pathname === '/' ? page : `${page}?${new URLSearchParams({ next })}`;
}
