import { expect, test } from 'vitest';
import type { ChatLine, SenderChange } from '../chat/chat.ts';
import { limits } from '../limits.ts';
import type { ServerMessage } from '../protocol/server.ts';
import type { RoomView } from '../protocol/view.ts';
import { viewFor } from '../room/views/view-for.ts';
import { person } from '../testing/people.ts';
import { lobby } from '../testing/rooms.ts';
import { emptyRoomModel, type RoomModel, receive } from './room-model.ts';

const view = viewFor(lobby(2), 'player-1') as RoomView; // player 1 has a seat
const line = (id: number): ChatLine => ({ id, ...person(1), text: `line ${id}`, at: id, isAction: false });
const snapshot: ServerMessage = {
  type: 'snapshot',
  seq: 5,
  now: 100,
  view,
  chat: [line(1), line(2)],
  elsewhere: [],
};
const loaded = receive(emptyRoomModel, snapshot);
const room = { ...view.room, capacity: 2 };
const change = (seq: number, from = seq - 1, senders: SenderChange[] = []): ServerMessage => ({
  type: 'updateLobby',
  from,
  seq,
  now: 200,
  patch: { room },
  senders,
});
const said = (id: number): ServerMessage => ({ type: 'chatMessage', line: line(id) });

test('a snapshot replaces the whole model', () => {
  expect(loaded).toEqual({
    view,
    chat: [line(1), line(2)],
    elsewhere: [],
    seq: 5,
    needsResync: false,
  });
});

test('applies the next change', () => {
  expect(receive(loaded, change(6))).toEqual({
    ...loaded,
    view: { ...view, room },
    seq: 6,
  });
});

test.each([5, 3])('applies a patch of several versions that begins at version %i', (from) => {
  expect(receive(loaded, change(9, from))).toMatchObject({ seq: 9, view: { ...view, room } });
});

test('ignores a message of a newer server, and applies the change after it', () => {
  const unknown = { type: 'fireworks', seq: 6 } as unknown as ServerMessage; // what this version does not know
  const model = receive(loaded, unknown);
  expect(model).toBe(loaded);
  expect(receive(model, change(6))).toMatchObject({ seq: 6, needsResync: false });
});

test('ignores a change that it already has', () => {
  expect(receive(loaded, change(5))).toBe(loaded);
  expect(receive(loaded, change(1))).toBe(loaded);
});

test.each<[string, RoomModel, ServerMessage]>([
  ['a change after a gap', loaded, change(7)],
  ['changes of several versions after a gap', loaded, change(9, 6)],
  ['a change before any snapshot', emptyRoomModel, change(1)],
  ['a chat line after a gap', loaded, said(4)],
  ['a chat line before any snapshot', emptyRoomModel, said(1)],
])('%s requests a snapshot and changes nothing else', (_case, model, message) => {
  const behind = receive(model, message);
  expect(behind).toEqual({ ...model, needsResync: true });
  expect(receive(behind, message)).toBe(behind);
  expect(receive(behind, snapshot)).toEqual(loaded);
});

test('adds each chat line once and in order, and stores the last 100', () => {
  const more = receive(receive(loaded, said(3)), said(2));
  expect(more.chat.map(({ id }) => id)).toEqual([1, 2, 3]);
  const many = Array.from({ length: 150 }, (_, at) => said(at + 3)).reduce(receive, loaded);
  expect([many.chat.length, many.chat.at(-1)?.id]).toEqual([limits.chat.history, 152]);
  const first = receive(receive(emptyRoomModel, { ...snapshot, chat: [] }), { ...said(1) });
  expect(first.chat).toEqual([line(1)]);
});

test('changes the sender of chat messages together with the view', () => {
  const senders = [{ user: 'player-1', person: person(2) }];
  const changed = receive(loaded, change(6, 5, senders));
  expect(changed.chat).toEqual([1, 2].map((id) => ({ ...line(id), ...person(2) })));
  expect(receive(changed, said(3)).chat[2]).toEqual(line(3));
});

test('ignores acknowledgements and the error of a game that could not end', () => {
  expect(receive(loaded, { ack: 'command-1', ok: true })).toBe(loaded);
  expect(receive(loaded, { type: 'gameFinishedError', message: 'Not yet' })).toBe(loaded);
});

test('users on other pages are those of the last message, until the game ends', () => {
  const running = { ...view, stage: { phase: 'choosing' as const, choice: { kind: 'leader' as const } } };
  const playing = receive(emptyRoomModel, { ...snapshot, view: running, elsewhere: ['player-2'] });
  expect(playing.elsewhere).toEqual(['player-2']);
  const back = receive(playing, { type: 'elsewhere', users: ['player-1'] });
  expect(back).toEqual({ ...playing, elsewhere: ['player-1'] });
  const over = receive(back, {
    type: 'playAgain',
    from: 5,
    seq: 6,
    now: 1,
    patch: { stage: { phase: 'lobby' } },
  });
  expect(over.elsewhere).toEqual([]);
});
