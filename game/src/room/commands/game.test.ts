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
import { chooseGame, chosenTheme, sliderGame, tierListGame } from '../../testing/themes.ts';

describe('confirmReadiness', () => {
  test('each player confirms separately; the instance starts automatically with the last one', () => {
    const room = readyCheckRoom(2);
    const gameId = gameIdOf(room);
    const one = accepted(room, by('player-2', 'confirmReadiness', { gameId }));
    expect(stageOf(one.state, 'readyCheck').ready).toEqual(['player-2']);
    expect(one.effects).toEqual([{ type: 'announce', name: 'updateConfirmations' }]);
    const both = accepted(one.state, by('player-1', 'confirmReadiness', { gameId }));
    expect(both.state.stage).toEqual({
      phase: 'choosing',
      choice: { kind: 'leader' },
      game: stageOf(room, 'readyCheck').game,
    });
    expect(both.effects).toEqual([{ type: 'announce', name: 'updateGame' }]);
  });

  test('a second confirmation, or one after the start, changes nothing', () => {
    const room = readyCheckRoom();
    const confirm = by('player-2', 'confirmReadiness', { gameId: gameIdOf(room) });
    const again = by('player-2', 'confirmReadiness', { gameId: gameIdOf(room) });
    const ready = after(room, [confirm]);
    expect(accepted(ready, again).effects).toEqual([]);
    expect(accepted(ready, again).state.stage).toEqual(ready.stage);
    const started = choosingRoom();
    const late = by('player-2', 'confirmReadiness', { gameId: gameIdOf(started) });
    expect(accepted(started, late).state.stage).toEqual(started.stage);
  });

  test.each([lobby(), finishedRoom(), readyCheckRoom()])('a command for another game is stale', (room) => {
    expect(refusalOf(room, by('player-1', 'confirmReadiness', { gameId: 'another-game' }))).toBe('staleGame');
  });
});

test('startGameInstance is rejected while a player is not ready, and accepted after the start', () => {
  const room = readyCheckRoom();
  expect(refusalOf(room, by('player-1', 'startGameInstance', { gameId: gameIdOf(room) }))).toBe('wrongPhase');
  const started = choosingRoom();
  const { state, effects } = accepted(
    started,
    by('player-2', 'startGameInstance', { gameId: gameIdOf(started) }),
  );
  expect([state.stage, effects]).toEqual([started.stage, []]);
  const over = finishedRoom();
  expect(refusalOf(over, by('player-2', 'startGameInstance', { gameId: gameIdOf(over) }))).toBe('staleGame');
});

describe('themeChosen', () => {
  test('the first game of the theme is dealt, and all players can edit', () => {
    const room = choosingRoom(2);
    const theme = chosenTheme('Fruit', [sliderGame(), chooseGame()], 5);
    const { state, effects } = accepted(room, choosing('player-1', gameIdOf(room), theme));
    expect(state.stage).toEqual({
      phase: 'playing',
      game: { ...stageOf(room, 'choosing').game, themesAvailable: 5 },
      theme: theme.snapshot,
      isCustomTheme: false,
      gameIndex: 0,
      round: {
        game: { name: 'How good?', description: 'From worst to best.', type: 'Slider' },
        board: { type: 'Slider', points: expect.any(Array) },
        startedAt: 0,
        answersDueAt: null,
        clockStartedAt: null,
        closedBy: null,
        drafts: [
          { user: 'player-1', entry: { state: 'editing', gameData: null } },
          { user: 'player-2', entry: { state: 'editing', gameData: null } },
        ],
        sent: [],
        guesses: [],
        guessesDueAt: null,
      },
    });
    expect(effects).toEqual([{ type: 'announce', name: 'themeChosen' }]);
  });

  test('every round draws its own pictures with the room’s random generator', () => {
    const game = tierListGame(40, true);
    const first = resultsRoom(2, chosenTheme('Five', [game, game]));
    const second = after(first, [by('player-1', 'nextRound', roundKey(first))]);
    const [before, later] = [
      stageOf(first, 'results').game.records[0]?.board,
      stageOf(second, 'playing').round.board,
    ];
    expect(before).toMatchObject({ type: 'TierList', items: { length: 5 } });
    expect(later).toMatchObject({ type: 'TierList', items: { length: 5 } });
    expect(later).not.toEqual(before);
  });

  test('rejects: not the leader, another game, another phase, no such theme, theme already used', () => {
    const room = choosingRoom();
    const gameId = gameIdOf(room);
    expect(refusalOf(room, choosing('player-2', gameId, chosenTheme()))).toBe('notLeader');
    expect(refusalOf(room, choosing('player-1', 'another-game', chosenTheme()))).toBe('staleGame');
    expect(refusalOf(room, choosing('player-1', gameId, null))).toBe('themeNotFound');
    const playing = playingRoom();
    expect(refusalOf(playing, choosing('player-1', gameIdOf(playing), chosenTheme()))).toBe('wrongPhase');

    const once = resultsRoom(2, chosenTheme('Fruit', [sliderGame()], 3));
    const used = after(once, [by('player-1', 'nextRound', roundKey(once))]);
    expect(stageOf(used, 'choosing').game.usedThemes).toEqual(['Fruit']);
    expect(refusalOf(used, choosing('player-1', gameIdOf(used), chosenTheme(' fRUIT ')))).toBe(
      'themeAlreadyUsed',
    );
  });
});

describe('gameFinished', () => {
  test('the leader can end the game in any phase of it', () => {
    for (const make of [readyCheckRoom, choosingRoom, playingRoom, resultsRoom]) {
      const room = make();
      const finish = by('player-1', 'gameFinished', { gameId: gameIdOf(room) });
      const { state, effects } = accepted(room, finish, 800);
      expect(state.stage).toMatchObject({ phase: 'finished', reason: 'endedByLeader', finishedAt: 800 });
      expect(effects).toEqual([
        { type: 'announce', name: 'gameFinished' },
        { type: 'saveGame' },
        { type: 'saveLobby' },
      ]);
    }
  });

  test('a round counts if a player has sent an answer, and is dropped otherwise', () => {
    const room = playingRoom(3);
    const recordsOf = (state: typeof room) => stageOf(state, 'finished').game.records.length;
    const usedBy = (state: typeof room) => stageOf(state, 'finished').game.usedThemes;
    const finish = by('player-1', 'gameFinished', { gameId: gameIdOf(room) });
    const none = after(room, [finish]);
    expect([recordsOf(none), usedBy(none)]).toEqual([0, []]);
    const one = after(room, [...answering(room, 'player-2'), finish]);
    expect([recordsOf(one), usedBy(one)]).toEqual([1, ['Test']]);
  });

  test('a second command changes nothing; other senders and other games are rejected', () => {
    const over = finishedRoom();
    const { state, effects } = accepted(
      over,
      by('player-1', 'gameFinished', { gameId: gameIdOf(over) }),
      9e9,
    );
    expect([state.stage, state.version, effects]).toEqual([over.stage, over.version, []]);
    const running = playingRoom();
    expect(refusalOf(running, by('player-2', 'gameFinished', { gameId: gameIdOf(running) }))).toBe(
      'notLeader',
    );
    expect(refusalOf(running, by('player-1', 'gameFinished', { gameId: 'another-game' }))).toBe('staleGame');
    expect(refusalOf(lobby(), by('player-1', 'gameFinished', { gameId: 'another-game' }))).toBe('staleGame');
  });
});
