import { expect, test } from 'vitest';
import { defaultRules } from '../../model/default-rules.ts';
import { person } from '../../testing/people.ts';
import {
  accepted,
  after,
  answering,
  by,
  choosingRoom,
  finishedRoom,
  gameIdOf,
  lobby,
  playingRoom,
  readyCheckRoom,
  refusalOf,
  resultsRoom,
  stageOf,
  withRules,
} from '../../testing/rooms.ts';
import { createRoom } from '../state/create.ts';
import type { RoomEvent } from '../state/event.ts';

const joined = (n: number): RoomEvent => ({ type: 'joined', person: person(n) });

test('a new room has its owner as leader in a seat, not connected yet', () => {
  const input = { code: 'ABCDEF', owner: person(1), isPublic: true, capacity: 4, seed: 7, now: 50 };
  expect(createRoom(input)).toEqual({
    code: 'ABCDEF',
    version: 1,
    isPublic: true,
    capacity: 4,
    rules: { ...defaultRules, guestsMayJoin: 'link' },
    customThemes: [],
    seats: [{ ...person(1), color: 0, presence: { status: 'lost', since: 50 } }],
    leader: 'player-1',
    formerLeader: null,
    waitsUntil: null,
    pause: null,
    turns: [],
    removed: [],
    entryRequests: [],
    random: 7,
    gamesStarted: 0,
    done: [],
    stage: { phase: 'lobby' },
  });
});

test('a join takes a seat with the lowest free color, is announced in the chat and saved', () => {
  const room = lobby(3);
  const gap = after(room, [by('player-2', 'leaveLobby', {})]);
  const { state, effects } = accepted(gap, joined(4), 900);
  expect(state).toEqual({
    ...gap,
    version: gap.version + 1,
    seats: [...gap.seats, { ...person(4), color: 1, presence: { status: 'lost', since: 900 } }],
  });
  expect(effects).toEqual([
    { type: 'announce', name: 'updateLobby' },
    { type: 'say', person: person(4), text: 'joined the lobby' },
    { type: 'saveLobby' },
  ]);
});

test('a second join of a member changes nothing', () => {
  const room = lobby(2);
  expect(accepted(room, joined(2), 900)).toEqual({ state: room, effects: [] });
  expect(accepted(playingRoom(2), joined(2)).effects).toEqual([]);
});

test('rejects a join with different codes for full, started and banned; banned takes precedence', () => {
  const kicked = after(lobby(3, 2 + 1), [by('player-1', 'kickPlayer', { player: 'player-3' })]);
  expect(refusalOf(lobby(2, 2), joined(3))).toBe('lobbyFull');
  for (const make of [readyCheckRoom, choosingRoom, playingRoom, resultsRoom]) {
    const closed = withRules(make(2), { lateJoin: false });
    expect(refusalOf(closed, joined(3))).toBe('gameInProgress');
    expect(refusalOf(closed, joined(2))).toBeNull();
  }
  expect(refusalOf(kicked, joined(3))).toBe('banned');
  expect(refusalOf(after(kicked, [by('player-1', 'startGame', {})]), joined(3))).toBe('banned');
});

test('other users can join after Game Over', () => {
  expect(accepted(finishedRoom(2), joined(3)).state.seats).toHaveLength(3);
});

test('when the leader leaves, the next present member in join order leads', () => {
  const room = after(lobby(4), [{ type: 'disconnected', user: 'player-2' }]);
  const absent = after(room, [{ type: 'deadline' }], 20_000);
  const { state, effects } = accepted(absent, by('player-1', 'leaveLobby', {}));
  expect(state.leader).toBe('player-3');
  expect(effects).toEqual([
    { type: 'announce', name: 'updateLobby' },
    { type: 'say', person: person(1), text: 'left the lobby' },
    { type: 'say', person: person(3), text: 'is the new leader' },
    { type: 'disconnect', user: 'player-1', reason: 'left' },
    { type: 'saveLobby' },
  ]);
});

test('the order starts at the leader, not at the first seat', () => {
  const gone = after(lobby(3), [{ type: 'disconnected', user: 'player-1' }]);
  const handedOver = after(gone, [{ type: 'deadline' }], 30_000);
  const back = after(handedOver, [{ type: 'connected', user: 'player-1' }], 31_000);
  const third = after(back, [by('player-2', 'leaveLobby', {})]);
  const first = after(third, [by('player-3', 'leaveLobby', {})]);
  expect([back.leader, third.leader, first.leader]).toEqual(['player-2', 'player-3', 'player-1']);
});

test('if no member is present, the next in join order leads', () => {
  const gone = after(lobby(3), [
    { type: 'disconnected', user: 'player-2' },
    { type: 'disconnected', user: 'player-3' },
  ]);
  const room = after(gone, [{ type: 'deadline' }], 20_000);
  expect(accepted(room, by('player-1', 'leaveLobby', {})).state.leader).toBe('player-2');
});

test('the room closes permanently when the last member leaves', () => {
  const room = lobby(1);
  const { state, effects } = accepted(room, by('player-1', 'leaveLobby', {}));
  expect(state).toEqual({ ...room, version: room.version + 1, seats: [] });
  expect(effects.at(-1)).toEqual({ type: 'saveLobby' });
  expect(refusalOf(state, joined(2))).toBe('lobbyNotFound');
  expect(refusalOf(state, by('player-1', 'leaveLobby', {}))).toBe('notMember');
  expect(refusalOf(state, { type: 'connected', user: 'player-1' })).toBe('notMember');
});

test('a player who leaves during a round leaves the sent answer, but not the draft', () => {
  const room = playingRoom(4);
  const sent = after(room, answering(room, 'player-2'));
  const left = after(sent, [by('player-2', 'leaveLobby', {}), by('player-3', 'leaveLobby', {})]);
  const { round } = stageOf(left, 'playing');
  expect(round.sent.map(({ ratedBy }) => ratedBy)).toEqual([person(2)]);
  expect(round.drafts.map(({ user }) => user)).toEqual(['player-1', 'player-4']);
});

test('the round ends when the last player it waits for leaves', () => {
  const room = playingRoom(3);
  const sent = after(room, [...answering(room, 'player-1'), ...answering(room, 'player-2')]);
  const { state, effects } = accepted(sent, by('player-3', 'leaveLobby', {}), 1000);
  expect(stageOf(state, 'results').deadlineAt).toBe(49_000);
  expect(effects[0]).toEqual({ type: 'announce', name: 'endThisRound' });
});

test('the instance starts when the last unready player leaves', () => {
  const room = readyCheckRoom(3);
  const gameId = gameIdOf(room);
  const ready = after(room, [
    by('player-1', 'confirmReadiness', { gameId }),
    by('player-2', 'confirmReadiness', { gameId }),
  ]);
  const { state, effects } = accepted(ready, by('player-3', 'leaveLobby', {}));
  expect(state.stage.phase).toBe('choosing');
  expect(effects[0]).toEqual({ type: 'announce', name: 'updateGame' });
});

test('a game with fewer than two seats ends with its results so far', () => {
  const room = playingRoom(2);
  const sent = after(room, answering(room, 'player-2'));
  const { state, effects } = accepted(sent, by('player-2', 'leaveLobby', {}), 5000);
  const finished = stageOf(state, 'finished');
  expect(finished).toMatchObject({ reason: 'tooFewPlayers', finishedAt: 5000 });
  expect(finished.game.records.map(({ answers }) => answers.map(({ ratedBy }) => ratedBy.user))).toEqual([
    ['player-2'],
  ]);
  expect(effects).toEqual([
    { type: 'announce', name: 'gameFinished' },
    { type: 'say', person: person(2), text: 'left the lobby' },
    { type: 'saveGame' },
    { type: 'disconnect', user: 'player-2', reason: 'left' },
    { type: 'saveLobby' },
  ]);
});

test('a new picture is shown, but not in answers that were already sent', () => {
  const room = playingRoom(3);
  const sent = after(room, answering(room, 'player-2'));
  const renamed: RoomEvent = {
    type: 'profileChanged',
    person: { ...person(2), avatar: 8 },
  };
  const { state, effects } = accepted(sent, renamed);
  expect(state.seats[1]).toEqual({ ...sent.seats[1], avatar: 8 });
  expect(stageOf(state, 'playing').round.sent[0]?.ratedBy).toEqual(person(2));
  expect(effects).toEqual([{ type: 'announce', name: 'updateLobby' }]);
  expect(accepted(state, renamed)).toEqual({ state, effects: [] });
  expect(refusalOf(state, { type: 'profileChanged', person: person(9) })).toBe('notMember');
});
