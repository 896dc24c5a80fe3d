import { ownPath } from '@tallyho/game/accounts/own-path';

/** The address to go to after logging in, from the untrusted `next` of the query: a page of this site, or '/'. */
export const nextAddress = (next: string | null): string => ownPath(next ?? '/');

/** The address of another page of the account, keeping where the visitor wanted to go. */
export function withNext(page: '/login' | '/register', next: string): string {
  return next === '/' ? page : `${page}?${new URLSearchParams({ next })}`;
}
