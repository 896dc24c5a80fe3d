import { expect, test } from 'vitest';
import { miniGameTypes, sampleAnswer } from '../minigames/registry.ts';
import { generator } from '../model/random.ts';
import { people } from '../testing/people.ts';
import { playedRound } from '../testing/records.ts';
import { chooseGame, customGame, tierListGame } from '../testing/themes.ts';
import { ownAnswerText } from './own-answer.ts';

const boardOf = (game: Parameters<typeof playedRound>[0]) =>
  playedRound(game, [], { players: people(3) }).board;

test('a choice is its side', () => {
  const board = boardOf(chooseGame());
  if (board.type !== 'Choose') throw new Error(board.type);
  expect(ownAnswerText(board, { selectedSide: 'left' })).toBe(board.left.header);
});

test('of a tier list it is the best item and the last one', () => {
  const board = boardOf(tierListGame(3));
  if (board.type !== 'TierList') throw new Error(board.type);
  const tiers = board.tiers.map(({ name }, at) => ({
    name,
    items: board.items.flatMap(({ id }, item) =>
      at === (item === 2 ? board.tiers.length - 1 : item) ? [id] : [],
    ),
  }));
  const [first, , last] = board.items;
  expect(ownAnswerText(board, { tiers })).toBe(
    `${first?.alt}: ${board.tiers[0]?.name}, ${last?.alt}: ${board.tiers.at(-1)?.name}`,
  );
});

test('items that are all in one tier have no line', () => {
  const board = boardOf(tierListGame(3));
  if (board.type !== 'TierList') throw new Error(board.type);
  const tiers = board.tiers.map(({ name }, at) => ({
    name,
    items: at === 0 ? board.items.map(({ id }) => id) : [],
  }));
  expect(ownAnswerText(board, { tiers })).toBe('');
});

test.each(miniGameTypes)('a line of %s names what it is about', (type) => {
  const board = boardOf(customGame(type));
  expect(ownAnswerText(board, sampleAnswer(board, generator(1).next))).not.toMatch(/undefined|^: |: $/);
});
