import * as v from 'valibot';
import { personSchema } from '../model/person.ts';

const claims = {
  aud: v.literal('party'),
  room: v.string(),
  /** Hash of the session that requested the ticket. The end of that session closes the socket. */
  session: v.string(),
  jti: v.string(),
  exp: v.number(),
};

/**
 * The claims of a ticket: who may connect, one room, valid once for 60 s. It is a JWT (HS256) with audience
 * `party`, made by POST /api/party/ticket. The client passes it as the query parameter `ticket` when the
 * socket connects, with `v` for the protocol version.
 */
export const ticketSchema = v.union([
  /** For a spectator. `sub` identifies it and is no user. */
  v.object({ ...claims, kind: v.literal('spectator'), sub: v.pipe(v.string(), v.nonEmpty()) }),
  /** For a user, who needs a seat. `kind` is missing in tickets of an older API. */
  v.object({
    ...claims,
    kind: v.optional(v.literal('user'), 'user'),
    sub: personSchema.entries.user,
    username: personSchema.entries.username,
    avatar: personSchema.entries.avatar,
  }),
]);
export type Ticket = v.InferOutput<typeof ticketSchema>;
