import type { CaptionMood } from '@tallyho/game/show/captions';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lookAtResult, looksOf } from './host-looks.ts';

const moods: readonly CaptionMood[] = ['agreed', 'alone', 'opposed', 'split', 'kind', 'plain'];

test('the host never looks the same at two remarks in a row', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...moods), { maxLength: 16 }), (said) => {
      const looks = looksOf(said);
      expect(looks).toHaveLength(said.length);
      for (const [at, look] of looks.slice(1).entries()) expect(look).not.toBe(looks[at]);
    }),
  );
});

test('the host looks as its remark asks for', () => {
  expect(looksOf(['opposed', 'agreed', 'split', 'alone'])).toEqual(['gasps', 'talks', 'shrugs', 'thinks']);
  expect(looksOf(['opposed', 'opposed'])).toEqual(['gasps', 'shrugs']);
});

test('the host cheers at a result whose answers are near each other, and shrugs where any are half of the scale apart', () => {
  expect(lookAtResult([[0.1, 0.5], [0.9]])).toBe('cheers');
  expect(lookAtResult([[], [0.4, 0.4]])).toBe('cheers');
  expect(lookAtResult([[0.31, 0.81]])).toBe('shrugs');
  expect(
    lookAtResult([
      [0.5, 0.5],
      [1, 0.2, 0.4],
    ]),
  ).toBe('shrugs');
});
