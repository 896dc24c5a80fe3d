import { expect, test, vi } from 'vitest';
import { AcrossScroller } from './dragging.ts';

/** Moves a finger from the first point through the others. Returns true if a drag has begun. */
function drags(axis: 'x' | 'y', ...points: readonly (readonly [x: number, y: number])[]): boolean {
  const constraint = new AcrossScroller(axis);
  const activate = vi.spyOn(constraint, 'activate').mockReturnValue();
  points.forEach(([clientX, clientY], index) => {
    constraint.onEvent(new PointerEvent(index === 0 ? 'pointerdown' : 'pointermove', { clientX, clientY }));
  });
  return activate.mock.calls.length > 0;
}

test.each([
  ['x', [60, 140]],
  ['x', [140, 170]],
  ['y', [140, 60]],
  ['y', [30, 130]],
] as const)('a quick diagonal swipe across a scroller of axis %s drags, to %s', (axis, to) => {
  expect(drags(axis, [100, 100], to)).toBe(true);
});

test.each([
  ['x', [140, 110]],
  ['x', [60, 80]],
  ['y', [110, 60]],
] as const)('a swipe along a scroller of axis %s does not drag, to %s', (axis, to) => {
  expect(drags(axis, [100, 100], to)).toBe(false);
});

test('a swipe that has begun along the scroller never becomes a drag', () => {
  expect(drags('x', [100, 100], [120, 100], [120, 20])).toBe(false);
});

test('a finger that shakes does not drag', () => {
  expect(drags('x', [100, 100], [103, 95], [97, 108], [100, 91])).toBe(false);
});

test('a released finger does not drag', () => {
  const constraint = new AcrossScroller('x');
  const activate = vi.spyOn(constraint, 'activate').mockReturnValue();
  for (const [type, clientY] of [
    ['pointerdown', 100],
    ['pointerup', 100],
    ['pointermove', 20],
  ] as const)
    constraint.onEvent(new PointerEvent(type, { clientX: 100, clientY }));
  expect(activate).not.toHaveBeenCalled();
});
