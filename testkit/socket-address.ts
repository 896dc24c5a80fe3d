import { userObjectNames } from '@tallyho/game/protocol/user-object-names';
import { protocolVersion } from '@tallyho/game/protocol/version';
import type { HttpClient } from './http-client.ts';

type Ticket = { readonly ticket: string; readonly url: string };

/** Fetches a ticket for the room of the account's lobby. Returns the address of the socket that it opens. */
export const fetchRoomAddress = async (client: HttpClient, code: string): Promise<string> =>
  addressOf(await client.requestJson<Ticket>('POST', '/api/party/ticket', { room: code }), `main/${code}`);

/** Fetches a ticket for the account's user socket. Returns the address of the socket that it opens. */
export const fetchUserAddress = async (client: HttpClient, userId: string): Promise<string> =>
  addressOf(
    await client.requestJson<Ticket>('POST', `/api/party${userObjectNames.ticketPath}`),
    `${userObjectNames.party}/${userId}`,
  );

const addressOf = ({ ticket, url }: Ticket, path: string): string => {
  const address = new URL(`/parties/${path}`, url);
  address.searchParams.set('ticket', ticket);
  address.searchParams.set('v', String(protocolVersion));
  return address.href;
};
