// @vitest-environment node
import { miniGameTypes } from '@tallyho/game/minigames/registry';
import { expect, test } from 'vitest';
import { ownGameChoices, roundsOfType, roundsText } from './own-rounds.ts';

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
  expect(hints.get('SliderLobby')).toBe('About the players');
});

test('each mini-game knows the number of items that it needs', () => {
  for (const { type, needed } of ownGameChoices) {
    expect(roundsOfType(type, themeTexts(needed)), type).toBeGreaterThan(0);
    if (needed > 0) expect(roundsOfType(type, themeTexts(needed - 1)), type).toBe(0);
  }
});

test('the text about the rounds says why a theme cannot be played yet', () => {
  expect(roundsText([], themeTexts(5))).toEqual({ fits: false, text: 'Choose at least one game.' });
  expect(roundsText(['TierList'], themeTexts(1))).toEqual({
    fits: false,
    text: 'Makes no rounds yet: add more items.',
  });
  expect(roundsText(['SliderLobby'], themeTexts(0))).toEqual({ fits: true, text: 'Makes 1 round' });
  expect(roundsText(['TierList', 'Slider'], themeTexts(5))).toEqual({ fits: true, text: 'Makes 6 rounds' });
  expect(roundsText(['Slider'], themeTexts(11)).text).toBe(
    'Makes 11 rounds, and at most 10 fit: take out items or games.',
  );
});
