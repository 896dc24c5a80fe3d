import { expect, test } from 'vitest';
import { agreements, demoBoard, demoPlayers, demoStart, placed } from './demo-board.ts';

test('everybody at the demo table has placed every picture once', () => {
  const ids = demoBoard.items.map(({ id }) => id).sort();
  for (const { answer } of demoPlayers) {
    expect(answer.tiers.flatMap(({ items }) => items).sort()).toEqual(ids);
  }
});

test('the demo starts unfinished, and agreement counts the same picture in the same tier', () => {
  expect(placed(demoStart)).toBe(3);
  const [fox] = demoPlayers;
  expect(agreements(fox.answer, fox.answer)).toBe(demoBoard.items.length);
  expect(agreements(demoStart, fox.answer)).toBe(1);
});
