import * as v from 'valibot';
import { limits } from '../limits.ts';
import { isBlank } from '../text.ts';
import { userIdSchema } from './person-card.ts';

const unspeakable = /(?![\n\t])\p{Cc}/u;
const isWellFormed = (text: string): boolean => !/\p{Surrogate}/u.test(text);

/** What is said in a direct message: trimmed, not blank, at most 1,000 characters. */
export const messageContentSchema = v.pipe(
  v.string('There is nothing to send.'),
  v.trim(),
  v.check((text) => !isBlank(text), 'There is nothing to send.'),
  v.maxLength(limits.directMessage.max, `A message has at most ${limits.directMessage.max} characters.`),
  v.check((text) => !unspeakable.test(text), 'A message cannot contain control characters.'),
  v.check(isWellFormed, 'That message is not text.'),
);

const position = v.pipe(v.number(), v.integer(), v.minValue(1));

/** A direct message. `seq` is the server's order: it only rises, and gives each message its place. */
export const directMessageSchema = v.object({
  /** Made by the sender's browser, so that sending again sends nothing twice. */
  _id: v.string(),
  seq: position,
  sender: v.object({ _id: userIdSchema }),
  recipient: v.object({ _id: userIdSchema }),
  content: v.string(),
  /** ISO 8601, the server's clock. */
  createdAt: v.string(),
});
export type DirectMessage = v.InferOutput<typeof directMessageSchema>;

/** A page of a conversation, oldest first. */
export const conversationSchema = v.object({
  messages: v.array(directMessageSchema),
  /** Whether there are older ones than these (or newer ones, where newer ones were asked for). */
  hasMore: v.boolean(),
  /** `seq` of the last message that the friend has read; 0: none. */
  readByFriend: v.number(),
  /** The same for oneself. */
  readByMe: v.number(),
});
export type Conversation = v.InferOutput<typeof conversationSchema>;
