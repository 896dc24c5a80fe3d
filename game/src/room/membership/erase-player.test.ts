import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { person, sourceAt } from '../../testing/people.ts';
import {
  accepted,
  after,
  answering,
  at,
  by,
  choosingRoom,
  finishedRoom,
  lobby,
  playingRoom,
  readyCheckRoom,
  resultsRoom,
  stageOf,
} from '../../testing/rooms.ts';
import { chosenTheme, customGame } from '../../testing/themes.ts';
import { eventsOf, type Step, stepKinds } from '../../testing/walk.ts';
import { reduce } from '../reduce.ts';
import type { RoomEvent } from '../state/event.ts';
import type { RoomState } from '../state/state.ts';

const alias = 'deleted-alias';
const erasedOf = (user: string): RoomEvent => ({ type: 'erased', user, alias });
const deleted = { user: alias, username: 'Deleted player' };
const rooms = { lobby, readyCheckRoom, choosingRoom, playingRoom, resultsRoom, finishedRoom };
const hasTrace = (room: RoomState, user: string, name: string): boolean =>
  JSON.stringify(room).includes(`"${user}"`) || JSON.stringify(room).includes(`"${name}"`);

describe('a deleted account', () => {
  test.each(Object.entries(rooms))('leaves neither id nor name in the phase of %s', (_, make) => {
    const { state, effects } = accepted(make(3), erasedOf('player-2'), 50);
    expect(hasTrace(state, 'player-2', 'Player 2')).toBe(false);
    expect(state.seats.map(({ user }) => user)).toEqual(['player-1', 'player-3']);
    expect(effects).toContainEqual({ type: 'disconnect', user: 'player-2', reason: 'sessionEnded' });
    expect(effects).toContainEqual({
      type: 'changeSender',
      user: 'player-2',
      person: { ...deleted, avatar: 2 },
      isErased: true,
    });
  });

  test('keeps the answers of the game under the name of a deleted player', () => {
    const people = playingRoom(3, chosenTheme('People', [customGame('TierListLobby')]));
    const { state } = accepted(after(people, answering(people, 'player-2')), erasedOf('player-2'), 50);
    const { round, game } = stageOf(state, 'playing');
    expect(game.players).toContainEqual({ ...deleted, avatar: 2 });
    expect(round.sent).toMatchObject([{ ratedBy: { ...deleted, avatar: 2 } }]);
    expect(round.board).toMatchObject({ players: expect.arrayContaining([{ ...deleted, avatar: 2 }]) });
  });

  test('loses its custom themes, and no one else does', () => {
    const theme = { texts: ['one', 'two', 'three'], types: ['TierList' as const] };
    const before = after(lobby(3), [
      by('player-2', 'writeTheme', { theme: { ...theme, name: 'Theirs' } }),
      by('player-3', 'writeTheme', { theme: { ...theme, name: 'Another' } }),
    ]);
    expect(before.customThemes).toHaveLength(2);
    const { state } = accepted(before, erasedOf('player-2'), 50);
    expect(state.customThemes.map(({ name }) => name)).toEqual(['Another']);
  });

  test('passes the lead and cannot take it back', () => {
    const { state } = accepted(lobby(3), erasedOf('player-1'), 50);
    expect([state.leader, state.formerLeader]).toEqual(['player-2', null]);
  });

  test('has no name in a room that is closed with it', () => {
    const { state } = accepted(lobby(1), erasedOf('player-1'), 50);
    expect([state.seats, state.leader]).toEqual([[], alias]);
  });

  test('stays removed by its browser, without its name', () => {
    const source = sourceAt('home', 'browser');
    const kicked = after(lobby(2), [
      { type: 'joined', person: person(3), isGuest: true, source },
      by('player-1', 'kickPlayer', { player: 'player-3' }),
    ]);
    expect(kicked.removed).toMatchObject([{ user: 'player-3' }]);
    const { state } = accepted(kicked, erasedOf('player-3'), 50);
    expect(state.removed).toEqual([{ ...deleted, avatar: 1, sources: [source] }]);
    const again: RoomEvent = { type: 'joined', person: person(4), isGuest: true, source };
    expect(reduce(state, again, at(60))).toEqual({ reject: 'banned' });
  });

  test.each(['asked', 'allowed', 'refused', 'unanswered'] as const)(
    'keeps an entry request only if the leader has refused it, without the name: %s',
    (status) => {
      const request = {
        ...person(4),
        source: sourceAt('home', 'b'),
        removed: 'player-3',
        askedAt: 1,
        status,
      };
      const before = {
        ...lobby(2),
        entryRequests: [request, { ...request, ...person(5), removed: 'player-4' }],
      };
      const { entryRequests } = accepted(before, erasedOf('player-4'), 50).state;
      const kept = { ...request, ...deleted, avatar: 1 };
      const other = { ...request, ...person(5), removed: alias };
      expect(entryRequests).toEqual(status === 'refused' ? [kept, other] : [other]);
    },
  );

  test('leaves no id and no name after any events', { timeout: 60_000 }, () => {
    const steps = fc.array(
      fc.record<Step>({
        kind: fc.constantFrom(...stepKinds),
        who: fc.integer({ min: 1, max: 9 }),
        what: fc.nat({ max: 99_990 }),
      }),
      { minLength: 40, maxLength: 120, size: 'max' },
    );
    fc.assert(
      fc.property(steps, fc.integer({ min: 1, max: 9 }), (life, who) => {
        const room = life.reduce(
          (state, step) =>
            eventsOf(state, step).reduce((before, event) => {
              const outcome = reduce(before, event, at(0));
              return 'reject' in outcome ? before : outcome.state;
            }, state),
          lobby(2, 8),
        );
        const { state } = accepted(room, erasedOf(person(who).user), 50);
        expect(JSON.stringify(state)).not.toContain(`"${person(who).user}"`);
      }),
      { numRuns: 60 },
    );
  });
});
