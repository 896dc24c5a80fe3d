import * as v from 'valibot';
import { personSchema } from '../model/person.ts';

/**
 * What a ticket says: one person, one room, 60 s, once. A JWT (HS256), audience `party`, made by POST /api/party/ticket
 * and given as the query `ticket` when the socket connects, with `v` for the protocol version.
 */
export const ticketSchema = v.object({
  aud: v.literal('party'),
  sub: personSchema.entries.user,
  room: v.string(),
  username: personSchema.entries.username,
  avatar: personSchema.entries.avatar,
  /** Hash of the session it was made in: ending that session closes the socket. */
  session: v.string(),
  jti: v.string(),
  exp: v.number(),
});
export type Ticket = v.InferOutput<typeof ticketSchema>;
