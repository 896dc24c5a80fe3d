import { randomUUID } from 'node:crypto';
import type { FanoutAnswer, FanoutRequest } from '@tallyho/game/protocol/fanout';
import type { PersonRequest } from '@tallyho/game/protocol/person';
import type { RoomAnswer, RoomRequest } from '@tallyho/game/protocol/service';
import { SignJWT } from 'jose';
import { serviceSecret, ticketSecret } from './harness.ts';

const bytes = new TextEncoder();

export type TicketClaims = {
  room: string;
  sub: string;
  username?: string;
  session?: string;
  jti?: string;
  aud?: string;
  expiresIn?: number;
  secret?: string;
};

/** Returns a ticket as the edge makes it. Each claim can be overridden. */
export const makeTicket = ({ room, sub, ...claims }: TicketClaims): Promise<string> =>
  new SignJWT({
    room,
    username: claims.username ?? sub,
    avatar: 1,
    session: claims.session ?? `session-of-${sub}`,
  })
    .setProtectedHeader({ alg: 'HS256' })
    .setAudience(claims.aud ?? 'party')
    .setSubject(sub)
    .setJti(claims.jti ?? randomUUID())
    .setExpirationTime(Math.floor(Date.now() / 1000) + (claims.expiresIn ?? 60))
    .sign(bytes.encode(claims.secret ?? ticketSecret));

/** Returns a ticket for a user's personal socket. Each claim can be overridden. */
export const makePersonTicket = ({
  sub,
  ...claims
}: Omit<TicketClaims, 'room' | 'username'>): Promise<string> =>
  new SignJWT({ session: claims.session ?? `session-of-${sub}` })
    .setProtectedHeader({ alg: 'HS256' })
    .setAudience(claims.aud ?? 'person')
    .setSubject(sub)
    .setJti(claims.jti ?? randomUUID())
    .setExpirationTime(Math.floor(Date.now() / 1000) + (claims.expiresIn ?? 60))
    .sign(bytes.encode(claims.secret ?? ticketSecret));

/** Sends a signed request of the edge to the object with this id. */
const call = async (port: number, path: string, id: string, request: unknown): Promise<Response> => {
  const token = await new SignJWT()
    .setProtectedHeader({ alg: 'HS256' })
    .setAudience('room')
    .setSubject(id)
    .setExpirationTime('60s')
    .sign(bytes.encode(serviceSecret));
  const response = await fetch(`http://127.0.0.1:${port}/parties/${path}/${id}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: JSON.stringify(request),
  });
  if (response.status !== 200) throw new Error(`${path}/${id} answered ${response.status}`);
  return response;
};

/** Sends a request of the edge to a room. */
export const callRoom = async (port: number, code: string, request: RoomRequest): Promise<RoomAnswer> => {
  const response = await call(port, 'main', code, request);
  return response.json() as Promise<RoomAnswer>; // the room's response has this type
};

/** Sends a request of the edge to a user's object. Returns the number of open sockets. */
export const callPerson = async (port: number, user: string, request: PersonRequest): Promise<number> => {
  const response = await call(port, 'person', user, request);
  const { sockets } = (await response.json()) as { sockets: number }; // the object's response has this type
  return sockets;
};

/** Sends a request of the edge to the objects of many users. Returns the users who could not be reached. */
export const callFanout = async (port: number, id: string, request: FanoutRequest): Promise<FanoutAnswer> => {
  const response = await call(port, 'fanout', id, request);
  return response.json() as Promise<FanoutAnswer>; // the fan-out's response has this type
};
