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
