// @vitest-environment node
import { expect, test } from 'vitest';
import { agreements, demoBoard, demoPlayers, demoStart, placed, reactionTo } from './demo-board.ts';

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

test('the drawn players say who agrees with a placed picture, and who would never do so', () => {
  const place = (id: string, tier: number) => ({
    tiers: demoStart.tiers.map(({ name, items }, index) => ({
      name,
      items: index === tier ? [...items, id] : items,
    })),
  });
  expect(reactionTo(demoStart, place('pizza', 0))).toBe('The fox agrees. The owl would not touch it.');
  expect(reactionTo(demoStart, place('ramen', 3))).toBe(
    'The frog agrees. The owl would queue all day for it.',
  );
  expect(reactionTo(demoStart, place('pizza', 3))).toMatch(/^Nobody agrees\. The fox would queue/);
  expect(reactionTo(place('pizza', 0), demoStart)).toBeNull();
  expect(reactionTo(demoStart, demoStart)).toBeNull();
});
