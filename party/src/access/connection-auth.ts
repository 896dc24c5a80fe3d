import type { CounterLabels } from '@tallyho/game/metrics/catalogue';
import { protocolVersion } from '@tallyho/game/protocol/version';
import * as v from 'valibot';
import type { Config } from './config.ts';
import { isAllowedOrigin } from './origin.ts';
import { hasEdgeToken } from './service-token.ts';
import { readTicket, type TicketKind } from './ticket.ts';

/** The parts of a request that are checked. Standard requests and requests of the platform both match. */
export type Incoming = { url: string; method: string; headers: { get(name: string): string | null } };

export type ConnectionAuth<Claims> =
  | { verdict: 'admitted'; ticket: Claims }
  | { verdict: 'oldVersion' }
  | { verdict: 'refused'; status: 401 | 403 };

/** Returns why a socket is refused, for the metrics; null if it is admitted. */
export const connectionRefusalOf = (
  auth: ConnectionAuth<unknown>,
): CounterLabels<'refusedSockets'>['reason'] | null => {
  switch (auth.verdict) {
    case 'admitted':
      return null;
    case 'oldVersion':
      return 'oldVersion';
    case 'refused':
      return auth.status === 403 ? 'origin' : 'invalidTicket';
    default:
      return auth satisfies never;
  }
};

const ticketHeader = 'x-tallyho-ticket';
const idHeader = 'x-tallyho-id';

/**
 * Checks whether a socket may open to the object `id`: allowed origin, supported protocol version, and a
 * valid ticket for exactly this object.
 */
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
 * Returns the request that the object receives for an accepted socket, without client data: the query is
 * removed (the platform stores the URL with the socket and reads its id from `_pk`), and so are the cookies.
 * A header carries the claims of the ticket.
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

/** Returns the ticket that `authorizedRequest` put into the headers. */
export const ticketOf = <Claims>(headers: Incoming['headers'], { schema }: TicketKind<Claims>): Claims =>
  v.parse(schema, JSON.parse(decodeURIComponent(headers.get(ticketHeader) ?? '')));

/** Returns true if a plain request is a call of the edge for the object `id`. */
export const isEdgeCall = (
  request: Incoming,
  { id, config, now }: { id: string; config: Config; now: number },
): Promise<boolean> =>
  request.method === 'POST'
    ? hasEdgeToken(request.headers.get('authorization'), { secret: config.serviceSecret, id, now })
    : Promise.resolve(false);

/** Returns the request that the object receives for a call of the edge, without the body. */
export const edgeRequest = (request: Incoming, id: string): { url: string; headers: Headers } => {
  const url = new URL(request.url);
  url.search = '';
  return { url: url.toString(), headers: callHeaders(id) };
};

/** Returns the headers of an authorized or internal call to the object `id`. */
export const callHeaders = (id: string): Headers =>
  new Headers({ [idHeader]: id, 'content-type': 'application/json' });

/**
 * Returns the object id that `callHeaders` set: a lobby code or a user id. The platform does not provide its
 * own id everywhere.
 */
export const idOf = (headers: Incoming['headers']): string => headers.get(idHeader) ?? '';
