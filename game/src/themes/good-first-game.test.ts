import { expect, test } from 'vitest';
import { isFirstGame, isGoodFirstGame } from './good-first-game.ts';

const theme = (players: number) => ({ known: { players } });

test('it is the first game while nobody at the table knows a theme and none was played in this game', () => {
  expect(isFirstGame([theme(0), theme(0)], [])).toBe(true);
  expect(isFirstGame([theme(0), theme(2)], [])).toBe(false);
  expect(isFirstGame([theme(0)], ['Street food'])).toBe(false);
});

test('few themes are good for a first game, whatever the case of their names', () => {
  expect(['Street food', 'superlatives', 'Flags of the world'].map(isGoodFirstGame)).toEqual([
    true,
    true,
    false,
  ]);
});
