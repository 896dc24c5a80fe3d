import { safeRedirectPath } from '@tallyho/game/accounts/safe-redirect-path';
import { readInvitation } from './stored-invitation.ts';

/**
 * Returns the address to open after the login, from the untrusted `next` of the query: a page of this site; without
 * one the lobby of an invite link opened in this tab, or '/'.
 */
export function nextAddress(next: string | null): string {
  const address = safeRedirectPath(next ?? '/');
  if (address !== '/') return address;
  const code = readInvitation();
  return code === null ? '/' : `/join/${code}`;
}

/** Returns the address of another login page and keeps the page that the visitor requested. */
export function withNext(page: '/login' | '/register', next: string): string {
  return next === '/' ? page : `${page}?${new URLSearchParams({ next })}`;
}

/** Returns true if an address from `nextAddress` is an invite link. Such a visitor may be here for the first time. */
export const isInvitation = (next: string): boolean => next.startsWith('/join/');
