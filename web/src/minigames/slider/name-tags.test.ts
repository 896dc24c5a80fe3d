import { expect, test } from 'vitest';
import { innerOf, turnOfValue } from './dial.ts';
import { areNear, at, distanceTo } from './dial-boxes.ts';
import { nameTags } from './name-tags.ts';

const tagsAt = (values: readonly number[], mean: number, name = 'kimchi', hasTrack = true) =>
  nameTags(
    values.map(() => name),
    values.map(turnOfValue),
    turnOfValue(mean),
    'broad',
    hasTrack,
  );

test('a name stands toward the middle of the dial where nothing else is', () => {
  const [tag] = tagsAt([2], 9);
  expect(tag?.x).toBeGreaterThan(0);
  expect(tag?.y).toBeLessThan(0.1);
  expect(tag?.width).toBeNull();
});

test('a name stands on the side of its face that the needle does not run through', () => {
  const [left] = tagsAt([3.6], 4.2);
  const [right] = tagsAt([4.8], 4.2);
  expect(left?.x).toBeLessThan(right?.x ?? 0);
});

test('a long name is whole beside the hub and the needle', () => {
  const [first, last] = tagsAt([0.8, 9.2], 3.8, 'alexandra_the_great');
  expect(first?.width).toBeNull();
  expect(last?.width).toBeNull();
});

test('two names never cover each other', () => {
  const [one, other] = tagsAt([4, 4.9], 8, 'Samwise');
  expect(
    Math.abs((one?.x ?? 0) - (other?.x ?? 0)) + Math.abs((one?.y ?? 0) - (other?.y ?? 0)),
  ).toBeGreaterThan(0.05);
});

test('without a track a name stands outside of the rim, and a long one inside where it would end too far out', () => {
  const [kimchi] = tagsAt([3], 8, 'kimchi', false);
  expect(Math.hypot(kimchi?.box.x ?? 0, kimchi?.box.y ?? 0)).toBeGreaterThan(1);
  const [long] = tagsAt([0.8], 8, 'alexandra_the_great', false);
  expect(Math.hypot(long?.box.x ?? 0, long?.box.y ?? 0)).toBeLessThan(1);
});

test('names of neighbors touch no face and no other name', () => {
  const values = [0.9, 2, 3.4, 9.2];
  const faces = values.map((value) => at((1 + innerOf('broad')) / 2, turnOfValue(value)));
  const boxes = tagsAt(values, 3.8, 'Samwise', false).map(({ box }) => box);
  for (const [index, box] of boxes.entries()) {
    for (const face of faces) expect(distanceTo(box, face.x, face.y)).toBeGreaterThan(0.125);
    for (const other of boxes.slice(index + 1)) expect(areNear(box, other, 0)).toBe(false);
  }
});
