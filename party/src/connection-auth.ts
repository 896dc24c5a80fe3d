import { protocolVersion } from '@tallyho/game/protocol/version';
import * as v from 'valibot';
import type { Config } from './config.ts';
import { isAllowedOrigin } from './origin.ts';
import { isServiceCall } from './service-token.ts';
import { readTicket, type TicketKind } from './ticket.ts';

/** The part of a request that the gate looks at: standard requests and the platform's fit. */
export type Incoming = { url: string; method: string; headers: { get(name: string): string | null } };

export type ConnectionAuth<Claims> =
  | { verdict: 'admitted'; ticket: Claims }
  | { verdict: 'oldVersion' }
  | { verdict: 'refused'; status: 401 | 403 };

const ticketHeader = 'x-tallyho-ticket';
const idHeader = 'x-tallyho-id';

/** Whether a socket may be opened to the object `id`: right origin, same protocol version, genuine ticket for exactly this one. */
export const authorizeConnection = async <Claims extends { exp: number }>(
  request: Incoming,
  kind: TicketKind<Claims>,
  { id, config, now }: { id: string; config: Config; now: number },
): Promise<ConnectionAuth<Claims>> => {
  const { headers } = request;
  if (!isAllowedOrigin(headers.get('origin'), headers.get('host'), config.allowedOrigins))
    return { verdict: 'refused', status: 403 };
  const query = new URL(request.url).searchParams;
  if (query.get('v') !== String(protocolVersion)) return { verdict: 'oldVersion' };
  const ticket = await readTicket(query.get('ticket'), kind, { secret: config.ticketSecret, id, now });
  return ticket ? { verdict: 'admitted', ticket } : { verdict: 'refused', status: 401 };
};

/**
 * What the object gets to see of an admitted socket's request: nothing of the client's. The query is gone (the platform
 * keeps the address with the socket, and takes its id from `_pk`), and so are cookies; the ticket's words are in a header.
 */
export const authorizedRequest = (request: Incoming, ticket: unknown): { url: string; headers: Headers } => {
  const url = new URL(request.url);
  url.search = new URLSearchParams({ _pk: crypto.randomUUID() }).toString();
  const headers = new Headers({
    upgrade: 'websocket',
    [ticketHeader]: encodeURIComponent(JSON.stringify(ticket)),
  });
  return { url: url.toString(), headers };
};

/** The ticket that `admittedRequest` put there. */
export const ticketOf = <Claims>(headers: Incoming['headers'], { schema }: TicketKind<Claims>): Claims =>
  v.parse(schema, JSON.parse(decodeURIComponent(headers.get(ticketHeader) ?? '')));

/** Whether a plain request is the edge's own, for the object `id`. */
export const isEdgeCall = (
  request: Incoming,
  { id, config, now }: { id: string; config: Config; now: number },
): Promise<boolean> =>
  request.method === 'POST'
    ? isServiceCall(request.headers.get('authorization'), { secret: config.serviceSecret, id, now })
    : Promise.resolve(false);

/** What the object gets to see of the edge's request besides the body. */
export const edgeRequest = (request: Incoming, id: string): { url: string; headers: Headers } => {
  const url = new URL(request.url);
  url.search = '';
  return { url: url.toString(), headers: callHeaders(id) };
};

/** The headers of a call that has passed the gate, or does not come from outside, to the object `id`. */
export const callHeaders = (id: string): Headers =>
  new Headers({ [idHeader]: id, 'content-type': 'application/json' });

/** The id that `callHeaders` put there: a lobby's code, a person's id. The platform's own is not to be had everywhere. */
export const idOf = (headers: Incoming['headers']): string => headers.get(idHeader) ?? '';
