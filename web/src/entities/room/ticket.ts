import type { CloseReason } from '@tallyho/game/protocol/close-codes';
import { protocolVersion } from '@tallyho/game/protocol/version';
import { request } from '../../shared/api/api.ts';
import { RequestError } from '../../shared/api/api-error.ts';
import type { ResponseBody } from '../../shared/api/api-types.ts';

/**
 * Timeout of the ticket request, in milliseconds. On a dead connection a response may never arrive, but the next
 * attempt may succeed.
 */
export const ticketWithin = 8_000;

/** A ticket as the API answers it, with the base URL of the rooms. */
export type TicketAnswer = ResponseBody<'POST', '/api/party/ticket'>;

/** Returns the address to connect to with this ticket, which works once and within 60 s. */
export function addressWith(code: string, { ticket, url }: TicketAnswer): string {
  const address = new URL(`/parties/main/${code}`, url);
  address.searchParams.set('ticket', ticket);
  address.searchParams.set('v', String(protocolVersion));
  return address.href;
}

/**
 * Returns the address to connect to, with a fresh single-use ticket (valid for 60 s). Throws ApiError, or a
 * TimeoutError after 8 s.
 */
export async function socketAddress(code: string): Promise<string> {
  const answer = await request('POST', '/api/party/ticket', {
    body: { room: code },
    signal: AbortSignal.timeout(ticketWithin),
  });
  return addressWith(code, answer);
}

/** Returns the reason for which a refused ticket ends the connection; null if a retry can help. */
export function refusalReason(error: unknown): CloseReason | null {
  if (!(error instanceof RequestError)) return null;
  if (error.status === 401) return 'sessionEnded';
  if (error.status === 403 || error.status === 404) return 'notMember';
  return null;
}

/** Returns for how many seconds the API refuses tickets, because there were too many requests or wrong codes; null for other errors. */
export const retryAfterOf = (error: unknown): number | null =>
  error instanceof RequestError && error.status === 429 ? (error.retryAfter ?? 60) : null;
