import { expect, test } from 'vitest';
import { defaultTimings, limits } from '../limits.ts';
import { person } from '../testing/people.ts';
import {
  type Chat,
  changeSender,
  emptyChat,
  erasedText,
  eraseFromChat,
  muteUser,
  postAction,
  postMessage,
  renamedText,
  tookOverText,
} from './chat.ts';

const at = (now: number) => ({ now, timings: defaultTimings });
const message = (text: string, commandId = 'command-1', n = 1) => ({ commandId, person: person(n), text });

const posted = (chat: Chat, ...args: [ReturnType<typeof message>, number]) => {
  const outcome = postMessage(chat, args[0], at(args[1]));
  if (!('line' in outcome)) throw new Error(JSON.stringify(outcome));
  return outcome;
};

test('a message is stored unchanged, with its sender and its time', () => {
  const { chat, line } = posted(emptyChat, message(' What the fuck? '), 1000);
  const expected = { id: 1, ...person(1), text: ' What the fuck? ', at: 1000, isAction: false };
  expect(line).toEqual(expected);
  expect(chat).toEqual({
    lines: [expected],
    people: [{ user: 'player-1', lastAt: 1000, commandIds: ['command-1'] }],
    muted: [],
  });
});

test.each(['', '   ', '\n\t', '\u00a0', '\u200b\u200d', '\u0000', '\u3164\u2800'])(
  'rejects blank %j',
  (text) => {
    expect(postMessage(emptyChat, message(text), at(0))).toEqual({ reject: 'emptyMessage' });
  },
);

test('300 characters are the maximum', () => {
  expect(postMessage(emptyChat, message('x'.repeat(300)), at(0))).toHaveProperty('line');
  expect(postMessage(emptyChat, message('x'.repeat(301)), at(0))).toEqual({ reject: 'malformed' });
});

test('the cooldown of two seconds applies per user', () => {
  const { chat } = posted(emptyChat, message('one'), 0);
  expect(postMessage(chat, message('two', 'command-2'), at(1999))).toEqual({ reject: 'cooldown' });
  expect(postMessage(chat, message('two', 'command-2'), at(2000))).toHaveProperty('line');
  expect(postMessage(chat, message('hello', 'command-2', 2), at(1))).toHaveProperty('line');
});

test('a rejected message does not start a cooldown', () => {
  const { chat } = posted(emptyChat, message('one'), 0);
  expect(postMessage(chat, message('   ', 'command-2'), at(1000))).toEqual({ reject: 'emptyMessage' });
  expect(postMessage(chat, message('two', 'command-3'), at(2000))).toHaveProperty('line');
});

test('a clock that is set back blocks no user', () => {
  const { chat } = posted(emptyChat, message('one'), 1_000_000);
  expect(postMessage(chat, message('two', 'command-2'), at(5))).toHaveProperty('line');
});

test('a repeated command does not add a second message, even within the cooldown', () => {
  const { chat } = posted(emptyChat, message('one'), 0);
  expect(postMessage(chat, message('one'), at(1))).toEqual({ repeat: true });
  expect(postMessage(chat, message('one', 'command-1', 2), at(1))).toHaveProperty('line');
});

test('the ids of the last commands are remembered, not only the latest', () => {
  const { chat } = posted(emptyChat, message('one', 'command-1'), 0);
  const later = posted(chat, message('two', 'command-2'), defaultTimings.chatCooldown).chat;
  expect(postMessage(later, message('one', 'command-1'), at(3_000))).toEqual({ repeat: true });
});

test('the last 100 lines are stored, and ids increase without gaps', () => {
  let chat = emptyChat;
  for (let n = 1; n <= 130; n++) chat = postAction(chat, { person: person(1), text: `line ${n}` }, n).chat;
  expect(chat.lines.map(({ id }) => id)).toEqual(Array.from({ length: 100 }, (_, index) => index + 31));
  expect(chat.lines.at(-1)).toEqual({ id: 130, ...person(1), text: 'line 130', at: 130, isAction: true });
});

test('the data about users is limited', () => {
  let chat = emptyChat;
  for (let n = 1; n <= 200; n++)
    chat = posted(chat, message('hi', `command-${n}`, (n % 40) + 1), n * defaultTimings.chatCooldown).chat;
  expect(chat.people).toHaveLength(2 * limits.capacity.max);
  expect(Math.max(...chat.people.map(({ commandIds }) => commandIds.length))).toBeLessThanOrEqual(
    limits.rememberedCommands,
  );
});

test('rejects messages of a muted user until the mute ends; other users are not affected', () => {
  const chat = muteUser(emptyChat, 'player-1', 5000, 0);
  expect(postMessage(chat, message('one'), at(4999))).toEqual({ reject: 'muted' });
  expect(postMessage(chat, message('one'), at(5000))).toHaveProperty('line');
  expect(postMessage(chat, message('one', 'command-2', 2), at(0))).toHaveProperty('line');
});

test('a repeat of a line from before the mute is acknowledged', () => {
  const { chat } = posted(emptyChat, message('one'), 0);
  expect(postMessage(muteUser(chat, 'player-1', 5000, 1), message('one'), at(1))).toEqual({ repeat: true });
});

test('a mute can be lifted and replaced, and is deleted when it is over', () => {
  const muted = muteUser(emptyChat, 'player-1', 5000, 0);
  expect(muteUser(muted, 'player-1', null, 1).muted).toEqual([]);
  expect(muteUser(muted, 'player-1', 9000, 1).muted).toEqual([{ user: 'player-1', until: 9000 }]);
  expect(muteUser(muted, 'player-2', 9000, 5000).muted).toEqual([{ user: 'player-2', until: 9000 }]);
  expect(muteUser(muted, 'player-1', 5000, 1)).toBe(muted);
  expect(muteUser(emptyChat, 'player-1', 5000, 5000)).toBe(emptyChat);
});

test('a change of the sender changes the user, name and picture of messages, but no line of the room and of no other user', () => {
  const joined = postAction(emptyChat, { person: person(1), text: 'joined the lobby' }, 0).chat;
  const { lines } = posted(posted(joined, message('one'), 1).chat, message('two', 'command-2', 2), 2).chat;
  const changed = changeSender(lines, { user: 'player-1', person: person(3) });
  expect(changed).toEqual([lines[0], { ...lines[1], ...person(3) }, lines[2]]);
  expect(changeSender(lines, { user: 'player-4', person: person(3) })).toBe(lines);
});

test('a deleted account leaves neither name, id nor text in the chat, and lines of others stay', () => {
  const said = postAction(emptyChat, { person: person(1), text: 'joined the lobby' }, 0).chat;
  const renamed = postAction(said, { person: person(1), text: renamedText('Robin') }, 0).chat;
  const replaced = postAction(renamed, { person: person(1), text: tookOverText('Kim') }, 0).chat;
  const both = posted(posted(replaced, message('one'), 1).chat, message('two', 'command-2', 2), 2).chat;
  const chat = muteUser(both, 'player-1', 5000, 0);
  const deleted = { user: 'deleted-alias', username: 'Deleted player', avatar: 1 };
  const erased = eraseFromChat(chat, { user: 'player-1', person: deleted, isErased: true });
  expect(erased.lines.slice(0, 4).map(({ user, username, text }) => [user, username, text])).toEqual([
    ['deleted-alias', 'Deleted player', 'joined the lobby'],
    ['deleted-alias', 'Deleted player', 'changed their name'],
    ['deleted-alias', 'Deleted player', 'took over a seat'],
    ['deleted-alias', 'Deleted player', erasedText],
  ]);
  expect(erased.lines[4]).toBe(chat.lines[4]);
  expect([erased.people.map(({ user }) => user), erased.muted]).toEqual([['player-2'], []]);
  const unchanged = eraseFromChat(erased, { user: 'player-1', person: deleted, isErased: true });
  expect([unchanged.lines, unchanged.people, unchanged.muted]).toEqual([
    erased.lines,
    erased.people,
    erased.muted,
  ]);
});
