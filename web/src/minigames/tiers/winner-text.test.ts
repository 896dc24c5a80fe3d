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

const first = (subject: RateableItem) => ({ subject });

test.each([
  [[tea], 3, 4, 'Tea: 3 of 4 said Round the block'],
  [[tea], 4, 4, 'Tea: all 4 said Round the block'],
  [[tea], 2, 2, 'Tea: both said Round the block'],
  [[tea, you], 2, 3, '2 of 3 said Round the block of each'],
  [[you], 2, 3, 'You: 2 of 3 said Round the block'],
])('at least half of the votes for the top tier are counted', (subjects, top, all, text) => {
  expect(winnerText(tiers, answers(top, all), subjects.map(first), 12)).toBe(text);
});

test('with fewer of them the average is the highest', () => {
  expect(winnerText(tiers, answers(1, 3), [first(tea)], 12)).toBe('Tea: the highest average of all 12');
});

test('with a single answer it is what that says', () => {
  expect(winnerText(tiers, answers(0, 1), [first(tea)], 12)).toBe('Tea: A detour');
});
