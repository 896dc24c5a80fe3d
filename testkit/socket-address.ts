import { protocolVersion } from '@tallyho/game/protocol/version';
import type { HttpClient } from './http-client.ts';

type Ticket = { readonly ticket: string; readonly url: string };

/** Fetches a ticket for the room of the account's lobby. Returns the address of the socket that it opens. */
export const fetchRoomAddress = async (client: HttpClient, code: string): Promise<string> => {
  const { ticket, url } = await client.requestJson<Ticket>('POST', '/api/party/ticket', { room: code });
  const address = new URL(`/parties/main/${code}`, url);
  address.searchParams.set('ticket', ticket);
  address.searchParams.set('v', String(protocolVersion));
  return address.href;
};
