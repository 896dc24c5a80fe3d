// @vitest-environment node
import { miniGameTypes } from '@tallyho/game/minigames/registry';
import { expect, test } from 'vitest';
import { draftText, ownGameChoices, roundsOfType } from './own-rounds.ts';
import type { ThemeDraft } from './theme-draft.ts';

const themeTexts = (items: number) => ({
  name: 'Drinks',
  texts: Array.from({ length: items }, (_, index) => `Item ${index + 1}`),
});

test('each mini-game can be chosen and has a hint about its rounds', () => {
  expect(ownGameChoices.map(({ type }) => type)).toEqual(miniGameTypes);
  const hints = new Map(ownGameChoices.map(({ type, hint }) => [type, hint]));
  expect(hints.get('TierList')).toBe('One round, 2 items or more');
  expect(hints.get('Slider')).toBe('One round per item');
  expect(hints.get('Choose')).toBe('One round per 2 items');
  expect(hints.get('SliderLobby')).toBe('One round, without items');
});

test('each mini-game knows the number of items that it needs', () => {
  for (const { type, needed } of ownGameChoices) {
    expect(roundsOfType(type, themeTexts(needed)), type).toBeGreaterThan(0);
    if (needed > 0) expect(roundsOfType(type, themeTexts(needed - 1)), type).toBe(0);
  }
});

const draft = { name: 'Drinks', texts: [], next: '', types: [] };

test.each<[string, Partial<ThemeDraft>, boolean, string]>([
  ['no name', { name: ' ', types: ['SliderLobby'] }, false, 'Give your theme a name.'],
  ['no game', {}, false, 'Choose at least one game.'],
  ['too few items', { texts: ['Tea'], types: ['TierList'] }, false, 'Makes no rounds yet: add more items.'],
  [
    'an item twice',
    { texts: ['Tea', 'Milk'], next: 'tea', types: ['TierList'] },
    false,
    'On the list already: tea.',
  ],
  [
    'too many rounds',
    { texts: themeTexts(11).texts, types: ['Slider'] },
    false,
    'Makes 11 rounds, and at most 10 fit: take out items or games.',
  ],
  ['a game without items', { types: ['SliderLobby'] }, true, 'Makes 1 round'],
  ['an item in the field', { texts: ['Tea'], next: 'Milk', types: ['TierList'] }, true, 'Makes 1 round'],
  ['all', { texts: themeTexts(5).texts, types: ['TierList', 'Slider'] }, true, 'Makes 6 rounds'],
])('the text about a draft with %s says what it needs or makes', (_case, part, fits, text) => {
  expect(draftText({ ...draft, ...part }, false)).toEqual({ fits, text });
});

test('a draft with the name of another theme needs another name', () => {
  expect(draftText({ ...draft, types: ['SliderLobby'] }, true)).toEqual({
    fits: false,
    text: 'Give your theme another name.',
  });
});
