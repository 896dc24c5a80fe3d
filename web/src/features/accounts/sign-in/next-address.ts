import { safeRedirectPath } from '@tallyho/game/accounts/safe-redirect-path';
import { readInvitation } from './kept-invitation.ts';

/**
 * The address to go to after logging in, from the untrusted `next` of the query: a page of this site; without one the
 * lobby that a link of this tab led to, or '/'.
 */
export function nextAddress(next: string | null): string {
  const address = safeRedirectPath(next ?? '/');
  if (address !== '/') return address;
  const code = readInvitation();
  return code === null ? '/' : `/join/${code}`;
}

/** The address of another page of the account, keeping where the visitor wanted to go. */
export function withNext(page: '/login' | '/register', next: string): string {
  return next === '/' ? page : `${page}?${new URLSearchParams({ next })}`;
}

/** Whether the address, from `nextAddress`, is an invite link: the visitor may never have been here. */
export const isInvitation = (next: string): boolean => next.startsWith('/join/');
