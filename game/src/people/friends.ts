import * as v from 'valibot';
import { personCardSchema, presenceSchema } from './person-card.ts';

/** A friend in the user's own list. */
export const friendSchema = v.object({ ...personCardSchema.entries, presence: presenceSchema });
export type ApiFriend = v.InferOutput<typeof friendSchema>;

/** The relation of a found user to the user who searched. */
const relationSchema = v.picklist(['none', 'friend', 'requestSent', 'requestReceived']);
export type Relation = v.InferOutput<typeof relationSchema>;

/** A user found by name (GET /api/user/friends/search). */
export const foundPersonSchema = v.object({ ...personCardSchema.entries, relation: relationSchema });
export type ApiFoundPerson = v.InferOutput<typeof foundPersonSchema>;
