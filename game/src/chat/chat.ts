import * as v from 'valibot';
import { limits, type Timings } from '../limits.ts';
import { type Person, personSchema, type UserId } from '../model/person.ts';
import type { RejectCode } from '../model/reject-codes.ts';
import { isBlank } from '../text.ts';

/** One line of a room's chat, as written; masking is the viewer's. `id` counts up from 1 without gaps. */
export const chatLineSchema = v.object({
  ...personSchema.entries,
  id: v.number(),
  text: v.string(),
  /** Epoch ms. */
  at: v.number(),
  /** A line of the room itself: somebody joined, left, took over. */
  isAction: v.boolean(),
});
export type ChatLine = v.InferOutput<typeof chatLineSchema>;

const userId = personSchema.entries.user;

/** A room's chat. `people` remembers for cooldown and repeats, most recent last. */
export const chatSchema = v.object({
  /** The last 100, oldest first. */
  lines: v.array(chatLineSchema),
  people: v.array(v.object({ user: userId, lastAt: v.number(), commandIds: v.array(v.string()) })),
  /** Whom administrators have muted, and until when, epoch ms. */
  silenced: v.array(v.object({ user: userId, until: v.number() })),
});
export type Chat = v.InferOutput<typeof chatSchema>;

export const emptyChat: Chat = { lines: [], people: [], silenced: [] };

/** Of how many people cooldown and repeats are remembered: more than ever sit in a room, so that leaving resets nothing. */
const rememberedPeople = 2 * limits.capacity.max;

/**
 * A member's message, stored as written. Blank, longer than 300 characters, or within the cooldown of 2 s
 * (`now` in epoch ms), or muted: refused with a code. A command that was done already: `repeat`, nothing changes.
 */
export const postMessage = (
  chat: Chat,
  { commandId, person, text }: { commandId: string; person: Person; text: string },
  { now, timings }: { now: number; timings: Timings },
): { chat: Chat; line: ChatLine } | { reject: RejectCode } | { repeat: true } => {
  const before = chat.people.find(({ user }) => user === person.user);
  if (before?.commandIds.includes(commandId)) return { repeat: true };
  if (chat.silenced.some(({ user, until }) => user === person.user && now < until))
    return { reject: 'muted' };
  if (isBlank(text)) return { reject: 'emptyMessage' };
  if (text.length > limits.chat.max) return { reject: 'malformed' };
  const elapsed = before ? now - before.lastAt : timings.chatCooldown;
  // A clock set back must not silence anybody.
  if (elapsed >= 0 && elapsed < timings.chatCooldown) return { reject: 'cooldown' };
  const commandIds = [...(before?.commandIds ?? []), commandId].slice(-limits.rememberedCommands);
  const others = chat.people.filter((other) => other !== before);
  const people = [...others, { user: person.user, lastAt: now, commandIds }].slice(-rememberedPeople);
  return append({ ...chat, people }, { person, text, at: now, isAction: false });
};

/**
 * Until `until` (epoch ms; null: no longer) nothing that `user` writes is taken, also after they have left and come
 * back. If that is so already, the same chat comes back.
 */
export const muteUser = (chat: Chat, user: UserId, until: number | null, now: number): Chat => {
  const before = chat.silenced.find((other) => other.user === user)?.until ?? null;
  const after = until !== null && until > now ? until : null;
  if (before === after) return chat;
  const others = chat.silenced.filter((other) => other.user !== user && other.until > now);
  const silenced = after === null ? others : [...others, { user, until: after }];
  return { ...chat, silenced: silenced.slice(-rememberedPeople) };
};

/** A line of the room itself: somebody joined, left, took over. */
export const postAction = (
  chat: Chat,
  { person, text }: { person: Person; text: string },
  now: number,
): { chat: Chat; line: ChatLine } => append(chat, { person, text, at: now, isAction: true });

const append = (
  chat: Chat,
  { person, ...said }: { person: Person } & Pick<ChatLine, 'text' | 'at' | 'isAction'>,
): { chat: Chat; line: ChatLine } => {
  const { user, username, avatar } = person;
  const line = { id: (chat.lines.at(-1)?.id ?? 0) + 1, user, username, avatar, ...said };
  return { chat: { ...chat, lines: [...chat.lines, line].slice(-limits.chat.history) }, line };
};
