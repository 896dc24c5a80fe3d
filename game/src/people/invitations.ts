import * as v from 'valibot';
import { personCardSchema } from './person-card.ts';

/** An invitation of a friend to a lobby. */
export const invitationSchema = v.object({
  _id: v.string(),
  from: personCardSchema,
  /** The code of the lobby. */
  code: v.string(),
  /** ISO 8601, by the server's clock. */
  expiresAt: v.string(),
});
export type ApiInvitation = v.InferOutput<typeof invitationSchema>;

/** A friend's request for an invitation to the user's lobby. There is at most one of each friend. */
export const joinRequestSchema = v.object({
  from: personCardSchema,
  /** ISO 8601, by the server's clock. */
  expiresAt: v.string(),
});
export type ApiJoinRequest = v.InferOutput<typeof joinRequestSchema>;
