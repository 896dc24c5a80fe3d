import { closeCodes } from '@tallyho/game/protocol/close-codes';
import { userObjectNames } from '@tallyho/game/protocol/user-object-names';
import { protocolVersion } from '@tallyho/game/protocol/version';
import { request } from '../../shared/api/api.ts';
import { RequestError } from '../../shared/api/api-error.ts';
import { ticketWithin } from '../room/ticket.ts';

/**
 * Returns the address of the user socket, with a fresh single-use ticket (valid for 60 s). Throws ApiError, or
 * a TimeoutError after 8 s.
 */
export async function userSocketAddress(userId: string): Promise<string> {
  const { ticket, url } = await request('POST', `/api/party${userObjectNames.ticketPath}`, {
    signal: AbortSignal.timeout(ticketWithin),
  });
  const address = new URL(`/parties/${userObjectNames.party}/${userId}`, url);
  address.searchParams.set('ticket', ticket);
  address.searchParams.set('v', String(protocolVersion));
  return address.href;
}

/** Returns the close code that corresponds to a refused ticket; null if a retry can help. */
export function refusalCode(error: unknown): number | null {
  if (!(error instanceof RequestError)) return null;
  if (error.status === 401) return closeCodes.sessionEnded;
  return error.code === 'suspended' ? closeCodes.suspended : null;
}
