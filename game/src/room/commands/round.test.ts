import { describe, expect, test } from 'vitest';
import { person } from '../../testing/people.ts';
import {
  accepted,
  after,
  answering,
  by,
  choosingRoom,
  finishedRoom,
  gameIdOf,
  playingRoom,
  readyCheckRoom,
  refusalOf,
  resultsRoom,
  roundKey,
  stageOf,
  withRules,
} from '../../testing/rooms.ts';
import { chooseGame, chosenTheme, sliderGame, tierListGame } from '../../testing/themes.ts';
import type { RoomState } from '../state/state.ts';

const room = playingRoom(3, chosenTheme('Test', [tierListGame(2), chooseGame()]));
const key = roundKey(room);

const tiers = (s: string[], a: string[], b: string[]) => ({
  tiers: [
    { name: 'S', items: s },
    { name: 'A', items: a },
    { name: 'B', items: b },
  ],
});
const complete = tiers(['item-1'], [], ['item-2']);
const partial = tiers(['item-1'], [], []);

const draft = (gameData: unknown, n = 2) => by(`player-${n}`, 'saveDraft', { ...key, gameData });
const confirm = (code: 0 | 1 | 2, gameData?: unknown, n = 2) =>
  by(`player-${n}`, 'gameRoundConfirmation', { ...key, code, gameData });
const entryOf = (state: RoomState, n = 2) =>
  stageOf(state, 'playing').round.drafts.find(({ user }) => user === `player-${n}`)?.entry;

describe('saveDraft', () => {
  test('stores the sender’s draft and changes nothing else', () => {
    const { state, effects } = accepted(
      room,
      by('player-2', 'saveDraft', { ...key, gameData: partial }, 'draft-01'),
    );
    const { drafts } = stageOf(room, 'playing').round;
    expect(state).toEqual({
      ...room,
      done: expect.arrayContaining([{ user: 'player-2', ids: expect.arrayContaining(['draft-01']) }]),
      stage: {
        ...room.stage,
        round: {
          ...stageOf(room, 'playing').round,
          drafts: [
            drafts[0],
            { user: 'player-2', entry: { state: 'editing', gameData: partial } },
            drafts[2],
          ],
        },
      },
    });
    expect([state.version, effects]).toEqual([room.version, []]);
  });

  test('is rejected after locking or sending', () => {
    const locked = after(room, [confirm(1, complete)]);
    expect(refusalOf(locked, draft(partial))).toBe('wrongPhase');
    expect(refusalOf(after(locked, [confirm(2)]), draft(partial))).toBe('alreadySent');
  });

  test.each([
    null,
    undefined,
    7,
    'tiers',
    [],
    {},
    { tiers: 'S' },
    tiers(['item-1', 'item-1'], [], []),
    tiers(['item-9'], [], []),
    { tiers: partial.tiers.slice(0, 2) },
    { tiers: partial.tiers.toReversed() },
    { ratingValue: 5, sliderIndex: 1 },
  ])('rejects %j as a draft for this board', (gameData) => {
    expect(refusalOf(room, draft(gameData))).toBe('invalidAnswer');
  });
});

describe('gameRoundConfirmation', () => {
  test('1 locks a complete answer and is announced', () => {
    const { state, effects } = accepted(room, confirm(1, complete));
    expect(entryOf(state)).toEqual({ state: 'locked', gameData: complete });
    expect(state.version).toBe(room.version + 1);
    expect(effects).toEqual([{ type: 'announce', name: 'gameRoundConfirmation' }]);
  });

  test('1 is rejected without a valid and complete answer', () => {
    expect(refusalOf(room, confirm(1))).toBe('invalidAnswer');
    expect(refusalOf(room, confirm(1, { selectedSide: 'left' }))).toBe('invalidAnswer');
    expect(refusalOf(room, confirm(1, partial))).toBe('incompleteAnswer');
  });

  test('1 a second time changes nothing, unless the answer differs', () => {
    const locked = after(room, [confirm(1, complete)]);
    const again = accepted(locked, confirm(1, complete));
    expect([again.state.stage, again.state.version, again.effects]).toEqual([
      locked.stage,
      locked.version,
      [],
    ]);
    const other = tiers([], ['item-2', 'item-1'], []);
    expect(entryOf(after(locked, [confirm(1, other)]))).toEqual({ state: 'locked', gameData: other });
  });

  test('0 returns to editing and keeps the draft', () => {
    const state = after(room, [confirm(1, complete), confirm(0)]);
    expect(entryOf(state)).toEqual({ state: 'editing', gameData: complete });
  });

  test('0 while editing changes nothing', () => {
    const { state, effects } = accepted(room, confirm(0));
    expect([state.stage, state.version, effects]).toEqual([room.stage, room.version, []]);
  });

  test('2 sends the locked answer, or the complete answer in the command', () => {
    const locked = after(room, [confirm(1, complete)]);
    const other = tiers([], ['item-2', 'item-1'], []);
    const sentOf = (state: RoomState) => stageOf(state, 'playing').round.sent;
    const { state, effects } = accepted(locked, confirm(2));
    expect(sentOf(state)).toEqual([{ ratedBy: person(2), gameData: complete }]);
    expect(entryOf(state)).toBeUndefined();
    expect(effects).toEqual([{ type: 'announce', name: 'gameRoundConfirmation' }]);
    expect(sentOf(after(locked, [confirm(2, other)]))).toEqual([{ ratedBy: person(2), gameData: other }]);
  });

  test('a rejected 2 keeps the lock', () => {
    expect(refusalOf(room, confirm(2, complete))).toBe('notLocked');
    const locked = after(room, [confirm(1, complete)]);
    expect(refusalOf(locked, confirm(2, partial))).toBe('incompleteAnswer');
    expect(refusalOf(locked, confirm(2, 'nonsense'))).toBe('invalidAnswer');
    expect(entryOf(locked)).toEqual({ state: 'locked', gameData: complete });
  });

  test.each([0, 1, 2] as const)('%d is rejected after sending', (code) => {
    const sent = after(room, [confirm(1, complete), confirm(2)]);
    expect(refusalOf(sent, confirm(code, complete))).toBe('alreadySent');
  });

  test('the last answer ends the round and records it', () => {
    const others = after(
      room,
      [1, 2].flatMap((n) => [confirm(1, complete, n), confirm(2, undefined, n)]),
    );
    const { state, effects } = accepted(
      after(others, [confirm(1, complete, 3)]),
      confirm(2, undefined, 3),
      600,
    );
    const { game, theme, round } = stageOf(room, 'playing');
    expect(state.stage).toEqual({
      phase: 'results',
      game: {
        ...game,
        records: [
          {
            index: 0,
            theme: 'Test',
            isCustomTheme: false,
            game: { name: 'Rank them', description: 'Put every picture into a tier.', type: 'TierList' },
            gameIndex: 0,
            gamesInTheme: 2,
            seenBy: ['player-1', 'player-2', 'player-3'],
            board: round.board,
            answers: [1, 2, 3].map((n) => ({ ratedBy: person(n), gameData: complete })),
          },
        ],
      },
      theme,
      isCustomTheme: false,
      gameIndex: 0,
      // Two pictures, the verdict and one award. There was no disagreement.
      show: { startsAt: 600, lengths: [1_200, 2_400, 4_000, 4_000, 4_000] },
      awards: [{ kind: 'unanimous', subject: 'item-2', people: [] }],
      // The countdown follows the show.
      deadlineAt: 46_200,
    });
    expect(effects).toEqual([{ type: 'announce', name: 'endThisRound' }]);
  });

  test('a game with nothing to rate can be confirmed', () => {
    const empty = playingRoom(2, chosenTheme('Empty', [tierListGame(0)]));
    const nothing = tiers([], [], []);
    const state = after(empty, [
      ...answering(empty, 'player-1', nothing),
      ...answering(empty, 'player-2', nothing),
    ]);
    expect(state.stage.phase).toBe('results');
  });
});

describe('an answer for a round that is not the current one', () => {
  const send = (fields: Partial<typeof key>) =>
    by('player-2', 'gameRoundConfirmation', { ...key, ...fields, code: 1, gameData: complete });

  test('is stale', () => {
    expect(refusalOf(room, send({ gameId: 'another-game' }))).toBe('staleGame');
    expect(refusalOf(room, send({ theme: 'Other' }))).toBe('staleRound');
    expect(refusalOf(room, send({ game: 1 }))).toBe('staleRound');
  });

  test('is stale in every other phase too', () => {
    const inPhase = (other: RoomState) => refusalOf(other, send({ gameId: gameIdOf(other) }));
    expect(inPhase(readyCheckRoom())).toBe('wrongPhase');
    expect(inPhase(choosingRoom())).toBe('staleRound');
    expect(inPhase(resultsRoom())).toBe('staleRound');
    expect(inPhase(finishedRoom())).toBe('staleGame');
  });

  test('is rejected from a user without a seat', () => {
    expect(refusalOf(room, confirm(1, complete, 9))).toBe('notMember');
  });
});

describe('the next round', () => {
  const twoGames = chosenTheme('Two', [sliderGame(), chooseGame()], 2);
  const results = resultsRoom(2, twoGames);
  const next = (state: RoomState, n = 1) => by(`player-${n}`, 'nextRound', roundKey(state));
  const played = (state: RoomState) =>
    after(state, [...answering(state, 'player-1'), ...answering(state, 'player-2')]);

  test('is the next game of the theme, started by the leader or by the countdown', () => {
    const { state, effects } = accepted(results, next(results));
    expect(stageOf(state, 'playing')).toMatchObject({
      gameIndex: 1,
      round: { board: { type: 'Choose' }, sent: [] },
    });
    expect(effects).toEqual([{ type: 'announce', name: 'startNextRound' }]);
    const { deadlineAt } = stageOf(results, 'results');
    expect(accepted(results, { type: 'deadline' }, deadlineAt - 1)).toEqual({ state: results, effects: [] });
    const byItself = stageOf(accepted(results, { type: 'deadline' }, deadlineAt).state, 'playing');
    expect(byItself).toEqual({
      ...state.stage,
      round: { ...stageOf(state, 'playing').round, startedAt: deadlineAt },
    });
  });

  test('is the leader’s choice of a theme after the last game of the theme', () => {
    const last = played(after(results, [next(results)]));
    const { state, effects } = accepted(last, next(last));
    expect(state.stage).toMatchObject({ phase: 'choosing', game: { usedThemes: ['Two'] } });
    expect(effects).toEqual([{ type: 'announce', name: 'startNextRoundResetTheme' }]);
  });

  test('is Game Over when all themes are used, or when the theme limit is reached', () => {
    const finale = resultsRoom(2, chosenTheme('Only', [sliderGame()], 1));
    const over = accepted(finale, next(finale), 10);
    expect(over.state.stage).toMatchObject({
      phase: 'finished',
      reason: 'noThemesLeft',
      finishedAt: 10,
      game: { usedThemes: ['Only'] },
    });
    expect(over.effects.map(({ type }) => type)).toEqual(['announce', 'saveGame', 'saveLobby']);
    const limited = withRules(resultsRoom(2, chosenTheme('One', [sliderGame()], 9)), { numRounds: 1 });
    expect(accepted(limited, next(limited)).state.stage).toMatchObject({
      phase: 'finished',
      reason: 'roundLimit',
    });
  });

  test('advances only once if it is requested twice', () => {
    const state = after(results, [next(results)]);
    expect(refusalOf(state, next(results))).toBe('staleRound');
    expect(refusalOf(state, next(state))).toBe('wrongPhase');
  });

  test('can be requested only by the leader', () => {
    expect(refusalOf(results, next(results, 2))).toBe('notLeader');
  });
});
