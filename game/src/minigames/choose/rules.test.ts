import { expect, test } from 'vitest';
import { person } from '../../testing/people.ts';
import { chooseGame } from '../../testing/themes.ts';
import { prepareRound } from '../../themes/game.ts';
import {
  guessQuestionOf,
  openCounts,
  parseAnswer,
  parseGuess,
  progressOf,
  recordAnswer,
  resultsFor,
} from '../registry.ts';
import type { ChooseBoard } from './schema.ts';

const board = prepareRound(chooseGame(), { players: [], random: () => 0 }) as ChooseBoard; // the board type of this game

test('the board shows both sides', () => {
  expect(board).toEqual({
    type: 'Choose',
    left: { header: 'This', description: '', color: 'red' },
    right: { header: 'That', description: '', color: 'blue' },
  });
});

test('one chosen side completes the answer', () => {
  expect(progressOf(board, null)).toEqual({ done: 0, max: 1 });
  expect(progressOf(board, { selectedSide: 'left' })).toEqual({ done: 1, max: 1 });
  expect(recordAnswer(board, { selectedSide: 'left' })).toEqual({ selectedSide: 'left' });
});

test.each([
  null,
  'left',
  [],
  {},
  { selectedSide: 'middle' },
  { selectedSide: ['left'] },
  { selectedSide: null },
])('rejects %j', (gameData) => {
  expect(parseAnswer(board, gameData)).toBeNull();
});

test('results count the choices and list their players', () => {
  const chose = (n: number, selectedSide: 'left' | 'right') => ({
    ratedBy: person(n),
    gameData: { selectedSide },
  });
  expect(resultsFor(board, [chose(1, 'right'), chose(2, 'left'), chose(3, 'right')])).toEqual({
    left: { count: 1, users: ['player-2'] },
    right: { count: 2, users: ['player-1', 'player-3'] },
  });
  expect(resultsFor(board, [])).toEqual({ left: { count: 0, users: [] }, right: { count: 0, users: [] } });
});

test('the own answer rules out one count, which the room still takes as a guess', () => {
  expect(openCounts(board, { selectedSide: 'left' }, 3)).toEqual([1, 2, 3]);
  expect(openCounts(board, { selectedSide: 'right' }, 3)).toEqual([0, 1, 2]);
  expect(openCounts(board, null, 3)).toEqual([0, 1, 2, 3]);
  expect(parseGuess(board, { kind: 'count', count: 0 })).toEqual({ kind: 'count', count: 0 });
});

test('the guesses tell how many chose the left side, also if its header is a question of its own', () => {
  const asked = { ...board, left: { ...board.left, header: 'How many? One?' } };
  expect(guessQuestionOf(asked)).toMatchObject({
    truth: '… chose “How many? One?”',
    option: '“How many? One?”',
  });
});
