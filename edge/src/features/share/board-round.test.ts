import { playedRound } from '@tallyho/game/testing/records';
import { chooseGame, tierListGame } from '@tallyho/game/testing/themes';
import { expect, it } from 'vitest';
import { boardRound } from './board-round.ts';

const choices = (...sides: ('left' | 'right')[]) => sides.map((selectedSide) => ({ selectedSide }));
const agreed = () => playedRound(tierListGame(6), [{ tiers: [] }, { tiers: [] }]);

it('is of the theme of the widest fight, so that picture and board are about one theme', () => {
  const fight = {
    ...playedRound(chooseGame(), choices('left', 'right'), { index: 1 }),
    theme: 'Street food',
  };
  expect(boardRound([{ ...agreed(), theme: 'All about us' }, fight])).toBe(fight);
});

it('is the round with the most opinions if all agreed', () => {
  const few = playedRound(chooseGame(), choices('left'));
  const most = { ...playedRound(chooseGame(), choices('left', 'left'), { index: 1 }), theme: 'Other' };
  expect(boardRound([few, most])).toBe(most);
  expect(boardRound([])).toBeNull();
});
