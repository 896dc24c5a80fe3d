import { type Ticket, ticketSchema } from '@tallyho/game/protocol/ticket';
import { protocolVersion } from '@tallyho/game/protocol/version';
import * as v from 'valibot';
import type { Config } from './config.ts';
import { isAllowedOrigin } from './origin.ts';
import { isServiceCall } from './service-token.ts';
import { readTicket } from './ticket.ts';

/** The part of a request that the gate looks at: standard requests and the platform's fit. */
type Incoming = { url: string; method: string; headers: { get(name: string): string | null } };

export type Admittance =
  | { verdict: 'admitted'; ticket: Ticket }
  | { verdict: 'oldVersion' }
  | { verdict: 'refused'; status: 401 | 403 };

const ticketHeader = 'x-tallyho-ticket';
const roomHeader = 'x-tallyho-room';

/** Whether a socket may be opened to `room`: right origin, same protocol version, genuine ticket for this room. */
export const admit = async (
  request: Incoming,
  room: string,
  { config, now }: { config: Config; now: number },
): Promise<Admittance> => {
  const { headers } = request;
  if (!isAllowedOrigin(headers.get('origin'), headers.get('host'), config.allowedOrigins))
    return { verdict: 'refused', status: 403 };
  const query = new URL(request.url).searchParams;
  if (query.get('v') !== String(protocolVersion)) return { verdict: 'oldVersion' };
  const ticket = await readTicket(query.get('ticket'), { secret: config.ticketSecret, room, now });
  return ticket ? { verdict: 'admitted', ticket } : { verdict: 'refused', status: 401 };
};

/**
 * What the room gets to see of an admitted socket's request: nothing of the client's. The query is gone (the platform
 * keeps the address with the socket, and takes its id from `_pk`), and so are cookies; the ticket's words are in a header.
 */
export const admittedRequest = (request: Incoming, ticket: Ticket): { url: string; headers: Headers } => {
  const url = new URL(request.url);
  url.search = new URLSearchParams({ _pk: crypto.randomUUID() }).toString();
  const headers = new Headers({
    upgrade: 'websocket',
    [ticketHeader]: encodeURIComponent(JSON.stringify(ticket)),
  });
  return { url: url.toString(), headers };
};

/** The ticket that `admittedRequest` put there. */
export const ticketOf = (headers: Incoming['headers']): Ticket =>
  v.parse(ticketSchema, JSON.parse(decodeURIComponent(headers.get(ticketHeader) ?? '')));

/** Whether a plain request is the edge's own, for this room. */
export const isEdgeCall = (
  request: Incoming,
  room: string,
  { config, now }: { config: Config; now: number },
): Promise<boolean> =>
  request.method === 'POST'
    ? isServiceCall(request.headers.get('authorization'), { secret: config.serviceSecret, code: room, now })
    : Promise.resolve(false);

/** What the room gets to see of the edge's request besides the body. */
export const edgeRequest = (request: Incoming, room: string): { url: string; headers: Headers } => {
  const url = new URL(request.url);
  url.search = '';
  return {
    url: url.toString(),
    headers: new Headers({ [roomHeader]: room, 'content-type': 'application/json' }),
  };
};

/** The lobby code that `edgeRequest` put there. */
export const roomOf = (headers: Incoming['headers']): string => headers.get(roomHeader) ?? '';
