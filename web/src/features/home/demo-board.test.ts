// @vitest-environment node
import { expect, test } from 'vitest';
import { agreements, demoBoard, demoPlayers, demoStart, placed } from './demo-board.ts';

test('each drawn player has placed each picture once', () => {
  const ids = demoBoard.items.map(({ id }) => id).sort();
  for (const { answer } of demoPlayers) {
    expect(answer.tiers.flatMap(({ items }) => items).sort()).toEqual(ids);
  }
});

test('the demo starts unfinished, and agreement counts pictures that are in the same tier', () => {
  expect(placed(demoStart)).toBe(5);
  const [fox] = demoPlayers;
  expect(agreements(fox.answer, fox.answer)).toBe(demoBoard.items.length);
  expect(agreements(demoStart, fox.answer)).toBe(1);
});
