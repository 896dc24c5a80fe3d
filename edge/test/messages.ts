import { messages } from '@tallyho/drizzle/schema/messages';
import type { ApiConversation, ApiDirectMessage } from '@tallyho/game/people/messages';
import { inArray } from 'drizzle-orm';
import { conversationOf } from '../src/people/friendship.ts';
import type { Browser } from './browser.ts';
import { db } from './database.ts';
import { read } from './friends.ts';
import { idOf } from './lobbies.ts';
import type { Person } from './people.ts';

const base = '/api/user/messages';

export const write = (from: Browser, to: Person, content: unknown, _id?: string) =>
  from.post(`${base}/send`, { recipientId: idOf(to), content, ...(_id !== undefined && { _id }) });
export const send = async (from: Person, to: Person, content: string, _id?: string) =>
  (await read<{ message: ApiDirectMessage }>(write(from, to, content, _id))).message;
export const conversation = async (person: Person, friend: Person, page = '') =>
  (await read<{ data: ApiConversation }>(person.get(`${base}/${idOf(friend)}${page}`))).data;
export const markRead = (person: Browser, friend: Person, body?: object) =>
  person.put(`${base}/${idOf(friend)}/read`, body);
export const unread = async (person: Person) =>
  (await read<{ counts: Record<string, number> }>(person.get(`${base}/unread?_t=1`))).counts;
export const latest = async (person: Person) =>
  (await read<{ messages: ApiDirectMessage[] }>(person.get(`${base}/latest`))).messages;
export const texts = ({ messages: list }: ApiConversation) => list.map(({ content }) => content);

/** Makes all messages of these senders a minute older, so that the cooldown has ended. */
export const endCooldown = (...senders: Person[]) =>
  db
    .update(messages)
    .set({ createdAt: new Date(Date.now() - 60_000) })
    .where(inArray(messages.senderId, senders.map(idOf)));

/** Stores a whole conversation, and returns ids and positions of its messages. */
export const storeMessages = (
  from: Person,
  to: Person,
  count: number,
  textOf: (number: number) => string = (number) => `message ${number}`,
) =>
  db
    .insert(messages)
    .values(
      Array.from({ length: count }, (_, index) => ({
        id: `message-${crypto.randomUUID()}`,
        conversation: conversationOf(idOf(from), idOf(to)),
        senderId: idOf(from),
        recipientId: idOf(to),
        content: textOf(index + 1),
        createdAt: new Date(1_000 + index),
      })),
    )
    .returning({ id: messages.id, seq: messages.seq });

/** Like `storeMessages`, but returns only the positions. */
export const storedPositions = async (from: Person, to: Person, count: number): Promise<number[]> =>
  (await storeMessages(from, to, count)).map(({ seq }) => seq);
