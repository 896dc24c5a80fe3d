import * as v from 'valibot';
import { limits, type Timings } from '../limits.ts';
import { type Person, personSchema, type UserId } from '../model/person.ts';
import type { RejectCode } from '../model/reject-codes.ts';
import { isBlank } from '../text.ts';

/** One line of a room's chat, unmasked; each viewer's client masks it. `id` counts up from 1 without gaps. */
export const chatLineSchema = v.object({
  ...personSchema.entries,
  id: v.number(),
  text: v.string(),
  /** Epoch ms. */
  at: v.number(),
  /** A line of the room itself: a member joined, left, or became the leader. */
  isAction: v.boolean(),
});
export type ChatLine = v.InferOutput<typeof chatLineSchema>;

/**
 * The messages of `user` are those of `person` now. `isErased`: the account of `user` is deleted, so the texts are gone, and the
 * lines of the room itself have no name any more.
 */
export type SenderChange = {
  readonly user: UserId;
  readonly person: Person;
  readonly isErased?: true | undefined;
};

/** The text of a message of a deleted account. */
export const erasedText = 'This message was deleted.';

/** What the room says about a player who has another name, and about one who has the seat of another one. */
export const renamedText = (name: string): string => `is now ${name}`;
export const tookOverText = (name: string): string => `took over from ${name}`;

const userId = personSchema.entries.user;

/** A room's chat. `people` has the data for cooldown and repeats per user, most recent last. */
export const chatSchema = v.object({
  /** The last 100, oldest first. */
  lines: v.array(chatLineSchema),
  people: v.array(v.object({ user: userId, lastAt: v.number(), commandIds: v.array(v.string()) })),
  /** The users whom administrators have muted, and until when (epoch ms). */
  muted: v.array(v.object({ user: userId, until: v.number() })),
});
export type Chat = v.InferOutput<typeof chatSchema>;

export const emptyChat: Chat = { lines: [], people: [], muted: [] };

/**
 * For how many users the cooldown and repeats are stored. It exceeds the capacity of a room, so that leaving
 * resets nothing.
 */
const rememberedPeople = 2 * limits.capacity.max;

/**
 * Adds a member's message unchanged. Returns a reject code if it is blank, longer than 300 characters,
 * within the cooldown of 2 s (`now` in epoch ms), or if the user is muted. Returns `repeat` for a command
 * that was already executed.
 */
export const postMessage = (
  chat: Chat,
  { commandId, person, text }: { commandId: string; person: Person; text: string },
  { now, timings }: { now: number; timings: Timings },
): { chat: Chat; line: ChatLine } | { reject: RejectCode } | { repeat: true } => {
  const before = chat.people.find(({ user }) => user === person.user);
  if (before?.commandIds.includes(commandId)) return { repeat: true };
  if (isMuted(chat, person.user, now)) return { reject: 'muted' };
  if (isBlank(text)) return { reject: 'emptyMessage' };
  if (text.length > limits.chat.max) return { reject: 'malformed' };
  const elapsed = before ? now - before.lastAt : timings.chatCooldown;
  // A clock that is set back must not block a user.
  if (elapsed >= 0 && elapsed < timings.chatCooldown) return { reject: 'cooldown' };
  const people = recordPost(chat.people, { user: person.user, commandId, at: now });
  return append({ ...chat, people }, { person, text, at: now, isAction: false });
};

/** Returns the data for cooldown and repeats after a message of `user`; `at` in epoch ms. */
export const recordPost = (
  people: Chat['people'],
  { user, commandId, at }: { user: UserId; commandId: string; at: number },
): Chat['people'] => {
  const before = people.find((other) => other.user === user);
  const commandIds = [...(before?.commandIds ?? []), commandId].slice(-limits.rememberedCommands);
  const others = people.filter((other) => other !== before);
  return [...others, { user, lastAt: at, commandIds }].slice(-rememberedPeople);
};

/** Returns true if administrators have muted the user at `now` (epoch ms). */
export const isMuted = ({ muted }: Chat, user: UserId, now: number): boolean =>
  muted.some((other) => other.user === user && now < other.until);

/**
 * Mutes `user` until `until` (epoch ms; null: not muted). A mute survives leaving and joining again. Returns
 * the same chat if nothing changes.
 */
export const muteUser = (chat: Chat, user: UserId, until: number | null, now: number): Chat => {
  const before = chat.muted.find((other) => other.user === user)?.until ?? null;
  const after = until !== null && until > now ? until : null;
  if (before === after) return chat;
  const others = chat.muted.filter((other) => other.user !== user && other.until > now);
  const muted = after === null ? others : [...others, { user, until: after }];
  return { ...chat, muted: muted.slice(-rememberedPeople) };
};

/** Adds a line of the room itself: a member joined, left, or became the leader. */
export const postAction = (
  chat: Chat,
  { person, text }: { person: Person; text: string },
  now: number,
): { chat: Chat; line: ChatLine } => append(chat, { person, text, at: now, isAction: true });

/**
 * Gives the messages of `user` to another person: a guest's seat has a new player. What the room itself has said stays as
 * it was said, unless the account is deleted. Returns the same lines if none changes.
 */
export const changeSender = (lines: ChatLine[], { user, person, isErased }: SenderChange): ChatLine[] => {
  const isTheirs = (line: ChatLine) => line.user === user && (isErased || !line.isAction);
  if (!lines.some(isTheirs)) return lines;
  const { user: id, username, avatar } = person;
  return lines.map((line) => {
    if (!isTheirs(line)) return line;
    const text = isErased ? textWithoutName(line) : line.text;
    return { ...line, user: id, username, avatar, text };
  });
};

/** Returns the text of a deleted account's line. Of the room's own texts, some have a name. */
const textWithoutName = ({ isAction, text }: ChatLine): string => {
  if (!isAction) return erasedText;
  if (text.startsWith(renamedText(''))) return 'changed their name';
  return text.startsWith(tookOverText('')) ? 'took over a seat' : text;
};

/** Returns the chat without anything about a deleted account but its lines, which have neither name nor text. */
export const eraseFromChat = (chat: Chat, change: SenderChange): Chat => {
  const isOther = ({ user }: { user: UserId }) => user !== change.user;
  return {
    lines: changeSender(chat.lines, change),
    people: chat.people.every(isOther) ? chat.people : chat.people.filter(isOther),
    muted: chat.muted.every(isOther) ? chat.muted : chat.muted.filter(isOther),
  };
};

const append = (
  chat: Chat,
  { person, ...said }: { person: Person } & Pick<ChatLine, 'text' | 'at' | 'isAction'>,
): { chat: Chat; line: ChatLine } => {
  const { user, username, avatar } = person;
  const line = { id: (chat.lines.at(-1)?.id ?? 0) + 1, user, username, avatar, ...said };
  return { chat: { ...chat, lines: [...chat.lines, line].slice(-limits.chat.history) }, line };
};
