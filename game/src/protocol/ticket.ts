import * as v from 'valibot';
import { personSchema } from '../model/person.ts';

/**
 * The claims of a ticket: one user, one room, valid once for 60 s. It is a JWT (HS256) with audience
 * `party`, made by POST /api/party/ticket. The client passes it as the query parameter `ticket` when the
 * socket connects, with `v` for the protocol version.
 */
export const ticketSchema = v.object({
  aud: v.literal('party'),
  sub: personSchema.entries.user,
  room: v.string(),
  username: personSchema.entries.username,
  avatar: personSchema.entries.avatar,
  /** Hash of the session that requested the ticket. The end of that session closes the socket. */
  session: v.string(),
  jti: v.string(),
  exp: v.number(),
});
export type Ticket = v.InferOutput<typeof ticketSchema>;
