import type { GuessQuestion, Subject } from '@tallyho/game/minigames/contract';
import { expect, test } from 'vitest';
import { missingText } from './missing-text.ts';

const item = (alt: string, url: string | null): Subject => ({
  kind: 'item',
  id: alt,
  item: { id: alt, alt, url },
});
const ends = (...options: Subject[]): GuessQuestion => ({ kind: 'ends', text: '', options });

test('a guess of the first and the last item says what is missing', () => {
  const items = ends(item('Tea', '/tea.svg'), item('Milk', '/milk.svg'));
  expect(missingText(items, 'missing')).toBe('Choose first and last');
  expect(missingText(items, 'half')).toBe('Choose 1 more');
  expect(missingText(items, 'open')).toBeNull();
});

test('a guess of one text asks for one, and the dial of a value says it itself', () => {
  const options = [item('Tea', null), item('Milk', null)];
  expect(missingText({ kind: 'pick', text: '', truth: '', options }, 'missing')).toBe('Choose one');
  expect(missingText({ kind: 'count', text: '', truth: '', option: '' }, 'missing')).toBe('Choose a number');
});
