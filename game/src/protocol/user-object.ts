import * as v from 'valibot';
import { invitationSchema, joinRequestSchema } from '../people/invitations.ts';
import { directMessageSchema } from '../people/messages.ts';
import { personCardSchema, presenceSchema, userIdSchema } from '../people/person-card.ts';
import { userObjectNames } from './user-object-names.ts';

/**
 * A user socket: {party host}/parties/{party}/{user id}?ticket=...&v={protocolVersion}, opened with a
 * ticket from the API; `userObjectNames` has the party and the paths. The client sends only heartbeats (protocol/heartbeat.ts).
 * The server sends frames that are arrays of `userMessageSchema`. The database is the source of truth:
 * events that were pushed while no socket was open are not sent again, so the client fetches missed data
 * from the API after each `welcome`.
 */
const userEventSchema = v.variant('type', [
  /** Sent to sender and recipient, in all of their tabs. */
  v.object({ type: v.literal('directMessage'), message: directMessageSchema }),
  /** `reader` has read the messages of `friend` up to `upTo` (seq). Sent to both. */
  v.object({
    type: v.literal('messagesRead'),
    reader: userIdSchema,
    friend: userIdSchema,
    upTo: v.number(),
  }),
  v.object({ type: v.literal('friendRequest'), from: personCardSchema }),
  /** A request was accepted, or two users requested each other. */
  v.object({ type: v.literal('friendAdded'), friend: personCardSchema }),
  /**
   * Friends or requests changed. Used for changes without an event of their own, and for the user's other
   * tabs.
   */
  v.object({ type: v.literal('friendsChanged') }),
  v.object({ type: v.literal('presence'), friend: userIdSchema, presence: presenceSchema }),
  v.object({ type: v.literal('invitation'), invitation: invitationSchema }),
  /** The invitation was declined, withdrawn, used in another tab or replaced. */
  v.object({ type: v.literal('invitationGone'), invitation: v.string() }),
  /** A friend would like an invitation to the user's lobby. Replaces an earlier request of the same friend. */
  v.object({ type: v.literal('joinRequest'), request: joinRequestSchema }),
  /** That friend's request was answered in another tab, or has ended with the friendship. */
  v.object({ type: v.literal('joinRequestGone'), from: userIdSchema }),
  /** The user's own account changed: warned, muted, linked, new picture, another role. */
  v.object({ type: v.literal('accountChanged') }),
  /** Sent to administrators: a report was made, closed or opened again. */
  v.object({ type: v.literal('reportsChanged') }),
]);
export type UserEvent = v.InferOutput<typeof userEventSchema>;
export type UserEventName = UserEvent['type'];
/** Events of one push. They arrive in one frame. */
export const userEventsSchema = v.pipe(v.array(userEventSchema), v.maxLength(50));

const userMessageSchema = v.union([
  v.object({ type: v.literal('welcome'), now: v.number() }),
  userEventSchema,
]);
export type UserMessage = v.InferOutput<typeof userMessageSchema>;

/** A JWT (HS256, TICKET_SECRET) for one user's socket. Valid once, for 60 s. */
export const userTicketSchema = v.object({
  aud: v.literal(userObjectNames.party),
  sub: userIdSchema,
  /** Hash of the session that requested the ticket. The end of that session closes the socket. */
  session: v.string(),
  jti: v.string(),
  exp: v.number(),
});
export type UserTicket = v.InferOutput<typeof userTicketSchema>;

/**
 * A request from the edge to a user object: POST {party host}/parties/{party}/{user id}, with a service
 * token with audience `room` and the user's id as subject.
 */
export const userRequestSchema = v.variant('type', [
  v.object({ type: v.literal('push'), events: userEventsSchema }),
  /** A session ended: its sockets close (4401), and its tickets are rejected from now on. */
  v.object({ type: v.literal('revoke'), session: v.string() }),
  /** All sockets close: the account is suspended (4423) or deleted (4401). */
  v.object({ type: v.literal('close'), reason: v.picklist(['suspended', 'sessionEnded']) }),
]);
export type UserRequest = v.InferOutput<typeof userRequestSchema>;

/** The 200 response to the request above: the number of sockets that were open. */
export const userResponseSchema = v.object({ sockets: v.number() });
export type UserResponse = v.InferOutput<typeof userResponseSchema>;

/**
 * A request from a user object to the edge: POST /api/internal/{reportPath}/{user id}, with a service token with
 * audience `edge` and the user's id as subject. It is retried until the edge accepts it. `rev` only
 * increases; the edge stores the newest report.
 */
export const userReportSchema = v.object({
  type: v.literal('presence'),
  online: v.boolean(),
  rev: v.pipe(v.number(), v.integer()),
});
export type UserReport = v.InferOutput<typeof userReportSchema>;
