import { closeCodes } from '@tallyho/game/protocol/close-codes';
import { protocolVersion } from '@tallyho/game/protocol/version';
import { request } from '../../shared/api/api.ts';
import { ApiError } from '../../shared/api/api-error.ts';
import { ticketWithin } from '../room/ticket.ts';

/** Where the person's own socket is opened: a fresh ticket for every connection (60 s, once). Throws ApiError, or a TimeoutError after 8 s. */
export async function personAddress(userId: string): Promise<string> {
  const { ticket, url } = await request('POST', '/api/party/person-ticket', {
    signal: AbortSignal.timeout(ticketWithin),
  });
  const address = new URL(`/parties/person/${userId}`, url);
  address.searchParams.set('ticket', ticket);
  address.searchParams.set('v', String(protocolVersion));
  return address.href;
}

/** The close code that a refused ticket amounts to; null if trying again can help. */
export function refusalCode(error: unknown): number | null {
  if (!(error instanceof ApiError)) return null;
  if (error.status === 401) return closeCodes.sessionEnded;
  return error.code === 'suspended' ? closeCodes.suspended : null;
}
