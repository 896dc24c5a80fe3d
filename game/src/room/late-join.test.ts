import { describe, expect, test } from 'vitest';
import { person } from '../testing/people.ts';
import {
  accepted,
  after,
  answering,
  by,
  choosing,
  choosingRoom,
  finishedRoom,
  gameIdOf,
  playingRoom,
  readyCheckRoom,
  refusalOf,
  resultsRoom,
  roundKey,
  stageOf,
} from '../testing/rooms.ts';
import { chooseGame, chosenTheme, sliderGame } from '../testing/themes.ts';
import type { RoomEvent } from './event.ts';
import { createGameRecord, createLobbyRecord } from './records.ts';
import type { RoomState } from './state.ts';
import { viewFor } from './view-for.ts';

const late: RoomEvent[] = [
  { type: 'joined', person: person(9) },
  { type: 'connected', user: 'player-9' },
];
const theme = chosenTheme('Two', [sliderGame(), chooseGame()]);
const seatOf = (room: RoomState, n = 9) =>
  viewFor(room, 'player-1')?.seats.find(({ user }) => user === `player-${n}`);
const answered = (room: RoomState) =>
  stageOf(room, 'playing').round.drafts.flatMap(({ user }) => answering(room, user));

test('a player who joins is in the game, in the lobby record and in the game record', () => {
  for (const make of [readyCheckRoom, choosingRoom, playingRoom, resultsRoom]) {
    const { state, effects } = accepted(make(2), { type: 'joined', person: person(9) });
    expect(createLobbyRecord(state).members).toContain('player-9');
    expect(effects).toContainEqual({ type: 'saveLobby' });
    const over = after(state, [by('player-1', 'gameFinished', { gameId: gameIdOf(state) })]);
    expect(createGameRecord(over)?.players.map(({ user }) => user)).toEqual([
      'player-1',
      'player-2',
      'player-9',
    ]);
  }
});

describe('a player who joins during a round', () => {
  const room = after(playingRoom(2, theme), late);
  const key = roundKey(room);

  test('sees the board, has no answer, and is shown as watching', () => {
    expect(viewFor(room, 'player-9')?.stage).toEqual({
      phase: 'playing',
      game: { name: 'How good?', description: 'From worst to best.', type: 'Slider' },
      board: stageOf(room, 'playing').round.board,
      startedAt: 0,
      answersDueAt: null,
      clockStartedAt: null,
      yours: null,
    });
    expect(seatOf(room)).toMatchObject({ watching: true, confirmation: null, confirmed: true });
    expect(seatOf(room, 2)).toMatchObject({ watching: false, confirmation: 0 });
  });

  test('cannot send answers', () => {
    const gameData = { ratingValue: 5, sliderIndex: 1 };
    expect(refusalOf(room, by('player-9', 'saveDraft', { ...key, gameData }))).toBe('watching');
    for (const code of [0, 1, 2] as const)
      expect(refusalOf(room, by('player-9', 'gameRoundConfirmation', { ...key, code, gameData }))).toBe(
        'watching',
      );
  });

  test('is not waited for in this round, and plays the next', () => {
    const results = after(room, answered(room));
    expect(stageOf(results, 'results').game.records[0]?.answers).toHaveLength(2);
    expect(seatOf(results)).toMatchObject({ watching: false, confirmation: 3 });
    const second = after(results, [by('player-1', 'nextRound', roundKey(results))]);
    expect(seatOf(second)).toMatchObject({ watching: false, confirmation: 0 });
    expect(stageOf(second, 'playing').round.drafts).toHaveLength(3);
  });

  test('a player who returns after sending still has sent; one who left before sending watches', () => {
    const three = playingRoom(3, theme);
    const sent = after(three, [
      ...answering(three, 'player-2'),
      by('player-2', 'leaveLobby', {}),
      { type: 'joined', person: person(2) },
    ]);
    expect(seatOf(sent, 2)).toMatchObject({ watching: false, confirmation: 2 });
    const unsent = after(three, [by('player-2', 'leaveLobby', {}), { type: 'joined', person: person(2) }]);
    expect(seatOf(unsent, 2)).toMatchObject({ watching: true, confirmation: null });
    expect(stageOf(sent, 'playing').game.players).toHaveLength(3);
  });

  test('if all players of the round leave, the player who watches plays it', () => {
    const two = after(room, [
      { type: 'joined', person: person(8) },
      { type: 'connected', user: 'player-8' },
    ]);
    const left = after(two, [by('player-1', 'leaveLobby', {}), by('player-2', 'leaveLobby', {})]);
    expect(left.leader).toBe('player-9');
    expect(stageOf(left, 'results').game.records[0]?.answers).toEqual([]);
    const next = after(left, [by('player-9', 'nextRound', roundKey(left))]);
    expect(stageOf(next, 'playing').round.drafts.map(({ user }) => user)).toEqual(['player-9', 'player-8']);
  });
});

test('a player who joins while the others get ready must confirm too, and plays from the first round', () => {
  const room = after(readyCheckRoom(2), late);
  const gameId = gameIdOf(room);
  const ready = (n: number) => by(`player-${n}`, 'confirmReadiness', { gameId });
  const waiting = after(room, [ready(1), ready(2)]);
  expect(waiting.stage.phase).toBe('readyCheck');
  expect(after(waiting, [ready(9)]).stage.phase).toBe('choosing');
});

test('a player who joins while the leader chooses or results are shown plays from the next round', () => {
  const chosen = after(choosingRoom(2), late);
  const first = after(chosen, [choosing('player-1', gameIdOf(chosen), theme)]);
  expect(stageOf(first, 'playing').round.drafts).toHaveLength(3);
  const results = after(resultsRoom(2, theme), late);
  const second = after(results, [by('player-1', 'nextRound', roundKey(results))]);
  expect(stageOf(second, 'playing').round.drafts).toHaveLength(3);
});

test('a player who joins after Game Over enters the lobby and is not in the finished game', () => {
  const room = after(finishedRoom(2), late);
  expect(createGameRecord(room)?.players).toHaveLength(2);
  expect(viewFor(room, 'player-9')?.stage.phase).toBe('finished');
});
