import { describe, expect, test } from 'vitest';
import { defaultRules } from '../../model/default-rules.ts';
import type { SeatView } from '../../protocol/view.ts';
import { person } from '../../testing/people.ts';
import {
  after,
  answering,
  by,
  choosingRoom,
  finishedRoom,
  gameIdOf,
  lobby,
  playingRoom,
  readyCheckRoom,
  resultsRoom,
  roundKey,
  stageOf,
} from '../../testing/rooms.ts';
import { chooseGame, chosenTheme, sliderGame } from '../../testing/themes.ts';
import { viewFor } from './view-for.ts';

const seat = (n: number, fields: Partial<SeatView>): SeatView => ({
  ...person(n),
  color: n - 1,
  presence: 'here',
  confirmed: false,
  watching: false,
  notReady: false,
  guest: false,
  sitsOut: false,
  atResults: false,
  confirmation: null,
  ...fields,
});

const seats = (fields: Partial<SeatView>, count = 3): SeatView[] =>
  Array.from({ length: count }, (_, at) => seat(at + 1, fields));

describe('a member sees', () => {
  test('in the lobby, the room only', () => {
    expect(viewFor(lobby(3, 4), 'player-2')).toEqual({
      room: {
        code: 'ABCDEF',
        isPublic: false,
        capacity: 4,
        leader: 'player-1',
        leadReturn: null,
        rules: defaultRules,
      },
      customThemes: [],
      seats: seats({}),
      game: null,
      waitsUntil: null,
      pause: null,
      unsent: null,
      stage: { phase: 'lobby' },
      access: null,
    });
  });

  test('which players are ready', () => {
    const room = readyCheckRoom();
    const gameId = gameIdOf(room);
    const view = viewFor(after(room, [by('player-2', 'confirmReadiness', { gameId })]), 'player-1');
    expect(view).toMatchObject({
      seats: [seat(1, {}), seat(2, { confirmed: true }), seat(3, {})],
      game: { id: gameId, createdAt: 0, rounds: 0, usedThemes: [], theme: null, currentGameRound: 0 },
      stage: { phase: 'readyCheck', startableAt: 15_000 },
    });
  });

  test('that the leader is choosing', () => {
    const view = viewFor(choosingRoom(), 'player-3');
    expect([view?.stage, view?.seats]).toEqual([
      { phase: 'choosing', choice: { kind: 'leader' } },
      seats({ confirmed: true }),
    ]);
  });

  test('the board, the titles of the theme, the progress of each player, and the own entry', () => {
    const theme = chosenTheme('Two', [sliderGame(), chooseGame()]);
    const room = playingRoom(3, theme);
    const key = roundKey(room);
    const mine = { ratingValue: 5, sliderIndex: 1 };
    const state = after(room, [
      ...answering(room, 'player-1', mine),
      by('player-2', 'gameRoundConfirmation', { ...key, code: 1, gameData: mine }),
      by('player-3', 'saveDraft', { ...key, gameData: mine }),
    ]);
    const view = (n: number) => viewFor(state, `player-${n}`);
    expect(view(1)).toEqual({
      room: {
        code: 'ABCDEF',
        isPublic: false,
        capacity: 8,
        leader: 'player-1',
        leadReturn: null,
        rules: defaultRules,
      },
      customThemes: [],
      seats: (['sent', 'locked', 'editing'] as const).map((confirmation, at) =>
        seat(at + 1, { confirmed: true, confirmation }),
      ),
      game: {
        id: key.gameId,
        createdAt: 0,
        rounds: 0,
        usedThemes: [],
        anonymousVotes: false,
        theme: {
          name: 'Two',
          description: 'About Two.',
          tags: ['test'],
          games: [
            { name: 'How good?', type: 'Slider' },
            { name: 'This or that', type: 'Choose' },
          ],
        },
        currentGameRound: 0,
        pointsFor: 'favourite',
        points: [],
      },
      waitsUntil: null,
      pause: null,
      unsent: null,
      stage: {
        phase: 'playing',
        game: { name: 'How good?', description: 'From worst to best.', type: 'Slider' },
        board: stageOf(room, 'playing').round.board,
        startedAt: 0,
        answersDueAt: null,
        clockStartedAt: null,
        closedBy: null,
        guessesDueAt: null,
        yours: { state: 'sent', gameData: mine },
      },
      access: { requests: [], refused: [], removed: [] },
    });
    expect(view(2)?.stage).toMatchObject({ yours: { state: 'locked', gameData: mine } });
    expect(view(3)?.stage).toMatchObject({ yours: { state: 'editing', gameData: mine } });
  });

  test('the results with all answers, and when they end', () => {
    const room = resultsRoom(2, undefined, 100);
    expect(viewFor(room, 'player-2')).toMatchObject({
      seats: seats({ confirmed: true, confirmation: 'closed' }, 2),
      game: { rounds: 1, currentGameRound: 0 },
      stage: {
        phase: 'results',
        deadlineAt: 48_100,
        record: { index: 0, answers: [{ ratedBy: person(1) }, { ratedBy: person(2) }] },
      },
    });
  });

  test('the finished game', () => {
    const room = finishedRoom(2);
    expect(viewFor(room, 'player-2')).toMatchObject({
      game: { id: gameIdOf(room), theme: null },
      stage: {
        phase: 'finished',
        reason: 'endedByLeader',
        records: stageOf(room, 'finished').game.records,
        finishedAt: 0,
      },
    });
  });

  test('who is away or absent, but not a socket that was lost a moment ago', () => {
    const lost = after(lobby(3), [{ type: 'disconnected', user: 'player-2' }]);
    const seen = (now: number) =>
      viewFor(after(lost, [{ type: 'deadline' }], now), 'player-1')?.seats[1]?.presence;
    expect([0, 5_000, 15_000].map(seen)).toEqual(['here', 'away', 'absent']);
  });
});

test('a user without a seat gets no view', () => {
  expect(viewFor(lobby(2), 'player-9')).toBeNull();
  const kicked = after(playingRoom(3), [by('player-1', 'kickPlayer', { player: 'player-2' })]);
  expect(viewFor(kicked, 'player-2')).toBeNull();
});

test('a finished game shows all who were seated at its end, also those who left since or watched', () => {
  const room = finishedRoom(3);
  const view = viewFor(after(room, [by('player-3', 'leaveLobby', {})]), 'player-1');
  expect(view?.stage).toMatchObject({ phase: 'finished', players: [person(1), person(2), person(3)] });
});
