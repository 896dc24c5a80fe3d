// @vitest-environment node
import { expect, test } from 'vitest';
import { demoBoard, demoStart } from './demo-board.ts';
import { reactionTo } from './demo-reaction.ts';

const place = (id: string, tier: number) => ({
  tiers: demoStart.tiers.map(({ name, items }, index) => ({
    name,
    items: index === tier ? [...items, id] : items,
  })),
});

test('the drawn player who is furthest away says where the picture belongs, and the others who agree', () => {
  expect(reactionTo(demoStart, place('pizza', 0))).toEqual({
    picture: demoBoard.items[0]?.url,
    tier: 0,
    players: [
      { tier: 0, expression: 'delighted' },
      { tier: 2, expression: 'shocked' },
      { tier: 1, expression: 'smug' },
    ],
    speaker: 1,
    says: 'Pizza? If it is there.',
    verdict: 'Fox agrees.',
  });
  expect(reactionTo(demoStart, place('ramen', 3))).toMatchObject({
    speaker: 1,
    says: 'Ramen? Round the block.',
    verdict: 'Frog agrees.',
  });
  expect(reactionTo(demoStart, place('pizza', 3))).toMatchObject({ speaker: 0, verdict: 'Nobody agrees.' });
});

test('the drawn players answer only to a picture that was placed', () => {
  expect(reactionTo(place('pizza', 0), demoStart)).toBeNull();
  expect(reactionTo(demoStart, demoStart)).toBeNull();
});
