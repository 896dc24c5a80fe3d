import { describe, expect, test } from 'vitest';
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
  roundKey,
  stageOf,
} from '../../testing/rooms.ts';
import { chosenTheme, customGame } from '../../testing/themes.ts';
import type { RoomEvent } from '../state/event.ts';
import type { RoomState } from '../state/state.ts';
import { viewFor } from '../views/view-for.ts';

const account = { user: 'account-1', username: 'Robin Reed', avatar: 7 };
const takeOver: RoomEvent = { type: 'replaced', user: 'player-2', person: account };
/** Makes player 2 a guest, who was one from the start. */
const withGuest = (room: RoomState): RoomState => ({
  ...room,
  seats: room.seats.map((seat) => (seat.user === 'player-2' ? { ...seat, isGuest: true } : seat)),
});
const rooms = { lobby, readyCheckRoom, choosingRoom, playingRoom, resultsRoom, finishedRoom };
const people = playingRoom(
  3,
  chosenTheme('People', [customGame('TierListLobby'), customGame('SliderLobby')]),
);

describe('an account that takes over the seat of a guest', () => {
  test.each(Object.entries(rooms))('has everything of the guest in the phase of %s', (_, make) => {
    const before = withGuest(make(3));
    const { state, effects } = accepted(before, takeOver, 50);
    // The whole state is the one before with another player.
    const renamed = JSON.stringify({ ...before, version: 0, done: [], seats: [] })
      .replaceAll('"player-2"', '"account-1"')
      .replaceAll('"username":"Player 2","avatar":2', '"username":"Robin Reed","avatar":7');
    expect({ ...state, version: 0, done: [], seats: [] }).toEqual(JSON.parse(renamed));
    const { isGuest: _guest, ...seat } = before.seats[1] ?? {};
    expect(state.seats[1]).toEqual({ ...seat, ...account, presence: { status: 'lost', since: 50 } });
    expect(state.seats.map(({ user }) => user)).toEqual(['player-1', 'account-1', 'player-3']);
    expect(effects).toContainEqual({ type: 'disconnect', user: 'player-2', reason: 'sessionEnded' });
    expect(effects).toContainEqual({ type: 'changeSender', user: 'player-2', person: account });
    expect(effects).toContainEqual({ type: 'say', person: account, text: 'took over from Player 2' });
    expect(effects.some(({ type }) => type === 'saveGame')).toBe(make === finishedRoom);
    expect(viewFor(state, 'player-2')).toBeNull();
    expect(viewFor(state, 'account-1')?.seats[1]?.guest).toBe(false);
  });

  test('keeps a draft in the middle of a round and sends it', () => {
    const before = withGuest(people);
    const gameData = stageOf(after(before, answering(before, 'player-3')), 'playing').round.sent[0]?.gameData;
    const drafted = after(before, [by('player-2', 'saveDraft', { ...roundKey(before), gameData })]);
    const taken = after(drafted, [takeOver, { type: 'connected', user: account.user }]);
    const stage = stageOf(taken, 'playing');
    expect(stage.round.drafts.map(({ user }) => user)).toContain(account.user);
    expect(JSON.stringify(stage.round.board)).not.toContain('player-2');
    const ended = after(
      taken,
      ['player-1', account.user, 'player-3'].flatMap((user) => answering(taken, user)),
    );
    expect(ended.stage.phase).toBe('results');
  });

  test('leads if the guest led', () => {
    const led = { ...withGuest(lobby(3)), leader: 'player-2' };
    expect(after(led, [takeOver]).leader).toBe(account.user);
  });

  test('keeps an own seat in the lobby, and the guest’s is given up', () => {
    const before = withGuest(playingRoom(4));
    const state = after(before, [{ type: 'replaced', user: 'player-2', person: person(3) }]);
    expect(state.seats.map(({ user }) => user)).toEqual(['player-1', 'player-3', 'player-4']);
    expect(stageOf(state, 'playing').round.drafts).toHaveLength(3);
  });

  test('that played in this game before has the seat and its own answers', () => {
    const start = playingRoom(4);
    const left = after(withGuest(start), [...answering(start, 'player-4'), by('player-4', 'leaveLobby', {})]);
    const state = after(left, [{ type: 'replaced', user: 'player-2', person: person(4) }]);
    expect(state.seats.map(({ user }) => user)).toEqual(['player-1', 'player-4', 'player-3']);
    const { drafts, sent } = stageOf(state, 'playing').round;
    expect(drafts.map(({ user }) => user)).toEqual(['player-1', 'player-3']);
    expect(sent.map(({ ratedBy }) => ratedBy.user)).toEqual(['player-4']);
    expect(stageOf(state, 'playing').game.players.filter(({ user }) => user === 'player-4')).toHaveLength(1);
  });

  test('does not get the seat if it was removed from the lobby', () => {
    const kicked = after(withGuest(lobby(3)), [by('player-1', 'kickPlayer', { player: 'player-3' })]);
    const state = after(kicked, [{ type: 'replaced', user: 'player-2', person: person(3) }]);
    expect(state.seats.map(({ user }) => user)).toEqual(['player-1']);
  });

  test('cannot take the seat of an account, of a stranger, or twice', () => {
    expect(refusalOf(lobby(3), takeOver)).toBe('playerNotFound');
    expect(refusalOf(lobby(1), takeOver)).toBe('playerNotFound');
    expect(refusalOf(after(withGuest(lobby(3)), [takeOver]), takeOver)).toBe('playerNotFound');
  });

  test('is absent after two minutes like any player without a socket', () => {
    const state = after(withGuest(readyCheckRoom(3)), [takeOver], 0);
    const late = after(state, [{ type: 'deadline' }], 120_000);
    expect(late.seats.map(({ user }) => user)).toEqual(['player-1', 'player-3']);
    expect(gameIdOf(late)).toBe(gameIdOf(state));
  });
});
