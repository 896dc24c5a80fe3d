import { expect, test } from 'vitest';
import { commit, hostAt, hostOf, sentBy, subscriber, subscribersOf } from '../../testing/hosts.ts';
import { after, by, lobby, playingRoom } from '../../testing/rooms.ts';
import { emptyHost, type Host, type Subscriber } from './host.ts';
import { refusalOf, usersHere } from './presence.ts';
import { RoomInMemory } from './room-in-memory.ts';

const one = 'player-1';
const two = 'player-2';
const spectator: Subscriber = { kind: 'spectator', id: 'television', isTimedOut: false };
const messagesOf = (result: ReturnType<typeof commit>) => [
  ...result.changes.flatMap(({ subscriber: { id }, messages }) => (id === spectator.id ? messages : [])),
  ...result.messages.flatMap(({ subscriber: { id }, message }) => (id === spectator.id ? [message] : [])),
];

test('a spectator may connect to every lobby with a player, and to no other', () => {
  const closed: Host = hostOf(after(lobby(1), [by(one, 'leaveLobby', {})]));
  expect([hostOf(lobby(1)), closed, emptyHost].map((host) => refusalOf(host, spectator))).toEqual([
    null,
    'notMember',
    'notMember',
  ]);
});

test('a spectator gets the view without chat, custom themes and an own answer, and makes nobody present', () => {
  const state = playingRoom(2);
  const context = hostAt([...subscribersOf(state), spectator]);
  const hello = sentBy(one, { type: 'sendMessage', text: 'a secret' }, 'say-hello');
  const { host } = commit(hostOf(state), [hello], context);
  const result = commit(host, [{ type: 'opened', subscriber: spectator }], context);
  const [snapshot = '{}'] = messagesOf(result);
  expect(JSON.parse(snapshot)).toMatchObject({
    type: 'snapshot',
    view: { customThemes: [], access: null, unsent: null, stage: { phase: 'playing', yours: null } },
    chat: [],
  });
  expect(result.host.room).toBe(host.room);
  expect(usersHere([spectator])).toEqual(new Set());
});

test('a spectator gets what changes for all, but no chat line and no draft', () => {
  const state = playingRoom(2);
  const context = hostAt([...subscribersOf(state), spectator]);
  const hello = sentBy(two, { type: 'sendMessage', text: 'a secret' }, 'say-hello');
  expect(messagesOf(commit({ ...hostOf(state), elsewhere: [] }, [hello], context))).toEqual([]);
  const settings = sentBy(one, { type: 'updateSettings', capacity: 5 }, 'new-capacity');
  const patches = messagesOf(commit(hostOf(lobby(2)), [settings], context)).map((text) => JSON.parse(text));
  expect(patches).toMatchObject([{ type: 'updateLobby', patch: { room: { capacity: 5 } } }]);
});

test('a spectator sends no command, but can request the view again', () => {
  const state = lobby(2);
  const context = hostAt([...subscribersOf(state), spectator]);
  const send = (type: 'startGame' | 'resync') =>
    commit(
      hostOf(state),
      [{ type: 'command', user: null, from: spectator, command: { id: 'of-a-spectator', type } }],
      context,
    );
  const started = send('startGame');
  expect(started.replies.map(({ error }) => error)).toEqual(['notMember']);
  expect(messagesOf(started)).toEqual(['{"ack":"of-a-spectator","ok":false,"error":"notMember"}']);
  expect(messagesOf(send('resync')).map((text) => JSON.parse(text))).toMatchObject([
    { type: 'snapshot' },
    { ack: 'of-a-spectator', ok: true },
  ]);
});

test('the connection of a spectator is closed when nobody has a seat any more, and says nothing about pages', () => {
  const state = lobby(1);
  const context = hostAt([subscriber(one), spectator]);
  const left = commit(hostOf(state), [sentBy(one, { type: 'leaveLobby' }, 'leave-lobby')], context);
  expect(left.closes).toContainEqual({ subscriber: spectator, reason: 'notMember' });
  expect(commit(hostOf(playingRoom(2)), [{ type: 'due' }], hostAt([spectator])).pages).toEqual([]);
});

test('a room in memory has spectators, too', () => {
  const state = playingRoom(2);
  const room = new RoomInMemory({
    code: state.code,
    seed: 1,
    now: () => 0,
    timings: hostAt([]).timings,
    isProfane: () => false,
    themeOf: () => null,
    optionsOf: () => [],
    host: hostOf(state),
  });
  const messages: unknown[] = [];
  const client = { onMessage: (text: string) => messages.push(JSON.parse(text)), onClose: () => undefined };
  room.connect({ kind: 'spectator', id: 'television' }, client);
  expect(messages[0]).toMatchObject({ type: 'snapshot', chat: [] });
  expect(room.receive('television', { id: 'of-a-spectator', type: 'leaveLobby' })).toBe('notMember');
});
