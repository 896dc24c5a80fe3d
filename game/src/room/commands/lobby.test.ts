import { describe, expect, test } from 'vitest';
import { defaultRules } from '../../model/default-rules.ts';
import { people, person } from '../../testing/people.ts';
import {
  accepted,
  after,
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
} from '../../testing/rooms.ts';
import { createLobbyRecord } from '../records/records.ts';
import type { RoomState } from '../state/state.ts';
import { viewFor } from '../views/view-for.ts';

const everyRoom = { lobby, readyCheckRoom, choosingRoom, playingRoom, resultsRoom, finishedRoom };

describe('startGame', () => {
  test('the leader starts a game for all seated players', () => {
    const room = lobby(3);
    const { state, effects } = accepted(room, by('player-1', 'startGame', {}, 'command-a'), 700);
    const { game } = stageOf(state, 'readyCheck');
    expect(game.id).toMatch(/^ABCDEF-1-[\da-z]+$/);
    expect(state).toEqual({
      ...room,
      version: room.version + 1,
      gamesStarted: 1,
      random: expect.any(Number),
      done: [{ user: 'player-1', ids: ['command-a'] }],
      stage: {
        phase: 'readyCheck',
        game: {
          id: game.id,
          createdAt: 700,
          players: people(3),
          usedThemes: [],
          themesAvailable: null,
          records: [],
          sittingOut: [],
          notReady: [],
          unsent: [],
          anonymousVotes: false,
          winnerRule: 'knowsTheRoom',
        },
        ready: [],
        startableAt: 15_700,
      },
    });
    expect(effects).toEqual([
      { type: 'announce', name: 'gameStarted' },
      { type: 'say', person: person(1), text: 'started the game' },
      { type: 'saveLobby' },
    ]);
  });

  test('only the leader can start, and only with two present players', () => {
    expect(refusalOf(lobby(3), by('player-2', 'startGame', {}))).toBe('notLeader');
    expect(refusalOf(lobby(1), by('player-1', 'startGame', {}))).toBe('tooFewPlayers');
    const lost = after(lobby(2), [{ type: 'disconnected', user: 'player-2' }]);
    expect(refusalOf(lost, by('player-1', 'startGame', {}))).toBeNull();
    const absent = after(lost, [{ type: 'deadline' }], 15_000);
    expect(refusalOf(absent, by('player-1', 'startGame', {}))).toBe('tooFewPlayers');
  });

  test.each([readyCheckRoom, choosingRoom, playingRoom, resultsRoom])(
    'during a game, a start changes nothing (%o)',
    (make) => {
      const room = make();
      const { state, effects } = accepted(room, by('player-1', 'startGame', {}));
      expect([state.stage, state.version, effects]).toEqual([room.stage, room.version, []]);
    },
  );

  test('after Game Over it starts another game', () => {
    const over = finishedRoom();
    const { state } = accepted(over, by('player-1', 'startGame', {}), 9);
    expect(stageOf(state, 'readyCheck').game).toMatchObject({ createdAt: 9, usedThemes: [], records: [] });
    expect(gameIdOf(state)).not.toBe(gameIdOf(over));
  });
});

describe('kickPlayer', () => {
  test.each(Object.entries(everyRoom))('in %s, the player is notified, removed and banned', (_name, make) => {
    const room = make();
    const { state, effects } = accepted(room, by('player-1', 'kickPlayer', { player: 'player-2' }));
    expect(state.removed).toEqual([{ ...person(2), sources: [] }]);
    expect(state.seats.map(({ user }) => user)).toEqual(['player-1', 'player-3']);
    expect(effects).toContainEqual({ type: 'say', person: person(2), text: 'was removed from the lobby' });
    expect(effects).toContainEqual({ type: 'disconnect', user: 'player-2', reason: 'kicked' });
    expect(effects).toContainEqual({ type: 'saveLobby' });
    expect(refusalOf(state, { type: 'joined', person: person(2) })).toBe('banned');
  });

  test('only the leader can kick, only another player, and only one with a seat', () => {
    expect(refusalOf(lobby(), by('player-2', 'kickPlayer', { player: 'player-3' }))).toBe('notLeader');
    expect(refusalOf(lobby(), by('player-1', 'kickPlayer', { player: 'player-1' }))).toBe('playerNotFound');
    expect(refusalOf(lobby(), by('player-1', 'kickPlayer', { player: 'player-9' }))).toBe('playerNotFound');
  });
});

describe('updateSettings', () => {
  test('the leader changes capacity and visibility, separately or together', () => {
    const room = lobby(2, 4);
    const change = (fields: { capacity?: number; isPublic?: boolean }) => {
      const { state, effects } = accepted(room, by('player-1', 'updateSettings', fields));
      return [state.capacity, state.isPublic, state.version - room.version, effects];
    };
    const told = [{ type: 'announce', name: 'updateLobby' }, { type: 'saveLobby' }];
    expect(change({ capacity: 2 })).toEqual([2, false, 1, told]);
    expect(change({ isPublic: true })).toEqual([4, true, 1, told]);
    expect(change({ capacity: 8, isPublic: true })).toEqual([8, true, 1, told]);
    expect(change({ capacity: 4 })).toEqual([4, false, 0, []]);
    expect(change({})).toEqual([4, false, 0, []]);
  });

  test('the capacity cannot be below the number of seats, and only the leader can change it', () => {
    expect(refusalOf(lobby(3), by('player-1', 'updateSettings', { capacity: 2 }))).toBe('capacityTooSmall');
    expect(refusalOf(lobby(3), by('player-2', 'updateSettings', { capacity: 8 }))).toBe('notLeader');
  });
});

describe('playAgain', () => {
  const over = finishedRoom();
  const again = (n: number) => by(`player-${n}`, 'playAgain', { gameId: gameIdOf(over) });
  const phaseOf = (state: RoomState, n: number) => viewFor(state, `player-${n}`)?.stage.phase;

  test('a member goes back to the lobby and invites the others, who stay at the results', () => {
    const { state, effects } = accepted(over, again(3));
    expect([1, 2, 3].map((n) => phaseOf(state, n))).toEqual(['finished', 'finished', 'lobby']);
    expect(viewFor(state, 'player-1')?.stage).toMatchObject({ again: person(3) });
    expect(viewFor(state, 'player-3')).toMatchObject({ game: null });
    expect(viewFor(state, 'player-3')?.seats.map(({ atResults }) => atResults)).toEqual([true, true, false]);
    expect(createLobbyRecord(state)).toMatchObject({ phase: 'lobby', gameId: null });
    expect(effects).toEqual([
      { type: 'announce', name: 'playAgain' },
      { type: 'say', person: person(3), text: 'is up for another game' },
      { type: 'saveLobby' },
    ]);
    const repeated = accepted(state, again(3));
    expect([repeated.state.version, repeated.effects]).toEqual([state.version, []]);
  });

  test('when the last member goes back or leaves, the game is over completely', () => {
    const waiting = after(over, [again(3), again(1)]);
    expect(viewFor(waiting, 'player-2')?.stage).toMatchObject({ phase: 'finished', again: person(3) });
    expect(after(waiting, [again(2)]).stage).toEqual({ phase: 'lobby' });
    expect(after(waiting, [by('player-2', 'leaveLobby', {})]).stage).toEqual({ phase: 'lobby' });
  });

  test('a member at the results plays the next game with the others; new members enter the lobby', () => {
    const waiting = after(over, [again(1), { type: 'joined', person: person(4) }]);
    expect([phaseOf(waiting, 2), phaseOf(waiting, 4)]).toEqual(['finished', 'lobby']);
    const started = after(waiting, [by('player-1', 'startGame', {})]);
    expect([1, 2, 3, 4].map((n) => phaseOf(started, n))).toEqual(Array(4).fill('readyCheck'));
    expect(refusalOf(started, again(2))).toBe('staleGame');
  });

  test('a leader who stays at the results can start the next game from there', () => {
    const waiting = after(over, [again(2), again(3)]);
    expect(
      stageOf(after(waiting, [by('player-1', 'startGame', {})]), 'readyCheck').game.players,
    ).toHaveLength(3);
  });

  test('does nothing for a running game or another game', () => {
    const running = readyCheckRoom();
    expect(refusalOf(running, by('player-1', 'playAgain', { gameId: gameIdOf(running) }))).toBe('wrongPhase');
    expect(refusalOf(running, by('player-1', 'playAgain', { gameId: 'old-game' }))).toBe('staleGame');
    expect(refusalOf(finishedRoom(), by('player-1', 'playAgain', { gameId: 'old-game' }))).toBe('staleGame');
  });
});

test('a member can leave in every phase; a user without a seat cannot', () => {
  for (const make of Object.values(everyRoom)) {
    const { state } = accepted(make(), by('player-2', 'leaveLobby', {}));
    expect(state.seats.map(({ user }) => user)).toEqual(['player-1', 'player-3']);
    expect(refusalOf(state, by('player-2', 'leaveLobby', {}))).toBe('notMember');
  }
});

describe('makeLeader', () => {
  const lead = (n: number, to: number) => by(`player-${n}`, 'makeLeader', { player: `player-${to}` });

  test('the leader makes another member the leader, in any phase', () => {
    for (const make of Object.values(everyRoom)) {
      const { state, effects } = accepted(make(3), lead(1, 3));
      expect(state.leader).toBe('player-3');
      expect(effects).toEqual([
        { type: 'announce', name: 'updateLobby' },
        { type: 'say', person: person(3), text: 'is the new leader' },
        { type: 'saveLobby' },
      ]);
      expect(refusalOf(state, lead(1, 2))).toBe('notLeader');
    }
  });

  test('a transfer to the leader changes nothing', () => {
    const room = lobby(3);
    const { state, effects } = accepted(room, lead(1, 1));
    expect([state.leader, state.version, effects]).toEqual(['player-1', room.version, []]);
  });

  test('rejects a sender who is not the leader, a user without a seat, and an absent member; an away member is accepted', () => {
    const room = after(lobby(3), [{ type: 'disconnected', user: 'player-3' }]);
    expect(refusalOf(room, lead(2, 3))).toBe('notLeader');
    expect(refusalOf(room, lead(1, 9))).toBe('playerNotFound');
    expect(refusalOf(after(room, [{ type: 'deadline' }], 5_000), lead(1, 3))).toBeNull();
    expect(refusalOf(after(room, [{ type: 'deadline' }], 15_000), lead(1, 3))).toBe('playerNotFound');
  });

  test('a member who became leader while away loses the role like any leader', () => {
    const lost = after(lobby(3), [{ type: 'disconnected', user: 'player-3' }]);
    const room = after(lost, [lead(1, 3)], 4_000);
    expect(after(room, [{ type: 'deadline' }], 30_000).leader).toBe('player-1');
  });
});

describe('the rules of a lobby', () => {
  test('the leader changes them one at a time, in any phase, and all members see them', () => {
    const answerTimer = { mode: 'soft', seconds: 45 } as const;
    for (const make of Object.values(everyRoom)) {
      const { state, effects } = accepted(
        make(3),
        by('player-1', 'updateSettings', { rules: { answerTimer, lateJoin: false } }),
      );
      expect(state.rules).toEqual({ ...defaultRules, answerTimer, lateJoin: false });
      expect(effects).toEqual([{ type: 'announce', name: 'updateLobby' }, { type: 'saveLobby' }]);
      expect(viewFor(state, 'player-2')?.room.rules).toEqual(state.rules);
    }
  });

  test('unchanged values are no change, and other senders are rejected', () => {
    const room = lobby(3);
    const same = by('player-1', 'updateSettings', { rules: { ...defaultRules } });
    expect([accepted(room, same).state.version, accepted(room, same).effects]).toEqual([room.version, []]);
    expect(refusalOf(room, by('player-2', 'updateSettings', { rules: { numRounds: 3 } }))).toBe('notLeader');
  });
});
