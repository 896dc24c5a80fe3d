import { describe, expect, test } from 'vitest';
import { person } from '../../testing/people.ts';
import { accepted, after, by, lobby, refusalOf } from '../../testing/rooms.ts';
import { passTime } from '../../testing/walk.ts';
import type { RoomEvent } from '../state/event.ts';
import type { RoomState } from '../state/state.ts';
import { viewFor } from '../views/view-for.ts';

const lost = (n: number): RoomEvent => ({ type: 'disconnected', user: `player-${n}` });
const back = (n: number): RoomEvent => ({ type: 'connected', user: `player-${n}` });
const take = (n: number) => by(`player-${n}`, 'takeLeadBack', {});
const offer = (state: RoomState) => viewFor(state, 'player-2')?.room.leadReturn;
const passing = (state: RoomState, until: number): RoomState =>
  passTime(state, until, (before, { event, now }) => accepted(before, event, now).state);

describe('a leader who lost the lead by absence', () => {
  const led = passing(after(lobby(3), [lost(1)]), 40_000);
  const returned = after(led, [back(1)], 40_000);

  test('can take it back for two minutes from the return, and all members see that', () => {
    expect([led.leader, offer(led)]).toEqual(['player-2', null]);
    expect(offer(returned)).toEqual({ user: 'player-1', until: 160_000 });
    const { state, effects } = accepted(returned, take(1), 159_999);
    expect([state.leader, offer(state)]).toEqual(['player-1', null]);
    expect(effects).toContainEqual({ type: 'say', person: person(1), text: 'took the lead back' });
    expect(accepted(state, take(1), 159_999).state.leader).toBe('player-1');
  });

  test('gets no more time by connecting again', () => {
    const again = after(after(returned, [lost(1)], 45_000), [back(1)], 50_000);
    expect(offer(again)).toEqual({ user: 'player-1', until: 160_000 });
  });

  test('cannot take it back later', () => {
    const late = passing(returned, 160_000);
    expect(offer(late)).toBeNull();
    expect(refusalOf(late, take(1), 160_000)).toBe('leadKept');
  });

  test('cannot take it back after the seat was given up', () => {
    const gone = passing(led, 120_000);
    const again = after(gone, [{ type: 'joined', person: person(1) }, back(1)], 121_000);
    expect([gone.formerLeader, refusalOf(again, take(1))]).toEqual([null, 'leadKept']);
  });

  test('cannot take back a lead that was passed on purpose', () => {
    const passed = after(lobby(3), [by('player-1', 'makeLeader', { player: 'player-2' })]);
    expect(refusalOf(passed, take(1))).toBe('leadKept');
    const third = after(returned, [by('player-2', 'makeLeader', { player: 'player-3' })]);
    expect(refusalOf(third, take(1))).toBe('leadKept');
  });

  test('keeps the claim when the next leader is lost as well', () => {
    const both = passing(after(led, [lost(2)], 40_000), 75_000);
    expect(both.leader).toBe('player-3');
    expect(offer(after(both, [back(2), back(1)], 76_000))).toEqual({ user: 'player-1', until: 196_000 });
  });

  test('has nothing to take back after becoming the leader in another way', () => {
    const alone = after(returned, [by('player-3', 'leaveLobby', {}), by('player-2', 'leaveLobby', {})]);
    expect([alone.leader, alone.formerLeader]).toEqual(['player-1', null]);
  });
});

test('other members cannot take the lead', () => {
  expect(refusalOf(lobby(3), take(2))).toBe('leadKept');
});
