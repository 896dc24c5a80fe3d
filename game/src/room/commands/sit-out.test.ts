import { describe, expect, test } from 'vitest';
import {
  accepted,
  after,
  answering,
  by,
  choosing,
  choosingRoom,
  finishedRoom,
  gameIdOf,
  lobby,
  playingRoom,
  readyCheckRoom,
  refusalOf,
  resultsRoom,
  roundKey,
  stageOf,
} from '../../testing/rooms.ts';
import { chosenTheme, customGame } from '../../testing/themes.ts';
import type { RoomState } from '../state/state.ts';
import { viewFor } from '../views/view-for.ts';

const lobbyTypes = ['SliderLobby', 'SliderAvatarsLobby', 'TierListLobby'] as const;
const theme = chosenTheme(
  'Each other',
  [...lobbyTypes, 'SliderLobby' as const].map((type) => customGame(type)),
);
const setSitOut = (room: RoomState, n: number, sitsOut = true) =>
  by(`player-${n}`, 'sitOut', { gameId: gameIdOf(room), sitsOut });
const ratedIn = (room: RoomState) => {
  const { board } = stageOf(room, 'playing').round;
  return 'players' in board ? board.players.map(({ user }) => user) : null;
};
const shownIn = (room: RoomState) =>
  viewFor(room, 'player-1')
    ?.seats.filter(({ sitsOut }) => sitsOut)
    .map(({ user }) => user);
const played = (room: RoomState) => {
  const results = after(
    room,
    room.seats.flatMap(({ user }) => answering(room, user)),
  );
  return after(results, [by('player-1', 'nextRound', roundKey(results))]);
};

describe('sitOut', () => {
  test('each player can set it in any phase of a game; all players see it, without a reason', () => {
    for (const make of [readyCheckRoom, choosingRoom, playingRoom, resultsRoom]) {
      const room = make(3);
      const { state, effects } = accepted(room, setSitOut(room, 2));
      expect(shownIn(state)).toEqual(['player-2']);
      expect(effects).toEqual([{ type: 'announce', name: 'updateConfirmations' }]);
      expect(shownIn(after(state, [setSitOut(room, 2, false)]))).toEqual([]);
    }
  });

  test('a repeated command changes nothing', () => {
    const room = playingRoom(3);
    const once = after(room, [setSitOut(room, 2)]);
    const { state, effects } = accepted(once, setSitOut(room, 2));
    expect([state.version, state.stage, effects]).toEqual([once.version, once.stage, []]);
    expect(accepted(room, setSitOut(room, 2, false)).effects).toEqual([]);
  });

  test('is accepted only during a game and only from members', () => {
    for (const room of [lobby(3), finishedRoom(3)])
      expect(refusalOf(room, by('player-2', 'sitOut', { gameId: gameIdOf(room), sitsOut: true }))).toBe(
        'staleGame',
      );
    const other = by('player-2', 'sitOut', { gameId: 'another-game', sitsOut: true });
    expect(refusalOf(playingRoom(3), other)).toBe('staleGame');
    expect(refusalOf(playingRoom(3), setSitOut(playingRoom(3), 9))).toBe('notMember');
  });
});

describe('a player who sits out', () => {
  test('is on no later board, still plays, and can be rated again on request', () => {
    const room = playingRoom(3, theme);
    const during = after(room, [setSitOut(room, 2)]);
    expect(ratedIn(during)).toEqual(['player-1', 'player-2', 'player-3']);
    const second = played(during);
    expect(ratedIn(second)).toEqual(['player-1', 'player-3']);
    expect(stageOf(second, 'playing').round.drafts).toHaveLength(3);
    expect(ratedIn(played(after(second, [setSitOut(room, 2, false)])))).toEqual([
      'player-1',
      'player-2',
      'player-3',
    ]);
  });

  test('stays out after leaving and returning, and is rated again in the next game', () => {
    const room = playingRoom(3, theme);
    const person = { user: 'player-2', username: 'Player 2', avatar: 2 };
    const back = after(room, [
      setSitOut(room, 2),
      by('player-2', 'leaveLobby', {}),
      { type: 'joined', person },
    ]);
    expect(shownIn(back)).toEqual(['player-2']);
    const over = after(back, [by('player-1', 'gameFinished', { gameId: gameIdOf(back) })]);
    expect(shownIn(over)).toEqual(['player-2']);
    expect(shownIn(after(over, [by('player-1', 'startGame', {})]))).toEqual([]);
  });

  test('can be every player: every lobby game can be confirmed and has results, without a winner', () => {
    const room = choosingRoom(2);
    const out = after(room, [setSitOut(room, 1), setSitOut(room, 2)]);
    let playing = after(out, [choosing('player-1', gameIdOf(room), theme)]);
    for (const _type of lobbyTypes) {
      expect(ratedIn(playing)).toEqual([]);
      playing = played(playing);
    }
    const over = after(playing, [by('player-1', 'gameFinished', { gameId: gameIdOf(room) })]);
    expect(stageOf(over, 'finished').awards).toEqual({ divisive: null, closestPair: null, scores: [] });
  });

  test('can be all players except one', () => {
    const room = choosingRoom(2);
    const out = after(room, [setSitOut(room, 1), choosing('player-1', gameIdOf(room), theme)]);
    expect(ratedIn(out)).toEqual(['player-2']);
    const over = after(played(out), [by('player-1', 'gameFinished', { gameId: gameIdOf(room) })]);
    expect(stageOf(over, 'finished').awards.scores).toMatchObject([
      { player: { user: 'player-2' }, rank: 1 },
    ]);
  });
});
