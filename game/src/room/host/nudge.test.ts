import { expect, test } from 'vitest';
import { person } from '../../testing/people.ts';
import {
  after,
  answering,
  at,
  by,
  gameIdOf,
  playingRoom,
  readyCheckRoom,
  resultsRoom,
  roundKey,
} from '../../testing/rooms.ts';
import { chooseGame, chosenTheme } from '../../testing/themes.ts';
import type { RoomState } from '../state/state.ts';
import { nudge } from './nudge.ts';

const room = playingRoom(4, chosenTheme('One', [chooseGame()]));
const key = roundKey(room);

const nudged = (state: RoomState, now = 0, lastAt: number | null = null, user = 'player-1') =>
  nudge(state, { user, command: { id: 'command-1', type: 'nudge', ...key }, lastAt }, at(now));

test('a nudge reaches the players who have not sent an answer, except the leader', () => {
  expect(nudged(room)).toEqual({ missing: ['player-2', 'player-3', 'player-4'] });
  const locked = answering(room, 'player-3').slice(0, 1);
  const sent = after(room, [...answering(room, 'player-1'), ...answering(room, 'player-2'), ...locked]);
  expect(nudged(sent)).toEqual({ missing: ['player-3', 'player-4'] });
});

test('it does not reach players who watch or who are no longer in the quorum', () => {
  const joined = after(room, [{ type: 'joined', person: person(9) }]);
  const gone = after(joined, [{ type: 'disconnected', user: 'player-4' }], 0);
  const absent = after(gone, [{ type: 'deadline' }], 15_000);
  expect(nudged(absent)).toEqual({ missing: ['player-2', 'player-3'] });
});

test('only the leader can nudge, in a round that waits for others, and at most once in ten seconds', () => {
  expect(nudged(room, 0, null, 'player-2')).toEqual({ reject: 'notLeader' });
  expect(nudged(resultsRoom(4, chosenTheme('One', [chooseGame()])))).toEqual({ reject: 'staleRound' });
  const others = ['player-2', 'player-3', 'player-4'].flatMap((user) => answering(room, user));
  expect(nudged(after(room, others))).toEqual({ reject: 'wrongPhase' });
  expect(nudged(room, 14_999, 5_000)).toEqual({ reject: 'nudgedRecently' });
  expect(nudged(room, 15_000, 5_000)).toEqual({ missing: ['player-2', 'player-3', 'player-4'] });
});

test('rejects a nudge for a round that is over', () => {
  const game = { ...key, game: 3 };
  const command = { id: 'command-1', type: 'nudge', ...game } as const;
  expect(nudge(room, { user: 'player-1', command, lastAt: null }, at())).toEqual({ reject: 'staleRound' });
});

test('in the ready check it reaches the present players who are not ready, except the leader', () => {
  const check = readyCheckRoom(4);
  const gameId = gameIdOf(check);
  const command = { id: 'command-1', type: 'nudge', gameId } as const;
  const gone = after(check, [
    by('player-2', 'confirmReadiness', { gameId }),
    { type: 'disconnected', user: 'player-3' },
  ]);
  const absent = after(gone, [{ type: 'deadline' }], 15_000);
  const nudgedBy = (user: string, state = absent) =>
    nudge(state, { user, command, lastAt: null }, at(15_000));
  expect(nudgedBy('player-1')).toEqual({ missing: ['player-4'] });
  expect(nudgedBy('player-2')).toEqual({ reject: 'notLeader' });
  expect(nudgedBy('player-1', room)).toEqual({ reject: 'wrongPhase' });
});
