import { expect, test } from 'vitest';
import type { CloseReason } from '../../protocol/close-codes.ts';
import { hostOf } from '../../testing/hosts.ts';
import { person } from '../../testing/people.ts';
import { at, lobby, playingRoom } from '../../testing/rooms.ts';
import type { RoomState } from '../state/state.ts';
import { RoomInMemory } from './room-in-memory.ts';

const one = 'player-1';
const two = 'player-2';

const roomOf = (state: RoomState, onChange = () => {}) =>
  new RoomInMemory({
    code: state.code,
    seed: 1,
    timings: at(0).timings,
    now: () => 0,
    isProfane: () => false,
    themeOf: () => null,
    optionsOf: () => [],
    host: hostOf(state),
    onChange,
  });

/** Connects a user. Returns what the client gets: messages by name, and why it was closed. */
const connect = (room: RoomInMemory, user: string, id = user) => {
  const messages: Record<string, unknown>[] = [];
  const closes: CloseReason[] = [];
  room.connect(
    { kind: 'user', id, user },
    { onMessage: (text) => messages.push(JSON.parse(text)), onClose: (reason) => closes.push(reason) },
  );
  return { messages, closes };
};
const presenceOf = ({ state }: RoomInMemory, user: string) =>
  state.seats.find((seat) => seat.user === user)?.presence.status;

test('players are present while they have a connection that is not silent', () => {
  const room = roomOf(lobby(2));
  for (const user of [one, two]) connect(room, user);
  connect(room, two, 'second-tab');
  room.disconnect(two);
  expect(presenceOf(room, two)).toBe('here');
  room.setTimedOut('second-tab', true);
  expect(presenceOf(room, two)).toBe('lost');
  room.setTimedOut('second-tab', false);
  expect(presenceOf(room, two)).toBe('here');
});

test('a stranger is refused, and a player who leaves is closed after the last message', () => {
  const room = roomOf(lobby(2));
  const [left, stranger] = [connect(room, two), connect(room, 'player-9')];
  expect([stranger.messages, stranger.closes]).toEqual([[], ['notMember']]);
  expect(room.receive(two, { id: 'leave-lobby', type: 'leaveLobby' })).toBe(null);
  expect(left.messages.at(-1)).toEqual({ ack: 'leave-lobby', ok: true });
  expect([left.closes, room.isConnected(two)]).toEqual([['left'], false]);
});

test('a reported page is kept until the next report, and in the lobby it is the game', () => {
  const room = roomOf(playingRoom(2));
  const [robin] = [connect(room, one), connect(room, two)];
  room.receive(two, { id: 'view-page-1', type: 'viewPage', page: 'other' });
  expect(robin.messages.at(-1)).toEqual({ type: 'elsewhere', users: [two] });
  room.receive(two, { id: 'view-page-2', type: 'viewPage', page: 'game' });
  expect(robin.messages.at(-1)).toEqual({ type: 'elsewhere', users: [] });
});

test('a refused command gets a reply and changes nothing; a request of the API gets the response of the server', () => {
  let changes = 0;
  const room = roomOf(lobby(2), () => {
    changes += 1;
  });
  const robin = connect(room, one);
  changes = 0;
  const start = { id: 'start-game', type: 'startGame' } as const;
  expect(room.receive(one, start, 'rateLimited')).toBe('rateLimited');
  expect([changes, robin.messages.at(-1)]).toEqual([
    0,
    { ack: 'start-game', ok: false, error: 'rateLimited' },
  ]);
  expect(room.respond({ type: 'join', person: person(3) })).toMatchObject({
    ok: true,
    lobby: { members: [one, two, 'player-3'] },
  });
  expect(changes).toBe(1);
});
