import * as v from 'valibot';
import { invitationSchema } from '../people/invitations.ts';
import { directMessageSchema } from '../people/messages.ts';
import { personCardSchema, presenceSchema, userIdSchema } from '../people/person-card.ts';

/**
 * A person's own socket: {party host}/parties/person/{user id}?ticket=...&v={protocolVersion}, opened with a ticket from
 * POST /api/party/person-ticket. The client says nothing but the greeting (protocol/greeting.ts); the server sends frames that
 * are arrays of `personMessageSchema`. The database is the truth: what was pushed while no socket was open is not sent
 * again, so after every `welcome` the client asks the API for what it may have missed.
 */
const personEventSchema = v.variant('type', [
  /** To sender and recipient, all of their tabs. */
  v.object({ type: v.literal('directMessage'), message: directMessageSchema }),
  /** `reader` has read `friend`'s messages up to `upTo` (seq). To both. */
  v.object({
    type: v.literal('messagesRead'),
    reader: userIdSchema,
    friend: userIdSchema,
    upTo: v.number(),
  }),
  v.object({ type: v.literal('friendRequest'), from: personCardSchema }),
  /** A request was accepted, or two crossed. */
  v.object({ type: v.literal('friendAdded'), friend: personCardSchema }),
  /** Friends or requests are not what they were; for everything without an event of its own, and one's other tabs. */
  v.object({ type: v.literal('friendsChanged') }),
  v.object({ type: v.literal('presence'), friend: userIdSchema, presence: presenceSchema }),
  v.object({ type: v.literal('invitation'), invitation: invitationSchema }),
  /** Declined, taken back, used elsewhere or replaced. */
  v.object({ type: v.literal('invitationGone'), invitation: v.string() }),
  /** One's own account is not what it was: warned, muted, linked, another picture. */
  v.object({ type: v.literal('accountChanged') }),
]);
export type PersonEvent = v.InferOutput<typeof personEventSchema>;
export type PersonEventName = PersonEvent['type'];
/** What is pushed at once: it arrives in one frame. */
export const personEventsSchema = v.pipe(v.array(personEventSchema), v.maxLength(50));

const personMessageSchema = v.union([
  v.object({ type: v.literal('welcome'), now: v.number() }),
  personEventSchema,
]);
export type PersonMessage = v.InferOutput<typeof personMessageSchema>;

/** A JWT (HS256, TICKET_SECRET): one person's own socket, 60 s, once. */
export const personTicketSchema = v.object({
  aud: v.literal('person'),
  sub: userIdSchema,
  /** Hash of the session it was made in: ending that session closes the socket. */
  session: v.string(),
  jti: v.string(),
  exp: v.number(),
});
export type PersonTicket = v.InferOutput<typeof personTicketSchema>;

/** Edge to person: POST {party host}/parties/person/{user id}, service token with audience `room` and the user's id as subject. */
export const personRequestSchema = v.variant('type', [
  v.object({ type: v.literal('push'), events: personEventsSchema }),
  /** A session ended: its sockets close (4401), no ticket made in it gets in any more. */
  v.object({ type: v.literal('revoke'), session: v.string() }),
  /** All sockets close: the account is suspended (4423) or gone (4401). */
  v.object({ type: v.literal('close'), reason: v.picklist(['suspended', 'sessionEnded']) }),
]);
export type PersonRequest = v.InferOutput<typeof personRequestSchema>;

/** Answer of the above, 200: the number of sockets open then. */
export const personAnswerSchema = v.object({ sockets: v.number() });
export type PersonAnswer = v.InferOutput<typeof personAnswerSchema>;

/**
 * Person to edge: POST /api/internal/people/{user id}, service token with audience `edge` and the user's id as subject; sent
 * again until taken. `rev` only rises; the edge keeps the newest.
 */
export const personReportSchema = v.object({
  type: v.literal('presence'),
  online: v.boolean(),
  rev: v.pipe(v.number(), v.integer()),
});
export type PersonReport = v.InferOutput<typeof personReportSchema>;
