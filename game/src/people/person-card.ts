import * as v from 'valibot';
import { personSchema } from '../model/person.ts';

/** The id of an account in requests and messages. */
export const userIdSchema = personSchema.entries.user;

/** A person as the API shows one: there the id is `_id`. */
export const personCardSchema = v.object({
  _id: userIdSchema,
  username: v.string(),
  avatar: v.number(),
});
export type PersonCard = v.InferOutput<typeof personCardSchema>;

/** The presence of a friend. A user who appears offline is `offline` to all other users. */
export const presenceSchema = v.picklist(['offline', 'online', 'inLobby', 'inGame']);
export type Presence = v.InferOutput<typeof presenceSchema>;
