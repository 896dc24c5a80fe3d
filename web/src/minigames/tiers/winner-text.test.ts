import { viewerName } from '@tallyho/game/text';
import { expect, test } from 'vitest';
import type { RateableItem } from '../faces/rateable-item.ts';
import { winnerText } from './winner-text.ts';

const tiers = ['Round the block', 'A detour'].map((name) => ({ name, color: 'red' as const }));
const tea: RateableItem = {
  kind: 'item',
  id: 'tea',
  name: 'Tea',
  item: { id: 'tea', url: null, alt: 'Tea' },
};
const you: RateableItem = { kind: 'player', id: 'you', name: viewerName, avatar: 1, seat: null };

/** Answers of which the first `top` put everything into the top tier. */
const answers = (top: number, all: number) =>
  Array.from({ length: all }, (_, index) => ({
    rater: { user: `${index}`, username: `${index}`, avatar: 1, seat: null },
    placement: index < top ? [['tea', 'you'], []] : [[], ['tea', 'you']],
  }));

const first = (subject: RateableItem) => ({ subject, amount: 'On average: A detour' });

test.each([
  [[tea], 3, 4, '3 of 4 put it in Round the block'],
  [[tea], 4, 4, 'All 4 put it in Round the block'],
  [[tea], 2, 2, 'Both put it in Round the block'],
  [[tea, you], 2, 3, '2 of 3 put each in Round the block'],
  [[you], 2, 3, '2 of 3 put you in Round the block'],
])('at least half of the votes for the top tier are counted', (subjects, top, all, text) => {
  expect(winnerText(tiers, answers(top, all), subjects.map(first))).toBe(text);
});

test.each([
  [1, 3],
  [1, 1],
])('with fewer of them, or one answer, it is the average', (top, all) => {
  expect(winnerText(tiers, answers(top, all), [first(tea)])).toBe('On average: A detour');
});
