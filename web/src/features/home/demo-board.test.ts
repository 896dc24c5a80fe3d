// @vitest-environment node
import { expect, test } from 'vitest';
import { paint } from '../../minigames/faces/paint.ts';
import { agreements, demoBoard, demoFills, demoPlayers, demoStart, placed } from './demo-board.ts';

test('each drawn player has placed each picture once', () => {
  const ids = demoBoard.items.map(({ id }) => id).sort();
  for (const { answer } of demoPlayers) {
    expect(answer.tiers.flatMap(({ items }) => items).sort()).toEqual(ids);
  }
});

test('the demo starts unfinished, and agreement counts pictures that are in the same tier', () => {
  expect(placed(demoStart)).toBe(9);
  const [fox] = demoPlayers;
  expect(agreements(fox.answer, fox.answer)).toBe(demoBoard.items.length);
  expect(agreements(demoStart, fox.answer)).toBe(5);
});

test('the tiers of the demo have the colors of the mini-game, with dark text', () => {
  expect(demoFills.map((fill) => ({ fill, text: 'var(--on-bright)' }))).toEqual(
    demoBoard.tiers.map(({ color }) => paint(color)),
  );
});
