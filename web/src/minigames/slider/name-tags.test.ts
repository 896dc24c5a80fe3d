import { expect, test } from 'vitest';
import { turnOfValue } from './dial.ts';
import { nameTags } from './name-tags.ts';

const tagsAt = (values: readonly number[], mean: number, name = 'kimchi') =>
  nameTags(
    values.map(() => name),
    values.map(turnOfValue),
    turnOfValue(mean),
    'broad',
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
