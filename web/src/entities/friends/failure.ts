import { RequestError } from '../../shared/api/api-error.ts';
export const failures = {
  respond: 'Error responding to friend request',
  send: 'Error sending friend request',
} as const;

/** Returns the server's reason if it helps the user; empty otherwise. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof RequestError)) return '';
  return error.status >= 500 || error.code === 'unknown' ? '' : error.message;
}

/** Returns what failed and why, for a place with space for one line. */
export const errorLine = (what: string, error: unknown): string =>
  [what, reasonOf(error)].filter(Boolean).join('. ');
