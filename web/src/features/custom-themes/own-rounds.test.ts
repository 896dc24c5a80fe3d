import { miniGameTypes } from '@tallyho/game/minigames/registry';
import { expect, test } from 'vitest';
import { ownGameChoices, roundsText } from './own-rounds.ts';

const words = (items: number) => ({
  name: 'Drinks',
  texts: Array.from({ length: items }, (_, index) => `Item ${index + 1}`),
});

test('every mini-game can be chosen and says what it makes of the words', () => {
  expect(ownGameChoices.map(({ type }) => type)).toEqual(miniGameTypes);
  const hints = new Map(ownGameChoices.map(({ type, hint }) => [type, hint]));
  expect(hints.get('TierList')).toBe('One round, 2 items or more');
  expect(hints.get('Slider')).toBe('One round per item');
  expect(hints.get('Choose')).toBe('One round per 2 items');
  expect(hints.get('SliderLobby')).toBe('About the players');
});

test('the count says why a theme cannot be played yet', () => {
  expect(roundsText([], words(5))).toEqual({ fits: false, text: 'Choose at least one game.' });
  expect(roundsText(['TierList'], words(1))).toEqual({
    fits: false,
    text: 'Makes no rounds yet: add more items.',
  });
  expect(roundsText(['SliderLobby'], words(0))).toEqual({ fits: true, text: 'Makes 1 round' });
  expect(roundsText(['TierList', 'Slider'], words(5))).toEqual({ fits: true, text: 'Makes 6 rounds' });
  expect(roundsText(['Slider'], words(11)).text).toBe(
    'Makes 11 rounds, and at most 10 fit: take out items or games.',
  );
});
