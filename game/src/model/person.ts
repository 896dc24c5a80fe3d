import * as v from 'valibot';
import { limits } from '../limits.ts';

/** The identity of a user, always taken from the session. */
export const personSchema = v.strictObject({
  user: v.pipe(v.string(), v.regex(/^[\w-]{6,40}$/)),
  /** The username of an account, or the display name of a guest, which can have more code units. */
  username: v.pipe(v.string(), v.minLength(1), v.maxLength(limits.displayName.units)),
  avatar: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(limits.avatars)),
});
export type Person = v.InferOutput<typeof personSchema>;
export type UserId = Person['user'];

/** Returns true for the author of an answer whose votes are anonymous (room/anonymity.ts). */
export const isAnonymous = (user: UserId): boolean => user.startsWith('anonymous-');

const sourceHash = v.pipe(v.string(), v.regex(/^[\w-]{20,60}$/));
/**
 * Where a player joins from: keyed hashes of the network address and of the browser. They are made for one lobby, so that
 * they cannot be compared between lobbies. `browser` is null if the browser has no id.
 */
export const sourceSchema = v.object({ address: sourceHash, browser: v.nullable(sourceHash) });
export type Source = v.InferOutput<typeof sourceSchema>;

/** The state of the question to the leader whether a guest may join. unanswered: the time to answer is over. */
export const entryStatusSchema = v.picklist(['asked', 'allowed', 'refused', 'unanswered']);
export type EntryStatus = v.InferOutput<typeof entryStatusSchema>;
