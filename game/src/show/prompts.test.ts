import { expect, test } from 'vitest';
import { promptBefore } from './prompts.ts';

const ids = Array.from({ length: 20 }, (_, at) => `item-${at}`);

test('the host announces the last five, in words that depend on the item', () => {
  for (const left of [1, 2, 3, 4, 5]) {
    const said = new Set(ids.map((id) => promptBefore(id, left, 16)));
    expect(said.size).toBeGreaterThan(3);
    expect(said).not.toContain(null);
  }
  expect(promptBefore('a', 2, 16)).toBe(promptBefore('a', 2, 16));
});

test('the host says nothing at the first item, and where the show is quick', () => {
  for (const id of ids) {
    expect(promptBefore(id, 4, 4)).toBeNull();
    expect(promptBefore(id, 6, 16)).toBeNull();
  }
});
