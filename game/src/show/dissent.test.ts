import { expect, test } from 'vitest';
import { viewer } from '../text.ts';
import { dissentText } from './dissent.ts';

const ids = ['a', 'b', 'c', 'd', 'e', 'f'];

test('the item decides between short lines that name the player and the tier', () => {
  const texts = ids.map((id) => dissentText(id, 'Kim', 'C'));
  expect(new Set(texts).size).toBe(ids.length);
  for (const text of texts) {
    expect(text).toContain('Kim');
    expect(text).toMatch(/\bC\b/);
    expect(text.length).toBeLessThanOrEqual(24);
  }
  expect(dissentText('a', 'Kim', 'C')).toBe(dissentText('a', 'Kim', 'C'));
});

test('the viewer is you, and an anonymous vote has no name', () => {
  for (const id of ids) expect(dissentText(id, viewer, 'C')).toMatch(/\byou\b/i);
  expect(dissentText('a', null, 'C')).toBe('C?!');
});
