import { ApiError } from '../../shared/api/api-error.ts';
export const failures = {
  respond: 'Error responding to friend request',
  send: 'Error sending friend request',
} as const;

/** Why, where the server said something that helps; empty otherwise. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof ApiError)) return '';
  return error.status >= 500 || error.code === 'unknown' ? '' : error.message;
}

/** What failed and why, for a place with room for one line. */
export const inOneLine = (what: string, error: unknown): string =>
  [what, reasonOf(error)].filter(Boolean).join('. ');
