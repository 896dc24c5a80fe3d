import * as v from 'valibot';
import { personSchema } from '../model/person.ts';

/** An account's id, wherever the API or a socket takes one. */
export const userIdSchema = personSchema.entries.user;

/** Somebody as other people know them. */
export const personCardSchema = v.object({
  _id: userIdSchema,
  username: v.string(),
  avatar: v.number(),
});
export type PersonCard = v.InferOutput<typeof personCardSchema>;

/** Where a friend is. Somebody who appears offline is `offline` to everybody else. */
export const presenceSchema = v.picklist(['offline', 'online', 'inLobby', 'inGame']);
export type Presence = v.InferOutput<typeof presenceSchema>;
