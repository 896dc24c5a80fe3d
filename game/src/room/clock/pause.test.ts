import { describe, expect, test } from 'vitest';
import { defaultTimings } from '../../limits.ts';
import type { UserId } from '../../model/person.ts';
import {
  accepted,
  after,
  answering,
  by,
  choosing,
  choosingRoom,
  gameIdOf,
  lobby,
  playingRoom,
  readyCheckRoom,
  refusalOf,
  resultsRoom,
  roundKey,
  stageOf,
  withRules,
} from '../../testing/rooms.ts';
import { chosenTheme } from '../../testing/themes.ts';
import { nextDeadline } from '../deadlines.ts';
import type { RoomState } from '../state/state.ts';
import { viewFor } from '../views/view-for.ts';

const minute = 60_000;
const pause = (state: RoomState, now: number, user = state.leader) =>
  after(state, [by(user, 'pauseGame', { gameId: gameIdOf(state) })], now);
const resume = (state: RoomState, now: number) =>
  after(state, [by(state.leader, 'resumeGame', { gameId: gameIdOf(state) })], now);
const due = (state: RoomState, now: number): RoomState => accepted(state, { type: 'deadline' }, now).state;
const lost = (state: RoomState, user: UserId, now: number): RoomState =>
  after(state, [{ type: 'disconnected', user }], now);

/** Returns a round that has an answer timer of a minute, and who has a vote or a turn to choose. */
const timedRoom = (): RoomState => {
  const room = withRules(lobby(), { answerTimer: { mode: 'hard', seconds: 60 } });
  const checked = after(room, [by('player-1', 'startGame', {})]);
  const gameId = gameIdOf(checked);
  const ready = checked.seats.map(({ user }) => by(user, 'confirmReadiness', { gameId }));
  return after(checked, [...ready, choosing('player-1', gameId, chosenTheme())]);
};
const ruledRoom = (whoChooses: 'vote' | 'turns') => withRules(choosingRoom(), { whoChooses });
const voteRoom = () => {
  const room = ruledRoom('vote');
  return after(room, [{ type: 'themesDrawn', gameId: gameIdOf(room), themes: ['Snacks', 'Pets'] }]);
};
const decidedRoom = () => {
  const room = voteRoom();
  const gameId = gameIdOf(room);
  return after(
    room,
    room.seats.map(({ user }) => by(user, 'castVote', { gameId, theme: 'Pets' })),
  );
};
const waitingRoom = () => due(lost(playingRoom(2), 'player-2', 0), defaultTimings.absentAfter);

/** Returns every time in a stage, by the path to it. */
const timesIn = (value: unknown, path = ''): [string, number][] => {
  if (typeof value === 'number') return /(At|until)$/i.test(path) ? [[path, value]] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value)
    .filter(([key]) => !['game', 'theme', 'board', 'records'].includes(key))
    .flatMap(([key, part]) => timesIn(part, `${path}.${key}`));
};

describe('a pause', () => {
  test.each([
    ['the ready check', readyCheckRoom()],
    ['a turn', ruledRoom('turns')],
    ['the draw of a vote', ruledRoom('vote')],
    ['a vote', voteRoom()],
    ['a decided vote', decidedRoom()],
    ['an answer timer', timedRoom()],
    ['results', resultsRoom()],
  ])('holds every countdown of %s', (_name, room) => {
    const before = timesIn(room.stage);
    expect(before).not.toEqual([]);
    const paused = pause(room, 3_000);
    expect(nextDeadline(paused, defaultTimings)).toBe(3_000 + defaultTimings.pauseLength);
    expect(due(paused, 5 * minute)).toBe(paused);
    const going = resume(paused, 5 * minute);
    expect(going.pause).toBe(null);
    expect(timesIn(going.stage)).toEqual(before.map(([path, time]) => [path, time + 5 * minute - 3_000]));
  });

  test('holds the wait for a player: the seat is kept, and the player has as long as before', () => {
    const room = waitingRoom();
    expect(room.waitsUntil).toBe(defaultTimings.seatGracePeriod);
    const paused = pause(room, 20_000);
    const later = due(paused, 5 * minute);
    expect([later.seats.length, later.waitsUntil]).toEqual([2, room.waitsUntil]);
    const going = resume(later, 5 * minute);
    expect(going.waitsUntil).toBe(defaultTimings.seatGracePeriod + 5 * minute - 20_000);
    expect(nextDeadline(going, defaultTimings)).toBe(going.waitsUntil);
  });

  test('ends by itself after ten minutes, also when the room finds it late', () => {
    const paused = pause(timedRoom(), 1_000);
    const end = 1_000 + defaultTimings.pauseLength;
    const going = due(paused, end);
    expect(going.pause).toBe(null);
    const { answersDueAt } = stageOf(going, 'playing').round;
    expect(answersDueAt).toBe(minute + defaultTimings.pauseLength);
    expect(due(paused, end + 10 * minute).stage.phase).toBe('results');
  });

  test('is only for the leader of a running game, and repeats change nothing', () => {
    const room = playingRoom();
    const gameId = gameIdOf(room);
    expect(refusalOf(room, by('player-2', 'pauseGame', { gameId }))).toBe('notLeader');
    expect(refusalOf(lobby(), by('player-1', 'pauseGame', { gameId }))).toBe('staleGame');
    const paused = pause(room, 0);
    expect(viewFor(paused, 'player-3')?.pause).toMatchObject({ by: { user: 'player-1' }, at: 0 });
    expect(pause(paused, 5_000).pause).toEqual(paused.pause);
    expect(refusalOf(paused, by('player-2', 'resumeGame', { gameId }))).toBe('notLeader');
    const going = resume(paused, 9_000);
    expect(resume(going, 10_000).stage).toBe(going.stage);
  });

  test('lets answers change, and ends nothing before the game goes on', () => {
    const room = playingRoom();
    const paused = pause(room, 0);
    const answered = after(
      paused,
      paused.seats.flatMap(({ user }) => answering(paused, user)),
    );
    expect(stageOf(answered, 'playing').round.sent).toHaveLength(3);
    for (const type of ['closeRound', 'nextRound'] as const)
      expect(refusalOf(paused, by('player-1', type, roundKey(paused)))).toBe('gamePaused');
    expect(resume(answered, minute).stage.phase).toBe('results');
    const checked = pause(readyCheckRoom(), 0);
    const ready = after(
      checked,
      checked.seats.map(({ user }) => by(user, 'confirmReadiness', { gameId: gameIdOf(checked) })),
    );
    expect([ready.stage.phase, resume(ready, 1).stage.phase]).toEqual(['readyCheck', 'choosing']);
  });

  test('starts no theme, and keeps a vote open', () => {
    const paused = pause(voteRoom(), 0);
    const gameId = gameIdOf(paused);
    const voted = after(
      paused,
      paused.seats.map(({ user }) => by(user, 'castVote', { gameId, theme: 'Pets' })),
    );
    expect(stageOf(voted, 'choosing').choice.kind).toBe('vote');
    expect(stageOf(resume(voted, minute), 'choosing').choice.kind).toBe('decided');
    expect(refusalOf(pause(choosingRoom(), 0), choosing('player-1', gameId, chosenTheme()))).toBe(
      'gamePaused',
    );
  });

  test('outlives its leader, whose successor can end it', () => {
    const paused = pause(timedRoom(), 0);
    const left = after(paused, [by('player-1', 'leaveLobby', {})], 1_000);
    expect([left.leader, left.pause]).toEqual(['player-2', paused.pause]);
    expect(resume(left, 2_000).pause).toBe(null);
    const away = due(lost(paused, 'player-1', 0), defaultTimings.handoverAfter);
    expect([away.leader, away.seats.length]).toEqual(['player-2', 3]);
  });

  test('is over when the game is', () => {
    const paused = pause(playingRoom(2), 0);
    expect(after(paused, [by('player-2', 'leaveLobby', {})]).pause).toBe(null);
    const ended = after(paused, [by('player-1', 'gameFinished', { gameId: gameIdOf(paused) })]);
    expect([ended.stage.phase, ended.pause]).toEqual(['finished', null]);
  });

  test('gives a player who dropped as long as before to come back, also if it ends with the game', () => {
    const paused = pause(lost(playingRoom(3), 'player-3', 0), 0);
    const gameId = gameIdOf(paused);
    const ended = after(paused, [by('player-1', 'gameFinished', { gameId })], 4 * minute);
    expect(due(ended, 5 * minute).seats).toHaveLength(3);
    expect(due(ended, 6 * minute).seats).toHaveLength(2);
  });

  test('accepts new players, and gives one who drops the whole time to come back', () => {
    const paused = pause(timedRoom(), 0);
    const dropped = due(lost(paused, 'player-3', minute), 4 * minute);
    expect(dropped.seats.find(({ user }) => user === 'player-3')?.presence.status).toBe('absent');
    const going = resume(dropped, 4 * minute);
    expect(going.seats.find(({ user }) => user === 'player-3')?.presence).toEqual({
      status: 'absent',
      since: 4 * minute,
    });
  });
});
