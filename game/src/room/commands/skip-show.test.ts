import { expect, test } from 'vitest';
import {
  accepted,
  after,
  by,
  choosingRoom,
  finishedRoom,
  gameIdOf,
  lobby,
  playingRoom,
  refusalOf,
  resultsRoom,
  roundKey,
  stageOf,
} from '../../testing/rooms.ts';
import { viewFor } from '../views/view-for.ts';

const room = resultsRoom(3);
const skip = (n = 1, key = roundKey(room)) => by(`player-${n}`, 'skipShow', key);

test('the show is the same for all players', () => {
  const { show } = stageOf(room, 'results');
  expect(show).toEqual({ startsAt: 0, lengths: [1_200, 2_400, 2_400, 4_000, 4_000, 4_000] });
  for (const { user } of room.seats) expect(viewFor(room, user)?.stage).toMatchObject({ show });
});

test('the leader skips to the end for all players; the countdown starts at once', () => {
  const { state, effects } = accepted(room, skip(), 900);
  expect(state.stage).toEqual({ ...room.stage, show: null, deadlineAt: 30_900 });
  for (const { user } of room.seats) expect(viewFor(state, user)?.stage).toMatchObject({ show: null });
  expect(effects).toEqual([{ type: 'announce', name: 'skipShow' }]);
  const again = accepted(state, skip());
  expect([again.state.version, again.effects]).toEqual([state.version, []]);
});

test('the leader skips one beat for all players: the next one begins at once, and the countdown follows the show', () => {
  const { show } = stageOf(room, 'results');
  const lengths = show?.lengths ?? [];
  const award = 4;
  const begun = lengths.slice(0, award).reduce((sum, length) => sum + length, 0);
  const command = by('player-1', 'skipShow', { ...roundKey(room), beat: award });
  const { state } = accepted(room, command, begun + 1_000);
  expect(stageOf(state, 'results')).toMatchObject({
    show: { startsAt: 0, lengths: lengths.with(award, 1_000) },
    deadlineAt: stageOf(room, 'results').deadlineAt - 3_000,
  });
  const late = accepted(state, command, begun + 1_001);
  expect([late.state.version, late.effects]).toEqual([state.version, []]);
  const last = { ...roundKey(room), beat: lengths.length - 1 };
  const ended = accepted(state, by('player-1', 'skipShow', last), begun + 1_500);
  expect(ended.state.stage).toMatchObject({ show: null, deadlineAt: begun + 1_500 + 30_000 });
});

test('rejects: not the leader, another game, another round, another phase', () => {
  expect(refusalOf(room, skip(2))).toBe('notLeader');
  expect(refusalOf(room, skip(9))).toBe('notMember');
  expect(refusalOf(room, skip(1, { ...roundKey(room), gameId: 'another-game' }))).toBe('staleGame');
  expect(refusalOf(room, skip(1, { ...roundKey(room), game: 1 }))).toBe('staleRound');
  const playing = playingRoom(3);
  expect(refusalOf(playing, skip(1, roundKey(playing)))).toBe('wrongPhase');
  for (const other of [lobby(3), finishedRoom(3)])
    expect(refusalOf(other, skip(1, { ...roundKey(room), gameId: gameIdOf(other) }))).toBe('staleGame');
  const choosing = choosingRoom(3);
  expect(refusalOf(choosing, skip(1, { ...roundKey(room), gameId: gameIdOf(choosing) }))).toBe('staleRound');
});

test('after the next round starts there is no show to skip', () => {
  const next = after(room, [by('player-1', 'nextRound', roundKey(room))]);
  expect(refusalOf(next, skip())).toBe('staleRound');
});
