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
const chosenSide = choice.board.type === 'Choose' ? choice.board.right.header : '';

const shown = (records: Parameters<typeof ownFavouritesOf>[0]) =>
  ownFavouritesOf(records).map(({ item, game }) => [item.alt, game]);

test('an evening of sliders and choices fills the favourites, too', () => {
  expect(shown([rated(9), choice, rated(2)])).toEqual([
    [chosenSide, choice.game.name],
    [rated(9).game.name, 'Test'],
  ]);
});

test('items that were rated among others come first', () => {
  expect(ownFavouritesOf([choice, ranking])).toEqual(favouritesOf([ranking]));
  expect(
    ownFavouritesOf([
      choice,
      playedRound(
        tierListGame(1),
        ranking.answers.map(({ gameData }) => gameData),
      ),
    ]).at(-1)?.item.alt,
  ).toBe(chosenSide);
});

test('is empty without answers', () => {
  expect(ownFavouritesOf([{ ...choice, answers: [] }])).toEqual([]);
  expect(ownFavouritesOf([])).toEqual([]);
});
