import { describe, expect, test } from 'vitest';
import { person, sourceAt } from '../../testing/people.ts';
import {
  accepted,
  after,
  by,
  choosingRoom,
  finishedRoom,
  lobby,
  playingRoom,
  readyCheckRoom,
  refusalOf,
  resultsRoom,
  withRules,
} from '../../testing/rooms.ts';
import type { RoomEvent } from '../state/event.ts';
import type { RoomState } from '../state/state.ts';

const phone = sourceAt('home', 'phone');
/** Makes player 2 a guest of the phone. */
const withGuest = (room: RoomState): RoomState => ({
  ...room,
  seats: room.seats.map((seat) =>
    seat.user === 'player-2' ? { ...seat, isGuest: true, source: phone } : seat,
  ),
});
const joining = (change: Partial<Extract<RoomEvent, { type: 'joined' }>> = {}): RoomEvent => ({
  type: 'joined',
  person: { ...person(9), username: person(2).username },
  isGuest: true,
  source: sourceAt('train', 'phone'),
  ...change,
});
const rooms = { lobby, readyCheckRoom, choosingRoom, playingRoom, resultsRoom, finishedRoom };

describe('a guest who has lost the session and joins again with the same browser', () => {
  test.each(Object.entries(rooms))('has the old seat, name and points in the phase of %s', (_, make) => {
    const before = withGuest(make(3));
    const { state, effects } = accepted(before, joining(), 50);
    expect(state.seats).toHaveLength(3);
    expect(state.seats[1]).toMatchObject({
      ...before.seats[1],
      ...person(9),
      username: person(2).username,
      presence: { status: 'lost', since: 50 },
      source: sourceAt('train', 'phone'),
    });
    expect(JSON.stringify(state)).not.toContain('player-2');
    expect(effects).toContainEqual({ type: 'disconnect', user: 'player-2', reason: 'sessionEnded' });
    expect(effects).toContainEqual(expect.objectContaining({ type: 'changeSender', user: 'player-2' }));
    expect(effects).toContainEqual(expect.objectContaining({ type: 'say', text: 'is back' }));
  });

  test('returns to a full lobby, and to a game that lets no one in', () => {
    const full = withGuest({ ...playingRoom(3), capacity: 3 });
    const closed = withRules(full, { lateJoin: false, guestsMayJoin: 'off' });
    expect(refusalOf(closed, joining())).toBeNull();
    expect(refusalOf(closed, joining({ source: sourceAt('train', 'tablet') }))).toBe('guestsNotAllowed');
  });

  test('can have another name, and gets a number with that of another player', () => {
    const room = withGuest(lobby(3));
    expect(accepted(room, joining({ person: person(9) })).state.seats[1]).toMatchObject(person(9));
    const taken = { ...person(9), username: person(3).username };
    expect(accepted(room, joining({ person: taken })).state.seats[1]?.username).toBe('Player 2');
    const lookalike = { ...person(9), username: 'P1ayer 3' };
    expect(refusalOf(room, joining({ person: lookalike }))).toBe('nameInLobby');
  });

  test('does not take the seat of an account, of another browser, or as an account', () => {
    const room = withGuest(lobby(3));
    const account = { ...room, seats: room.seats.map(({ isGuest: _, ...seat }) => seat) };
    expect(accepted(account, joining()).state.seats).toHaveLength(4);
    expect(accepted(room, joining({ source: sourceAt('home') })).state.seats).toHaveLength(4);
    expect(accepted(room, joining({ isGuest: undefined })).state.seats).toHaveLength(4);
  });

  test('does not come back after the leader has removed the guest', () => {
    const room = after(withGuest(lobby(3)), [by('player-1', 'kickPlayer', { player: 'player-2' })]);
    expect(refusalOf(room, joining())).toBe('banned');
  });
});
