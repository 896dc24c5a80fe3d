import { describe, expect, test } from 'vitest';
import type { Source } from '../model/person.ts';
import { person, sourceAt } from '../testing/people.ts';
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
} from '../testing/rooms.ts';
import { createRoom } from './create.ts';
import type { RoomEvent } from './event.ts';
import type { RoomState } from './state.ts';
import { viewFor } from './view-for.ts';

const guest = (n: number, source?: Source): RoomEvent => ({
  type: 'joined',
  person: person(n),
  isGuest: true,
  ...(source && { source }),
});
const member = (n: number, source?: Source): RoomEvent => ({
  type: 'joined',
  person: person(n),
  ...(source && { source }),
});
const here = (n: number): RoomEvent => ({ type: 'connected', user: person(n).user });
const settings = (n: number, change: Parameters<typeof by<'updateSettings'>>[2]) =>
  by(person(n).user, 'updateSettings', change);
const seatOf = (state: RoomState, n: number) => state.seats.find(({ user }) => user === person(n).user);

describe('a guest', () => {
  test('takes a seat in every phase, and all players see that it is a guest', () => {
    for (const make of [lobby, readyCheckRoom, choosingRoom, playingRoom, resultsRoom, finishedRoom]) {
      const room = after(make(3), [guest(4, sourceAt('home'))]);
      const seats = viewFor(room, 'player-1')?.seats ?? [];
      expect(seats.map((seat) => seat.guest)).toEqual([false, false, false, true]);
      expect(JSON.stringify(seats)).not.toContain(sourceAt('home').address);
    }
  });

  test('is refused by the rule of the lobby, but keeps a seat that was taken before', () => {
    const room = withRules(after(lobby(2), [guest(3)]), { guestsMayJoin: false });
    expect(refusalOf(room, guest(4))).toBe('guestsNotAllowed');
    expect(refusalOf(room, member(4))).toBeNull();
    expect(accepted(room, guest(3)).state).toBe(room);
  });

  test('cannot have the name of a seated player in any spelling, unlike a member', () => {
    const twin = { ...person(9), username: ' PLAYER ２' };
    expect(refusalOf(lobby(2), { type: 'joined', person: twin, isGuest: true })).toBe('nameInLobby');
    expect(refusalOf(lobby(2), { type: 'joined', person: twin })).toBeNull();
  });

  test('becomes a member with the same seat', () => {
    const room = after(playingRoom(3), [guest(4)]);
    const named = { ...person(4), username: 'New name' };
    const { state } = accepted(room, { type: 'profileChanged', person: named, hasRegistered: true });
    expect(seatOf(state, 4)).toEqual({ ...seatOf(room, 4), username: 'New name', isGuest: undefined });
    const renamed = accepted(room, { type: 'profileChanged', person: named }).state;
    expect(seatOf(renamed, 4)?.isGuest).toBe(true);
  });
});

describe('the rule "Guests may join"', () => {
  const create = (isPublic: boolean) =>
    createRoom({ code: 'ABCDEF', owner: person(1), isPublic, capacity: 4, seed: 1, now: 0 });

  test('is on in a new private lobby and off in a new public one', () => {
    expect([create(false), create(true)].map(({ rules }) => rules.guestsMayJoin)).toEqual([true, false]);
  });

  test('gets the default of the new visibility, unless the leader sets it in the same change', () => {
    const opened = after(create(false), [settings(1, { isPublic: true })]);
    expect(opened.rules.guestsMayJoin).toBe(false);
    expect(after(opened, [settings(1, { isPublic: false })]).rules.guestsMayJoin).toBe(true);
    const both = after(create(false), [settings(1, { isPublic: true, rules: { guestsMayJoin: true } })]);
    expect(both.rules.guestsMayJoin).toBe(true);
    expect(after(both, [settings(1, { capacity: 5 })]).rules.guestsMayJoin).toBe(true);
  });
});

describe('guests of one address', () => {
  test('get at most half of the seats', () => {
    const room = after(
      lobby(1, 6),
      [2, 3, 4].map((n) => guest(n, sourceAt('cafe', String(n)))),
    );
    expect(refusalOf(room, guest(5, sourceAt('cafe', '5')))).toBe('tooManyGuests');
    expect(refusalOf(room, guest(5, sourceAt('elsewhere')))).toBeNull();
    expect(refusalOf(room, member(5, sourceAt('cafe')))).toBeNull();
  });

  test('get one seat in a lobby of two', () => {
    expect(refusalOf(lobby(1, 2), guest(2, sourceAt('cafe')))).toBeNull();
  });

  test('get all seats if a member of the lobby has the address', () => {
    const room = after(lobby(1, 8), [
      member(2, sourceAt('home')),
      ...[3, 4, 5, 6, 7].map((n) => guest(n, sourceAt('home'))),
    ]);
    expect(refusalOf(room, guest(8, sourceAt('home')))).toBeNull();
  });
});

describe('a removed player', () => {
  test('does not come back as another guest from the same browser or address', () => {
    const joined = [guest(2, sourceAt('home', 'phone')), member(3, sourceAt('work', 'laptop'))];
    const room = after(lobby(1), [
      ...joined,
      by('player-1', 'kickPlayer', { player: 'player-2' }),
      by('player-1', 'kickPlayer', { player: 'player-3' }),
    ]);
    for (const source of [
      sourceAt('home'),
      sourceAt('train', 'phone'),
      sourceAt('work'),
      sourceAt('x', 'laptop'),
    ])
      expect(refusalOf(room, guest(9, source))).toBe('banned');
    expect(refusalOf(room, guest(9, sourceAt('train', 'tablet')))).toBeNull();
    expect(refusalOf(room, member(9, sourceAt('home', 'phone'))), 'another member of the home').toBeNull();
    expect(refusalOf(room, member(2)), 'the same user').toBe('banned');
  });
});

describe('the lead', () => {
  test('passes to the next member, over guests who joined before', () => {
    const room = after(lobby(1), [guest(2), here(2), member(3), here(3)]);
    expect(after(room, [by('player-1', 'leaveLobby', {})]).leader).toBe('player-3');
    const lost = after(room, [{ type: 'disconnected', user: 'player-1' }]);
    expect(after(lost, [{ type: 'deadline' }], 30_000).leader).toBe('player-3');
  });

  test('passes to a guest only if no member is left', () => {
    const room = after(lobby(1), [guest(2), here(2), guest(3), here(3)]);
    expect(refusalOf(room, by('player-1', 'makeLeader', { player: 'player-2' }))).toBe('guestCannotLead');
    const left = after(room, [by('player-1', 'leaveLobby', {})]);
    expect(left.leader).toBe('player-2');
    expect(after(left, [by('player-2', 'makeLeader', { player: 'player-3' })]).leader).toBe('player-3');
  });

  test('does not let a guest make the lobby public', () => {
    const room = after(lobby(1), [guest(2), here(2), by('player-1', 'leaveLobby', {})]);
    expect(refusalOf(room, settings(2, { isPublic: true }))).toBe('membersOnly');
    expect(refusalOf(room, settings(2, { capacity: 4, isPublic: false }))).toBeNull();
  });
});
