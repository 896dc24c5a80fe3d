import * as v from 'valibot';
import { personCardSchema } from './person-card.ts';

/** A friend asks one into their lobby. */
export const invitationSchema = v.object({
  _id: v.string(),
  from: personCardSchema,
  /** The lobby's. */
  code: v.string(),
  /** ISO 8601, the server's clock. */
  expiresAt: v.string(),
});
export type Invitation = v.InferOutput<typeof invitationSchema>;
