import {
  type Chat,
  changeSender,
  emptyChat,
  muteUser,
  postAction,
  postMessage,
} from '@tallyho/game/chat/chat';
import { defaultTimings, limits } from '@tallyho/game/limits';
import type { Person } from '@tallyho/game/model/person';
import type { Post } from '@tallyho/game/room/host/host';
import { people } from '@tallyho/game/testing/people';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chatEntries, restoreChat, wholeChatEntries } from './chat-store.ts';

const players = people(8);
const timings = { ...defaultTimings, chatCooldown: 0 };
const now = 1_700_000_000_000;
const seat = fc.nat(players.length - 1);

/** A player writes, the room writes, or a player's messages get another sender. */
const action = fc.oneof(
  { weight: 12, arbitrary: fc.record({ type: fc.constant('post' as const), seat }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('say' as const), seat }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('changeSender' as const), seat }) },
);
type Action = typeof action extends fc.Arbitrary<infer Value> ? Value : never;

const personAt = (at: number): Person => {
  const person = players[at];
  if (!person) throw new Error(`There is no player ${at}`);
  return person;
};

/** Applies one commit to a chat, and to the storage if there is one. */
const commit = (before: Chat, actions: readonly Action[], stored?: Map<string, unknown>): Chat => {
  let chat = before;
  const posts = new Map<number, Post>();
  for (const { type, seat: at } of actions) {
    const person = personAt(at);
    const id = (chat.lines.at(-1)?.id ?? 0) + 1;
    const commandId = `command-${id}`;
    const time = now + 10 * id;
    if (type === 'changeSender') {
      const lines = changeSender(chat.lines, { user: person.user, person: personAt((at + 1) % 8) });
      chat = { ...chat, lines };
    } else if (type === 'say') chat = postAction(chat, { person, text: 'joined' }, time).chat;
    else {
      const posted = postMessage(chat, { commandId, person, text: 'Hello' }, { now: time, timings });
      if (!('line' in posted)) throw new Error('The line was not posted');
      chat = posted.chat;
      posts.set(id, { user: person.user, commandId });
    }
  }
  for (const [key, value] of Object.entries(chatEntries(before, chat, posts))) stored?.set(key, value);
  return chat;
};

const postsOf = (count: number): Action[] =>
  Array.from({ length: count }, (_, n) => ({ type: 'post', seat: n % players.length }));

test('restores after every commit what was stored, with the data for cooldowns and repeats', () => {
  const commits = fc.array(fc.array(action, { minLength: 1, maxLength: 70 }), { maxLength: 8 });
  fc.assert(
    fc.property(commits, (all) => {
      const stored = new Map<string, unknown>();
      let chat = emptyChat;
      for (const actions of all) {
        chat = commit(chat, actions, stored);
        expect(restoreChat(stored)).toEqual(chat);
      }
    }),
  );
});

test('restores a chat that was stored whole, and what followed', () => {
  const chat = muteUser(commit(emptyChat, postsOf(120)), 'player-2', now + 60_000, now);
  const stored = new Map(Object.entries(wholeChatEntries(chat)));
  expect(restoreChat(stored)).toEqual(chat);
  const after = commit(chat, postsOf(1), stored);
  expect(restoreChat(stored)).toEqual(after);
});

test('restores the data of a player whose only line is no longer in the history', () => {
  const stored = new Map<string, unknown>();
  const others = Array.from({ length: 120 }, (_, n): Action => ({ type: 'post', seat: 1 + (n % 7) }));
  let chat = commit(emptyChat, [{ type: 'post', seat: 0 }], stored);
  for (const action of others) chat = commit(chat, [action], stored);
  expect(chat.people.map(({ user }) => user)).toContain(personAt(0).user);
  expect(restoreChat(stored)).toEqual(chat);
});

test('writes one value for most lines', () => {
  const stored = new Map<string, unknown>();
  const chat = commit(emptyChat, postsOf(10), stored);
  stored.clear();
  commit(chat, postsOf(1), stored);
  expect([...stored.keys()]).toEqual([`chat:${11 % limits.chat.history}`]);
});
