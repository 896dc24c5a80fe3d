import * as v from 'valibot';
import { expect, test } from 'vitest';
import { gameRecordSchema, lobbyRecordSchema } from '../../protocol/service.ts';
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
import { chosenTheme, sliderGame, tierListGame } from '../../testing/themes.ts';
import type { RoomEvent } from '../state/event.ts';
import type { RoomState } from '../state/state.ts';
import { createGameRecord, createLobbyRecord } from './records.ts';

const roundOf = (room: RoomState) => stageOf(room, 'playing').round;

const player = (n: number, confirmed = true, color: number | null = n - 1) => ({
  ...person(n),
  confirmed,
  color,
});

test('the lobby record lists the members and where they are', () => {
  const room = readyCheckRoom(2);
  expect(createLobbyRecord(room)).toEqual({
    code: 'ABCDEF',
    rev: room.version,
    isPublic: false,
    capacity: 8,
    phase: 'readyCheck',
    lateJoin: true,
    guestsMayJoin: true,
    guestsFromList: true,
    leader: 'player-1',
    gameId: gameIdOf(room),
    members: ['player-1', 'player-2'],
    guests: [],
  });
  expect(createLobbyRecord(lobby(1))).toMatchObject({ phase: 'lobby', gameId: null });
});

test('a record of an older version, whose players have a second id and a `colour`, becomes one of this version', () => {
  const game = createGameRecord(finishedRoom(3));
  const players = game?.players.map(({ color: colour, ...seat }) => ({ _id: seat.user, ...seat, colour }));
  expect(v.parse(gameRecordSchema, { ...game, players })).toEqual(game);
});

test('the API schema accepts the records of every phase', () => {
  for (const make of [lobby, readyCheckRoom, choosingRoom, playingRoom, resultsRoom, finishedRoom]) {
    const room = make(3);
    expect(v.parse(lobbyRecordSchema, createLobbyRecord(room))).toEqual(createLobbyRecord(room));
    const game = createGameRecord(room);
    if (game) expect(v.parse(gameRecordSchema, game)).toEqual(game);
    expect(game === null).toBe(room.stage.phase === 'lobby');
  }
});

test('a game record has answers that are readable without the board', () => {
  const theme = chosenTheme('Two', [tierListGame(2), sliderGame()]);
  const room = playingRoom(2, theme);
  const tiers = [
    { name: 'S', items: ['item-2'] },
    { name: 'A', items: [] },
    { name: 'B', items: ['item-1'] },
  ];
  const results = after(room, [
    ...answering(room, 'player-1', { tiers }),
    ...answering(room, 'player-2', { tiers }),
  ]);
  const gameData = [
    { name: 'S', items: ['/images/Themes/Test/Game1/2.webp'] },
    { name: 'A', items: [] },
    { name: 'B', items: ['/images/Themes/Test/Game1/1.webp'] },
  ];
  const rating = { round: 0, theme: 'Two', game: 'Rank them', type: 'TierList', gameData };
  expect(createGameRecord(results)).toEqual({
    _id: gameIdOf(room),
    code: 'ABCDEF',
    leader: 'player-1',
    players: [player(1), player(2)],
    ratings: [
      { ...rating, ratedBy: person(1) },
      { ...rating, ratedBy: person(2) },
    ],
    currentTheme: 'Two',
    currentGameRound: 0,
    rounds: 1,
    usedThemes: [],
    roundsData: [
      {
        round: 0,
        theme: 'Two',
        isCustomTheme: false,
        gamesInTheme: 2,
        seenBy: [0, 1],
        board: roundOf(room).board,
        answers: [1, 2].map((n) => ({ ratedBy: person(n), gameData: { tiers } })),
        game: { name: 'Rank them', description: 'Put every picture into a tier.', type: 'TierList' },
        currentGameRound: 0,
        results: expect.objectContaining({ standings: expect.any(Array) }),
      },
    ],
    createdAt: 0,
    finishedAt: null,
    awards: null,
    settings: { numRounds: null, numPlayers: 8, anonymousVotes: false },
  });
});

test('no answer of a running round is in the record', () => {
  const first = resultsRoom(3, chosenTheme('Two', [sliderGame(), sliderGame()]));
  const room = after(first, [by('player-1', 'nextRound', roundKey(first))]);
  const sent = after(room, answering(room, 'player-2'));
  expect(createGameRecord(sent)).toEqual(createGameRecord(room));
});

test('players have their current names, also in earlier answers', () => {
  const renamed = { ...person(2), username: 'Robin' };
  const room = after(resultsRoom(2), [{ type: 'profileChanged', person: renamed }]);
  const over = after(room, [by('player-1', 'gameFinished', { gameId: gameIdOf(room) })]);
  expect(createGameRecord(over)?.players).toEqual([player(1), { ...player(2), username: 'Robin' }]);
  expect(createGameRecord(over)?.ratings.map(({ ratedBy }) => ratedBy)).toEqual([person(1), renamed]);
});

test('readiness is stored per player', () => {
  const room = readyCheckRoom(2);
  const one = after(room, [by('player-2', 'confirmReadiness', { gameId: gameIdOf(room) })]);
  expect(createGameRecord(one)?.players).toEqual([player(1, false), player(2)]);
});

test('a running game lists the seated players, a finished one those who took part, also if they left', () => {
  const visit: RoomEvent[] = [
    { type: 'joined', person: person(4) },
    by('player-4', 'leaveLobby', {}),
    by('player-2', 'leaveLobby', {}),
  ];
  const endOf = (room: RoomState) =>
    after(room, [by('player-1', 'gameFinished', { gameId: gameIdOf(room) })], 77);
  const left = after(resultsRoom(3), visit);
  expect(createGameRecord(left)?.players).toEqual([player(1), player(3)]);
  const players = [player(1), player(2, true, null), player(3)];
  expect(createGameRecord(endOf(left))).toMatchObject({ players, finishedAt: 77 });
  const stage = stageOf(left, 'results');
  const secret = { ...left, stage: { ...stage, game: { ...stage.game, anonymousVotes: true } } };
  expect(createGameRecord(endOf(secret))?.players.map(({ user }) => user)).toEqual(
    [1, 2, 3, 4].map((n) => person(n).user),
  );
});
