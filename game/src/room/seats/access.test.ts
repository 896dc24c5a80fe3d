import { describe, expect, test } from 'vitest';
import { defaultTimings, limits } from '../../limits.ts';
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
import { nextDeadline } from '../deadlines.ts';
import type { RoomEvent } from '../state/event.ts';
import type { RoomState } from '../state/state.ts';
import { viewFor } from '../views/view-for.ts';
import { entryStatusOf, unseatedReason } from './access.ts';

const guest = (n: number, source: Source): RoomEvent => ({
  type: 'joined',
  person: person(n),
  isGuest: true,
  source,
});
const account = (n: number, source?: Source): RoomEvent => ({ type: 'joined', person: person(n), source });
const kick = (n: number) => by('player-1', 'kickPlayer', { player: person(n).user });
const letBackIn = (n: number) => by('player-1', 'letBackIn', { player: person(n).user });
const answer = (n: number, letIn: boolean) => by('player-1', 'answerEntry', { guest: person(n).user, letIn });
const isSeated = (state: RoomState, n: number) => state.seats.some(({ user }) => user === person(n).user);
const accessOf = (state: RoomState) => viewFor(state, state.leader)?.access;

const home = (browser: string) => sourceAt('home', browser);
/** A lobby of player 1, who has removed the guest player 2 and the account player 3. */
const removedFrom = (room: RoomState) =>
  after(room, [guest(2, home('phone')), account(3, sourceAt('work', 'laptop')), kick(2), kick(3)]);

describe('a removed player', () => {
  const room = removedFrom(lobby(1));

  test('does not rejoin: neither the user, nor a guest of the same browser in another network', () => {
    expect([2, 3].map((n) => refusalOf(room, account(n)))).toEqual(['banned', 'banned']);
    expect(refusalOf(room, guest(9, sourceAt('train', 'phone')))).toBe('banned');
    expect(refusalOf(room, guest(9, sourceAt('train', 'laptop')))).toBe('banned');
  });

  test('keeps out no account and no guest of another browser and network', () => {
    expect(isSeated(after(room, [account(9, home('phone'))]), 9), 'another account of the home').toBe(true);
    expect(isSeated(after(room, [guest(9, sourceAt('train', 'tablet'))]), 9)).toBe(true);
  });

  test('is in the list of the leader only, the latest first', () => {
    expect(accessOf(room)).toEqual({ requests: [], refused: [], removed: [person(3), person(2)] });
    expect(viewFor(after(room, [account(4)]), 'player-4')?.access).toBeNull();
  });

  const phases = { lobby, readyCheckRoom, choosingRoom, playingRoom, resultsRoom, finishedRoom };
  test.each(Object.entries(phases))('rejoins after the leader let the player back in, in %s', (_, make) => {
    const before = after(make(3), [guest(6, home('phone')), kick(6)]);
    const { state, effects } = accepted(before, letBackIn(6));
    expect(accessOf(state)?.removed).toEqual([]);
    expect(isSeated(after(state, [guest(6, home('phone'))]), 6)).toBe(true);
    expect(isSeated(after(state, [guest(7, home('tablet'))]), 7), 'the network is like any other').toBe(true);
    expect(effects).toContainEqual({ type: 'say', person: person(6), text: 'may join again' });
  });

  test('is let back in by the leader only, and a second time changes nothing', () => {
    const two = after(room, [account(4)]);
    expect(refusalOf(two, by('player-4', 'letBackIn', { player: 'player-2' }))).toBe('notLeader');
    const state = after(two, [letBackIn(2)]);
    expect(accepted(state, letBackIn(2)).state.version).toBe(state.version);
  });

  test('who is removed again is in the list once', () => {
    const again = after(room, [letBackIn(2), guest(2, home('phone')), kick(2)]);
    expect(accessOf(again)?.removed.filter(({ user }) => user === 'player-2')).toHaveLength(1);
  });
});

describe('a new guest from the network of a removed player', () => {
  const room = removedFrom(lobby(1));
  const asked = after(room, [guest(9, home('tablet'))]);

  test('gets no seat before the leader agrees: the leader is asked with the name of the removed player', () => {
    expect([isSeated(asked, 9), unseatedReason(asked, 'player-9')]).toEqual([false, 'leaderAsked']);
    expect(accessOf(asked)?.requests).toEqual([{ ...person(9), network: 'Player 2' }]);
    expect(entryStatusOf(asked, home('tablet'))).toBe('asked');
    expect(JSON.stringify(viewFor(asked, 'player-1'))).not.toContain(home('tablet').address);
  });

  test('is asked about once, however often the request arrives', () => {
    expect(accepted(asked, guest(9, home('tablet'))).state).toBe(asked);
    expect(accepted(asked, guest(8, home('tablet'))).state, 'the same browser').toBe(asked);
  });

  test('takes the seat with the next request after the leader agreed, and is not asked about again', () => {
    const allowed = after(asked, [answer(9, true)]);
    expect([accessOf(allowed)?.requests, entryStatusOf(allowed, home('tablet'))]).toEqual([[], 'allowed']);
    expect(isSeated(after(allowed, [guest(9, home('tablet'))]), 9)).toBe(true);
    expect(isSeated(after(allowed, [guest(8, home('tablet'))]), 8), 'another guest of the browser').toBe(
      true,
    );
    expect(isSeated(after(allowed, [guest(7, home('other'))]), 7), 'another browser').toBe(false);
  });

  test('is refused if the leader does not agree, until the leader changes the answer', () => {
    const refused = after(asked, [answer(9, false)]);
    expect(refusalOf(refused, guest(9, home('tablet')))).toBe('notLetIn');
    expect(refusalOf(refused, guest(8, home('tablet')))).toBe('notLetIn');
    expect(accessOf(refused)).toMatchObject({ requests: [], refused: [person(9)] });
    expect(isSeated(after(refused, [answer(9, true), guest(9, home('tablet'))]), 9)).toBe(true);
  });

  test('is not answered by other players, and not without a question', () => {
    const two = after(asked, [account(4)]);
    expect(refusalOf(two, by('player-4', 'answerEntry', { guest: 'player-9', letIn: true }))).toBe(
      'notLeader',
    );
    expect(refusalOf(two, answer(8, true))).toBe('playerNotFound');
  });

  test('can ask again when the leader has not answered in time; a late answer counts', () => {
    const due = defaultTimings.entryRequest;
    expect(nextDeadline(after(asked, [{ type: 'connected', user: 'player-1' }]), defaultTimings)).toBe(due);
    const late = after(asked, [{ type: 'connected', user: 'player-1' }, { type: 'deadline' }], due);
    expect([entryStatusOf(late, home('tablet')), accessOf(late)?.requests]).toEqual(['unanswered', []]);
    expect(accessOf(after(late, [guest(9, home('tablet'))], due))?.requests).toHaveLength(1);
    expect(isSeated(after(late, [answer(9, true), guest(9, home('tablet'))], due), 9)).toBe(true);
  });

  test('is not asked about if the lobby would refuse the guest anyway', () => {
    expect(refusalOf(withRules(room, { guestsMayJoin: 'off' }), guest(9, home('tablet')))).toBe(
      'guestsNotAllowed',
    );
    expect(refusalOf({ ...room, capacity: 1 }, guest(9, home('tablet')))).toBe('lobbyFull');
    const named = { ...person(9), username: 'P1ayer 1' };
    const taken = { type: 'joined', person: named, isGuest: true, source: home('tablet') } as const;
    expect(refusalOf(room, taken)).toBe('nameInLobby');
  });

  test('enters when the leader lets the removed player back in', () => {
    const state = after(asked, [letBackIn(2)]);
    expect(accessOf(state)?.requests).toEqual([]);
    expect(isSeated(after(state, [guest(9, home('tablet'))]), 9)).toBe(true);
  });

  test('waits while others wait: the number of open questions is limited', () => {
    const { open } = limits.guests.requests;
    const full = Array.from({ length: open }, (_, at) => guest(20 + at, home(`b${at}`)));
    expect(refusalOf(after(room, full), guest(9, home('tablet')))).toBe('tooManyAsking');
  });

  test('is not asked about after too many questions from the network in a short time', () => {
    const { perAddress } = limits.guests.requests;
    const refusedGuests = Array.from({ length: perAddress }, (_, at) => [
      guest(20 + at, home(`b${at}`)),
      answer(20 + at, false),
    ]).flat();
    const state = after(room, refusedGuests);
    expect(refusalOf(state, guest(9, home('tablet')))).toBe('tooManyAsking');
    expect(refusalOf(state, guest(9, home('tablet')), limits.guests.requestWindow + 1)).toBeNull();
  });
});

test.each([
  ['the lobby', lobby(2)],
  ['a running game', playingRoom(2)],
])('guests in %s on the network of a player who is removed are not new when they join again', (_, room) => {
  const removed = after(room, [guest(4, home('phone')), guest(5, home('tablet')), kick(4)]);
  const left = after(removed, [by('player-5', 'leaveLobby', {})]);
  expect(isSeated(after(left, [guest(5, home('tablet'))]), 5)).toBe(true);
  expect(accessOf(left)?.requests).toEqual([]);
});
