import { expect, test } from 'vitest';
import type { RoundRecord } from '../records/game.ts';
import { playedRound } from '../testing/records.ts';
import { customGame, tierListGame } from '../testing/themes.ts';
import { favouritesOf, moreOnTop } from './favourites.ts';
import { moreOnTopText } from './score-words.ts';

const ids = (numbers: number[]) => numbers.map((n) => `item-${n}`);

/** Returns a round in which one player put some of four pictures into tier S and others into tier A. */
const round = (name: string, best: number[], good: number[] = []): RoundRecord =>
  playedRound({ ...tierListGame(4), name }, [
    {
      tiers: [
        { name: 'S', items: ids(best) },
        { name: 'A', items: ids(good) },
        { name: 'B', items: [] },
      ],
    },
  ]);

const shown = (records: RoundRecord[]) =>
  favouritesOf(records).map(({ item, game, share }) => [game, item.id, share]);

test('a single round fills the podium with its three best items', () => {
  expect(shown([round('One', [3], [1, 2, 4])])).toEqual([
    ['One', 'item-3', 1],
    ['One', 'item-1', 0.666667],
    ['One', 'item-2', 0.666667],
  ]);
});

test('the best item of each round comes before the second item of any round', () => {
  expect(shown([round('One', [1, 2, 3]), round('Two', [], [4])])).toEqual([
    ['One', 'item-1', 1],
    ['One', 'item-2', 1],
    ['Two', 'item-4', 0.666667],
  ]);
});

test('an unfinished answer reduces no share; an item that fewer than half have rated is not a favourite', () => {
  const placed = (best: number[], good: number[]) => ({
    tiers: [best, good, []].map((list, at) => ({ name: ['S', 'A', 'B'][at] ?? '', items: ids(list) })),
  });
  const answers = [placed([1], [2, 3, 4]), placed([4], []), placed([4], [])];
  expect(shown([playedRound({ ...tierListGame(4), name: 'One' }, answers)])).toEqual([
    ['One', 'item-4', 0.888889],
  ]);
});

test('is empty if no item has points; players are never favourites', () => {
  expect(favouritesOf([])).toEqual([]);
  expect(favouritesOf([round('One', [])])).toEqual([]);
  expect(favouritesOf([playedRound(tierListGame(4), [])])).toEqual([]);
  const ranked = playedRound(customGame('SliderAvatarsLobby'), [{ order: ['player-1'] }]);
  expect(favouritesOf([ranked])).toEqual([]);
});

test('items that share the top but have no place on the podium are counted', () => {
  expect(moreOnTop([round('One', [1, 2, 3, 4])])).toBe(1);
  expect(moreOnTop([round('One', [1, 2, 3, 4]), round('Two', [1, 2])])).toBe(3);
  expect(moreOnTop([round('One', [3], [1, 2, 4])])).toBe(0);
  expect(moreOnTop([])).toBe(0);
  expect([0, 1, 3].map(moreOnTopText)).toEqual(['', 'and 1 more shares the top', 'and 3 more share the top']);
});
