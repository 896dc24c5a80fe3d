import { expect, test } from 'vitest';
import { starterThemes } from './index.ts';
import { selectThemes } from './starter-theme.ts';

const selectedNames = (names: readonly string[]) =>
  selectThemes(starterThemes, names).map(({ name }) => name);

test('without names all themes are selected', () => {
  expect(selectThemes(starterThemes, [])).toEqual(starterThemes);
});

test('names select themes in the order of the content', () => {
  expect(selectedNames(['Road trip', 'Street food'])).toEqual(['Street food', 'Road trip']);
});

test('an unknown name is an error', () => {
  expect(() => selectedNames(['Street food', 'No such theme'])).toThrow(
    'Unknown starter themes: No such theme',
  );
});
