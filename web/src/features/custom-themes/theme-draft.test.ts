import { limits } from '@tallyho/game/limits';
import { beforeEach, expect, test } from 'vitest';
import { clearThemeDraft, readThemeDraft, withTexts, writeThemeDraft } from './theme-draft.ts';

beforeEach(() => sessionStorage.clear());

test('a pasted list becomes items, without empty lines, surrounding spaces and tabs', () => {
  expect(withTexts(['Tea'], ' Coffee \r\n\nHot\tchocolate\n')).toEqual({
    texts: ['Tea', 'Coffee', 'Hot chocolate'],
    rest: [],
    problem: null,
  });
});

test('the bullets and numbers of a pasted list are left out', () => {
  expect(withTexts([], '1. Tea\n2. Coffee\n3. Milk').texts).toEqual(['Tea', 'Coffee', 'Milk']);
  expect(withTexts([], '- Tea\n• Coffee').texts).toEqual(['Tea', 'Coffee']);
});

test('duplicates are left out, ignoring case, and are named', () => {
  const { texts, rest, problem } = withTexts(['Tea'], 'TEA\nMilk');
  expect(texts).toEqual(['Tea', 'Milk']);
  expect(rest).toEqual(['TEA']);
  expect(problem).toBe('On the list already: TEA.');
});

test('items that are too long or too many are left out and named', () => {
  const long = 'x'.repeat(limits.customThemes.textLength + 1);
  expect(withTexts([], long).problem).toBe(
    `Too long, at most ${limits.customThemes.textLength} characters: ${'x'.repeat(29)}….`,
  );
  const many = Array.from({ length: limits.customThemes.texts + 3 }, (_, index) => `Item ${index + 1}`);
  const { texts, problem } = withTexts([], many.join('\n'));
  expect(texts).toHaveLength(limits.customThemes.texts);
  expect(problem).toBe('At most 20 items. Left out: Item 21, Item 22 and 1 more.');
});

test('the draft survives a reload, and invalid stored values are ignored', () => {
  const draft = { name: 'Drinks', texts: ['Tea'], next: 'Mi', types: ['TierList'] } as const;
  writeThemeDraft(draft);
  expect(readThemeDraft(['TierList', 'Slider'])).toEqual(draft);
  sessionStorage.setItem('tallyho:own-theme', '{"name":5,"texts":[1,"Tea"],"types":"Slider"}');
  expect(readThemeDraft(['Slider'])).toEqual({ name: '', texts: ['Tea'], next: '', types: null });
  clearThemeDraft();
  expect(readThemeDraft(['Slider']).texts).toEqual([]);
});
