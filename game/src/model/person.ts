import * as v from 'valibot';
import { limits } from '../limits.ts';

/** The identity of a user, always taken from the session. */
export const personSchema = v.strictObject({
  user: v.pipe(v.string(), v.regex(/^[\w-]{6,40}$/)),
  username: v.pipe(v.string(), v.minLength(1), v.maxLength(limits.username.max)),
  avatar: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(limits.avatars)),
});
export type Person = v.InferOutput<typeof personSchema>;
export type UserId = Person['user'];
