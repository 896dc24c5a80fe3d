import { expect, test } from 'vitest';
import { limits } from '../limits.ts';
import { accepted, after, by, lobby, playingRoom, refusalOf, roundKey } from '../testing/rooms.ts';
import { createLobbyRecord } from './records/records.ts';
import type { RoomState } from './state/state.ts';

const idsOf = (state: RoomState, user: string) => state.done.find((other) => other.user === user)?.ids;
const setCapacity = (capacity: number, id: string) => by('player-1', 'updateSettings', { capacity }, id);

test('a command with a repeated id is accepted and not executed again', () => {
  const once = accepted(lobby(2), setCapacity(4, 'command-a')).state;
  const other = accepted(once, setCapacity(6, 'command-b')).state;
  expect(accepted(other, setCapacity(4, 'command-a'))).toEqual({ state: other, effects: [] });
  expect(accepted(other, setCapacity(4, 'command-c')).state.capacity).toBe(4);
});

test('command ids are separate for each player', () => {
  const room = after(lobby(3), [by('player-1', 'updateSettings', { capacity: 4 }, 'command-a')]);
  expect(accepted(room, by('player-2', 'leaveLobby', {}, 'command-a')).state.seats).toHaveLength(2);
});

test('the id of a rejected command is not stored, so a retry can succeed', () => {
  const room = lobby(1);
  const start = by('player-1', 'startGame', {}, 'command-a');
  expect(refusalOf(room, start)).toBe('tooFewPlayers');
  const two = after(room, [{ type: 'joined', person: { user: 'player-2', username: 'Two', avatar: 1 } }]);
  expect(accepted(two, start).state.stage.phase).toBe('readyCheck');
});

test('the last ids per player are stored up to the limit, and are deleted with the seat', () => {
  const forgotten = 4;
  const events = Array.from({ length: limits.rememberedCommands + forgotten }, (_, n) =>
    setCapacity(3 + (n % 2), `command-${n}`),
  );
  const room = after(lobby(3), events);
  expect(idsOf(room, 'player-1')).toEqual(
    Array.from({ length: limits.rememberedCommands }, (_, n) => `command-${n + forgotten}`),
  );
  const left = after(room, [by('player-1', 'leaveLobby', {})]);
  expect(left.done).toEqual([]);
});

test('a rejection is only its code: there is no state to store', () => {
  const room = playingRoom(2);
  const early = by('player-1', 'nextRound', roundKey(room));
  expect(refusalOf(room, early)).toBe('wrongPhase');
});

test('the API is notified of a game’s start and end, not of its rounds', () => {
  const saves: string[] = [];
  let room = lobby(2);
  const step = (event: Parameters<typeof accepted>[1]) => {
    const { state, effects } = accepted(room, event);
    if (effects.some(({ type }) => type === 'saveLobby')) saves.push(createLobbyRecord(state).phase);
    room = state;
  };
  step(by('player-1', 'startGame', {}));
  const game = room.stage.phase === 'readyCheck' ? room.stage.game.id : '';
  step(by('player-1', 'confirmReadiness', { gameId: game }));
  step(by('player-2', 'confirmReadiness', { gameId: game }));
  step(by('player-1', 'gameFinished', { gameId: game }));
  step(by('player-1', 'playAgain', { gameId: game }));
  expect(saves).toEqual(['readyCheck', 'finished', 'lobby']);
});
