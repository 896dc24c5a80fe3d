import { describe, expect, test } from 'vitest';
import { person } from '../../testing/people.ts';
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
  withRules,
} from '../../testing/rooms.ts';
import { chooseGame, chosenTheme, sliderGame } from '../../testing/themes.ts';
import { createGameRecord, createLobbyRecord } from '../records/records.ts';
import type { RoomEvent } from '../state/event.ts';
import type { RoomState } from '../state/state.ts';
import { viewFor } from '../views/view-for.ts';

const late: RoomEvent[] = [
  { type: 'joined', person: person(9) },
  { type: 'connected', user: 'player-9' },
];
const theme = chosenTheme('Two', [sliderGame(), chooseGame()]);
const seatOf = (room: RoomState, n = 9) =>
  viewFor(room, 'player-1')?.seats.find(({ user }) => user === `player-${n}`);
const newcomerOf = (room: RoomState, n = 9) =>
  room.seats.find(({ user }) => user === `player-${n}`)?.newcomer;
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
      closedBy: null,
      guessesDueAt: null,
      yours: null,
    });
    expect(seatOf(room)).toMatchObject({ watching: true, confirmation: null, confirmed: true });
    expect(seatOf(room, 2)).toMatchObject({ watching: false, confirmation: 'editing' });
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
    expect(seatOf(results)).toMatchObject({ watching: false, confirmation: 'closed' });
    const second = after(results, [by('player-1', 'nextRound', roundKey(results))]);
    expect(seatOf(second)).toMatchObject({ watching: false, confirmation: 'editing' });
    expect(stageOf(second, 'playing').round.drafts).toHaveLength(3);
  });

  test('a player who returns after sending still has sent; one who left before sending watches', () => {
    const three = playingRoom(3, theme);
    const sent = after(three, [
      ...answering(three, 'player-2'),
      by('player-2', 'leaveLobby', {}),
      { type: 'joined', person: person(2) },
    ]);
    expect(seatOf(sent, 2)).toMatchObject({ watching: false, confirmation: 'sent' });
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

describe('a player who joins after Game Over', () => {
  const write = (id: string): RoomEvent =>
    by('player-1', 'writeTheme', { theme: { name: id, texts: ['one', 'two'], types: ['Choose'] } }, id);
  const finished = after(finishedRoom(2), [write('theme-of-the-players')]);
  const room = after(finished, late, 7000);

  test('enters the lobby and is not in the finished game', () => {
    expect(createGameRecord(room)?.players).toHaveLength(2);
    expect(viewFor(room, 'player-9')).toMatchObject({ stage: { phase: 'lobby' }, game: null });
    expect(viewFor(room, 'player-1')?.stage.phase).toBe('finished');
  });

  test('receives nothing of that game, also when the others return to the lobby', () => {
    const gameId = gameIdOf(room);
    const back = after(room, [
      by('player-1', 'playAgain', { gameId }),
      by('player-2', 'playAgain', { gameId }),
    ]);
    expect(back.stage.phase).toBe('lobby');
    for (const state of [room, back]) {
      expect(newcomerOf(state)).toEqual({
        since: 7000,
        hiddenThemes: ['theme-of-the-players'],
      });
      expect(viewFor(state, 'player-9')?.customThemes).toEqual([]);
      expect(viewFor(state, 'player-1')?.customThemes).toHaveLength(1);
    }
    const added = after(back, [write('theme-of-the-lobby')]);
    expect(viewFor(added, 'player-9')?.customThemes.map(({ id }) => id)).toEqual(['theme-of-the-lobby']);
  });

  test('cannot remove the hidden themes as the leader, and sees them when the next game starts', () => {
    const customTheme = 'theme-of-the-players';
    const led = after(room, [by('player-1', 'makeLeader', { player: 'player-9' })]);
    expect(refusalOf(led, by('player-9', 'removeTheme', { customTheme }))).toBe('themeNotFound');
    const next = after(led, [by('player-9', 'startGame', {})]);
    expect(viewFor(next, 'player-9')?.customThemes.map(({ id }) => id)).toEqual([customTheme]);
    expect(newcomerOf(next)?.since).toBe(7000);
  });

  test('plays the next game like the others', () => {
    const next = after(room, [by('player-1', 'startGame', {})]);
    expect(stageOf(next, 'readyCheck').game.players).toHaveLength(3);
    expect(viewFor(next, 'player-9')?.stage.phase).toBe('readyCheck');
  });

  test('and played the game before, sees its results again', () => {
    const left = after(finished, [by('player-2', 'leaveLobby', {})]);
    const again = after(left, [{ type: 'joined', person: person(2) }], 8000);
    expect(newcomerOf(again, 2)).toBeUndefined();
    expect(viewFor(again, 'player-2')?.stage.phase).toBe('finished');
  });
});

test('a player who joins before or during the first game is no newcomer', () => {
  expect(newcomerOf(after(lobby(2, 4), late))).toBeUndefined();
  expect(newcomerOf(after(resultsRoom(2, theme), late))).toBeUndefined();
});

describe('a player of the running game who has lost the seat', () => {
  const rules = { lateJoin: false, guestsMayJoin: 'off' } as const;
  const room = withRules(resultsRoom(3, theme), rules);
  const gone = after(room, [by('player-3', 'leaveLobby', {})]);
  const again: RoomEvent = { type: 'joined', person: person(3) };

  test('gets one again although the rules admit no others, and keeps the points', () => {
    const back = after(gone, [again, by('player-1', 'nextRound', roundKey(gone))]);
    expect(refusalOf(gone, { type: 'joined', person: person(9) })).toBe('gameInProgress');
    expect(stageOf(back, 'playing').round.drafts).toHaveLength(3);
    expect(createGameRecord(back)?.ratings.map(({ ratedBy }) => ratedBy.user)).toContain('player-3');
    expect(accepted(gone, { ...again, isGuest: true }).state.seats).toHaveLength(3);
  });

  test('does not get one in a full lobby, after a removal, or after the game', () => {
    const full = after(gone, [by('player-1', 'updateSettings', { capacity: 2 })]);
    expect(refusalOf(full, again)).toBe('lobbyFull');
    const kicked = after(room, [by('player-1', 'kickPlayer', { player: 'player-3' })]);
    expect(refusalOf(kicked, again)).toBe('banned');
    const next = after(gone, [
      by('player-1', 'gameFinished', { gameId: gameIdOf(gone) }),
      by('player-1', 'startGame', {}),
    ]);
    expect(refusalOf(next, again)).toBe('gameInProgress');
  });
});
