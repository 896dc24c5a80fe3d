import { expect, test } from 'vitest';
import { playedRound } from '../testing/records.ts';
import { chooseGame, sliderGame, tierListGame } from '../testing/themes.ts';
import { favouritesOf } from './favourites.ts';
import { ownFavouritesOf } from './own-favourites.ts';

const ranking = playedRound(tierListGame(4), [
  {
    tiers: [
      { name: 'S', items: ['item-1'] },
      { name: 'A', items: ['item-2'] },
      { name: 'B', items: ['item-3', 'item-4'] },
    ],
  },
]);
const rated = (ratingValue: number) => playedRound(sliderGame(), [{ ratingValue, sliderIndex: 0 }]);
const choice = playedRound(chooseGame(), [{ selectedSide: 'right' }]);

const shown = (records: Parameters<typeof ownFavouritesOf>[0]) =>
  ownFavouritesOf(records).map(({ item, game }) => [item.alt, game]);

test('an evening of sliders fills the favourites with the questions that were rated high', () => {
  expect(shown([rated(9), rated(2)])).toEqual([[rated(9).game.name, 'Test']]);
});

test('a chosen side is no favourite', () => {
  expect(ownFavouritesOf([choice])).toEqual([]);
  expect(ownFavouritesOf([choice, ranking])).toEqual(favouritesOf([ranking]));
});

test('items that were rated among others come first', () => {
  const one = playedRound(
    tierListGame(1),
    ranking.answers.map(({ gameData }) => gameData),
  );
  expect(ownFavouritesOf([rated(9), ranking])).toEqual(favouritesOf([ranking]));
  expect(ownFavouritesOf([rated(9), one]).at(-1)?.item.alt).toBe(rated(9).game.name);
});

test('is empty without answers', () => {
  expect(ownFavouritesOf([{ ...rated(9), answers: [] }])).toEqual([]);
  expect(ownFavouritesOf([])).toEqual([]);
});
