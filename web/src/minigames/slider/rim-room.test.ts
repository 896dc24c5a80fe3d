import type { Step } from '@tallyho/game/minigames/fields';
import { expect, test } from 'vitest';
import { haveRoomAround } from './rim-room.ts';

const pointsOf = (...names: string[]): Step[] => names.map((name) => ({ name, color: 'red' }));

test('short names stand around the rim on every phone', () => {
  expect(haveRoomAround(pointsOf('S', 'A', 'B'), 'small')).toBe(true);
  expect(haveRoomAround(pointsOf('Never', 'So so', 'Always'), 'small')).toBe(true);
});

test('names stand around the rim only where all of them have room', () => {
  const some = pointsOf('Not at all', 'Barely', 'A bit', 'Quite', 'Urgently');
  expect(haveRoomAround(some, 'small')).toBe(false);
  expect(haveRoomAround(some, 'phone')).toBe(true);
  const more = pointsOf('Not good', 'Below average', 'Average', 'Good', 'Excellent');
  expect(haveRoomAround(more, 'phone')).toBe(false);
  expect(haveRoomAround(more, 'wide')).toBe(true);
});

test('a name below an end of the arc does not reach behind the hub', () => {
  expect(haveRoomAround(pointsOf('Unconditionally', 'No', 'Yes'), 'phone')).toBe(false);
  expect(haveRoomAround(pointsOf('Unconditionally', 'No', 'Yes'), 'wide')).toBe(true);
  expect(haveRoomAround(pointsOf('Incomprehensibilities', 'No', 'Yes'), 'wide')).toBe(false);
});

test('ten points have long names beside each other in no window', () => {
  const ten = pointsOf(...Array.from({ length: 10 }, (_, at) => `A long name of number ${at}`));
  expect(haveRoomAround(ten, 'wide')).toBe(false);
});
