import { expect, test } from 'vitest';
import { fightFrames, held, length, placedAt } from './fight-frames.ts';

const names = (time: number) => placedAt(time).map(({ layer }) => layer);

test('the question is there first while faces look in from both sides, then they come in, then the words one after the other', () => {
  expect(names(0)).toEqual(['ground', 'question', 'leftFace', 'rightFace']);
  const [left, right] = placedAt(0).filter(({ layer }) => layer.endsWith('Face'));
  expect(left?.x).toBeLessThan(-0.2);
  expect(right?.x).toBeGreaterThan(0.2);
  expect(placedAt(820).every(({ x }) => x === 0)).toBe(true);
  expect(names(1100)).toContain('leftBubble');
  expect(names(1100)).not.toContain('rightBubble');
  expect(names(1700)).toContain('rightBubble');
});

test('words grow out of their face, a little too large before they rest, and the face hops', () => {
  const placed = (layer: string, time: number) => placedAt(time).find((one) => one.layer === layer);
  expect(placed('leftBubble', 900)?.scale).toBeLessThan(0.7);
  expect(placed('leftBubble', 1050)?.scale).toBeGreaterThan(1.03);
  expect(placed('leftBubble', 1300)?.scale).toBe(1);
  expect(placed('leftFace', 1000)?.y).toBeLessThan(0);
  expect(placed('rightFace', 1000)?.y).toBe(0);
});

test('at the end one side hops after the other, the face with its words', () => {
  const above = (time: number) =>
    placedAt(time)
      .filter(({ layer, y }) => layer !== 'foot' && y < 0)
      .map(({ layer }) => layer);
  expect(above(2500)).toEqual(['leftFace', 'leftBubble']);
  expect(above(2800)).toEqual(['rightFace', 'rightBubble']);
});

test('the end shows all layers at rest, and is held', () => {
  const last = fightFrames().at(-1);
  expect(last?.placed).toHaveLength(7);
  expect(last?.placed.every(({ x, y, scale }) => x === 0 && y === 0 && scale === 1)).toBe(true);
  expect(last?.duration).toBe(held);
});

test('it takes three to five seconds, in frames that a GIF can count', () => {
  const durations = fightFrames().map(({ duration }) => duration);
  const whole = durations.reduce((sum, duration) => sum + duration, 0);
  expect(whole).toBe(length);
  expect(whole).toBeGreaterThanOrEqual(3000);
  expect(whole).toBeLessThanOrEqual(5000);
  expect(durations.every((duration) => duration % 10 === 0)).toBe(true);
  expect(durations.length).toBeLessThan(50);
});
