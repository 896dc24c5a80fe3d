import { expect, test } from 'vitest';
import { fightFrames, held, placedAt } from './fight-frames.ts';

const names = (time: number) => placedAt(time).map(({ layer }) => layer);

test('the question is there first, then the faces come from both sides, then the words one after the other', () => {
  expect(names(0)).toEqual(['ground', 'question']);
  const [left, right] = placedAt(450).filter(({ layer }) => layer.endsWith('Face'));
  expect(left?.x).toBeLessThan(0);
  expect(right?.x).toBeCloseTo(-(left?.x ?? 0));
  expect(names(1100)).toContain('leftBubble');
  expect(names(1100)).not.toContain('rightBubble');
  expect(placedAt(1100).find(({ layer }) => layer === 'leftBubble')?.scale).toBeGreaterThan(1.5);
  expect(names(1700)).toContain('rightBubble');
});

test('the end shows all layers at rest, and is held', () => {
  const last = fightFrames().at(-1);
  expect(last?.placed).toHaveLength(7);
  expect(last?.placed.every(({ x, y, scale }) => x === 0 && y === 0 && scale === 1)).toBe(true);
  expect(last?.duration).toBe(held);
});

test('it takes about four seconds, in frames that a GIF can count', () => {
  const durations = fightFrames().map(({ duration }) => duration);
  expect(durations.reduce((sum, duration) => sum + duration, 0)).toBeCloseTo(4000, -2.5);
  expect(durations.every((duration) => duration % 10 === 0)).toBe(true);
  expect(durations.length).toBeLessThan(50);
});
