import { playedRound } from '@tallyho/game/testing/records';
import { customGame } from '@tallyho/game/testing/themes';
import { expect, it } from 'vitest';
import { turnOf } from './turn.ts';

const picks = (['left', 'right', 'left', 'left'] as const).map((selectedSide) => ({ selectedSide }));
const close = playedRound({ ...customGame('Choose'), name: 'Three to one' }, picks);
const even = playedRound(
  { ...customGame('Choose'), name: 'Two to two' },
  (['left', 'right', 'left', 'right'] as const).map((selectedSide) => ({ selectedSide })),
  { index: 1 },
);

it('is about what the players differed on most', () => {
  expect(turnOf([close, even])?.question).toBe('Two to two');
});

it('is about something else than the fight that the page shows, if there is anything else', () => {
  expect(turnOf([close, even], (round) => round === even)?.question).toBe('Three to one');
  expect(turnOf([even], () => true)?.question).toBe('Two to two');
});
