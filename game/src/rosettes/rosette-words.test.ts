import { expect, test } from 'vitest';
import { viewer } from '../text.ts';
import { rosetteLine, rosetteNews } from './rosette-words.ts';

test('says who keeps a rosette, also to its owner', () => {
  expect(rosetteLine(['kim'])).toBe('kim keeps it for the rest of the night.');
  expect(rosetteLine([viewer])).toBe('You keep it for the rest of the night.');
  expect(rosetteNews(['kim', viewer], 'Best hug')).toBe('You and kim keep the rosette “Best hug”.');
});

test('counts more than three names', () => {
  expect(rosetteLine(['a', 'b', 'c', 'd'])).toBe('Four of you keep it for the rest of the night.');
});
