// @vitest-environment node
import { expect, test } from 'vitest';
import { placeBeside } from './floating.ts';

const view = { width: 360, height: 740 };
const box = { width: 200, height: 120 };
const anchorAt = (left: number, top: number) => ({
  left,
  top,
  right: left + 44,
  bottom: top + 44,
  width: 44,
});

test('centers the box below its anchor', () => {
  expect(placeBeside(anchorAt(150, 100), box, view, 'bottom')).toEqual({ left: 72, top: 152 });
});

test('keeps the box inside the left and right edges of the window', () => {
  expect(placeBeside(anchorAt(310, 100), box, view, 'bottom').left).toBe(152);
  expect(placeBeside(anchorAt(0, 100), box, view, 'bottom-end').left).toBe(8);
});

test('puts the box above the anchor when there is no space below', () => {
  expect(placeBeside(anchorAt(150, 690), box, view, 'bottom').top).toBe(562);
});

test('puts the box below the anchor when there is no space above', () => {
  expect(placeBeside(anchorAt(150, 10), box, view, 'top').top).toBe(62);
});

test('puts the box at a side when there is space neither below nor above', () => {
  const low = { width: 740, height: 200 };
  expect(placeBeside(anchorAt(300, 80), box, low, 'bottom')).toEqual({ left: 352, top: 72 });
  expect(placeBeside(anchorAt(690, 80), box, low, 'bottom')).toEqual({ left: 482, top: 72 });
});
