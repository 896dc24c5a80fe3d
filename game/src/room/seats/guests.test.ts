import { describe, expect, test } from 'vitest';
import type { Source } from '../../model/person.ts';
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
import { createRoom } from '../state/create.ts';
import type { RoomEvent } from '../state/event.ts';
import type { RoomState } from '../state/state.ts';
import { viewFor } from '../views/view-for.ts';

const guest = (n: number, source?: Source): RoomEvent => ({
  type: 'joined',
  person: person(n),
  isGuest: true,
  ...(source && { source }),
});
const account = (n: number, source?: Source): RoomEvent => ({
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
    const room = withRules(after(lobby(2), [guest(3)]), { guestsMayJoin: 'off' });
    expect(refusalOf(room, guest(4))).toBe('guestsNotAllowed');
    expect(refusalOf(room, account(4))).toBeNull();
    expect(accepted(room, guest(3)).state).toBe(room);
  });

  test('becomes an account with the same seat', () => {
    const room = after(playingRoom(3), [guest(4)]);
    const named = { ...person(4), username: 'New name' };
    const { state } = accepted(room, { type: 'profileChanged', person: named, hasRegistered: true });
    expect(seatOf(state, 4)).toEqual({ ...seatOf(room, 4), username: 'New name', isGuest: undefined });
  });
});

describe('the rule "Guests may join"', () => {
  const create = (isPublic: boolean) =>
    createRoom({ code: 'ABCDEF', owner: person(1), isPublic, capacity: 4, seed: 1, now: 0 });

  test('lets guests in by link in a new public lobby, and also from the list in a private one', () => {
    expect([create(false), create(true)].map(({ rules }) => rules.guestsMayJoin)).toEqual([
      'linkAndList',
      'link',
    ]);
  });

  test('gets the default of the new visibility, unless the leader sets it in the same change', () => {
    const opened = after(create(false), [settings(1, { isPublic: true })]);
    expect(opened.rules.guestsMayJoin).toBe('link');
    expect(after(opened, [settings(1, { isPublic: false })]).rules.guestsMayJoin).toBe('linkAndList');
    const rules = { guestsMayJoin: 'linkAndList' } as const;
    const both = after(create(false), [settings(1, { isPublic: true, rules })]);
    expect(both.rules.guestsMayJoin).toBe('linkAndList');
    expect(after(both, [settings(1, { capacity: 5 })]).rules.guestsMayJoin).toBe('linkAndList');
  });

  test('stays off when the visibility changes', () => {
    const off = after(create(false), [settings(1, { rules: { guestsMayJoin: 'off' } })]);
    const opened = after(off, [settings(1, { isPublic: true })]);
    expect(
      [opened, after(opened, [settings(1, { isPublic: false })])].map(({ rules }) => rules.guestsMayJoin),
    ).toEqual(['off', 'off']);
  });

  test('refuses guests from the list if they need a link, and never those with the code', () => {
    const fromList = { ...guest(2), from: 'list' } as RoomEvent; // a join, like guest(2)
    const open = create(true);
    expect([refusalOf(open, fromList), refusalOf(open, guest(2))]).toEqual(['guestsNeedLink', null]);
    const listed = withRules(open, { guestsMayJoin: 'linkAndList' });
    expect([refusalOf(listed, fromList), refusalOf(listed, guest(2))]).toEqual([null, null]);
    expect(refusalOf(open, { ...account(2), from: 'list' } as RoomEvent)).toBeNull(); // a join, like account(2)
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
    expect(refusalOf(room, account(5, sourceAt('cafe')))).toBeNull();
  });

  test('get one seat in a lobby of two', () => {
    expect(refusalOf(lobby(1, 2), guest(2, sourceAt('cafe')))).toBeNull();
  });

  test('get all seats if an account in the lobby has the address', () => {
    const room = after(lobby(1, 8), [
      account(2, sourceAt('home')),
      ...[3, 4, 5, 6, 7].map((n) => guest(n, sourceAt('home'))),
    ]);
    expect(refusalOf(room, guest(8, sourceAt('home')))).toBeNull();
  });
});

describe('the lead', () => {
  test('passes to the next account, over guests who joined before', () => {
    const room = after(lobby(1), [guest(2), here(2), account(3), here(3)]);
    expect(after(room, [by('player-1', 'leaveLobby', {})]).leader).toBe('player-3');
    const lost = after(room, [{ type: 'disconnected', user: 'player-1' }]);
    expect(after(lost, [{ type: 'deadline' }], 30_000).leader).toBe('player-3');
  });

  test('passes to a guest only if no account is left', () => {
    const room = after(lobby(1), [guest(2), here(2), guest(3), here(3)]);
    expect(refusalOf(room, by('player-1', 'makeLeader', { player: 'player-2' }))).toBe('guestCannotLead');
    const left = after(room, [by('player-1', 'leaveLobby', {})]);
    expect(left.leader).toBe('player-2');
    expect(after(left, [by('player-2', 'makeLeader', { player: 'player-3' })]).leader).toBe('player-3');
  });

  test('does not let a guest make the lobby public', () => {
    const room = after(lobby(1), [guest(2), here(2), by('player-1', 'leaveLobby', {})]);
    expect(refusalOf(room, settings(2, { isPublic: true }))).toBe('accountsOnly');
    expect(refusalOf(room, settings(2, { capacity: 4, isPublic: false }))).toBeNull();
  });
});
