import type { CloseReason } from '@tallyho/game/protocol/close-codes';
import { protocolVersion } from '@tallyho/game/protocol/version';
import { request } from '../../shared/api/api.ts';
import { ApiError } from '../../shared/api/api-error.ts';

/**
 * Timeout of the ticket request, in milliseconds. On a dead connection a response may never arrive, but the next
 * attempt may succeed.
 */
export const ticketWithin = 8_000;

/**
 * Returns the address to connect to, with a fresh single-use ticket (valid for 60 s). Throws ApiError, or a
 * TimeoutError after 8 s.
 */
export async function socketAddress(code: string): Promise<string> {
  const { ticket, url } = await request('POST', '/api/party/ticket', {
    body: { room: code },
    signal: AbortSignal.timeout(ticketWithin),
  });
  const address = new URL(`/parties/main/${code}`, url);
  address.searchParams.set('ticket', ticket);
  address.searchParams.set('v', String(protocolVersion));
  return address.href;
}

/** Returns the reason for which a refused ticket ends the connection; null if a retry can help. */
export function refusalReason(error: unknown): CloseReason | null {
  if (!(error instanceof ApiError)) return null;
  if (error.status === 401) return 'sessionEnded';
  if (error.status === 403 || error.status === 404) return 'notMember';
  return null;
}
