import { expect, test } from 'vitest';
import { turnOfValue } from './dial.ts';
import { closestOnTrack, trackSize } from './guess-track.ts';
import { guessersByCloseness } from './guessers.ts';
import { fixedNames, rimOfName } from './point-rims.ts';

const trackOf = (mean: number, ...values: number[]) => {
  const guessers = guessersByCloseness(
    values.map((value, index) => ({
      rater: { user: `user-${index}`, username: `Player ${index}`, avatar: 1, seat: null },
      guess: { kind: 'value' as const, value },
      points: 50,
    })),
    mean,
  );
  return { size: trackSize('wide'), closest: closestOnTrack(guessers, null, 'wide') };
};

test('a name stands at the rim, or at the track if there is one', () => {
  expect(rimOfName('A bit', 90, null, [])).toBe(1);
  const { track } = trackSize('wide');
  expect(rimOfName('A bit', 90, trackOf(1, 1, 9), [])).toBeCloseTo(track, 1);
});

test('a name stands farther out where a label or the name of a player is', () => {
  const { outer } = trackSize('wide');
  expect(rimOfName('A bit', 90, trackOf(5, 5), [])).toBeGreaterThan(outer - 0.02);
  const box = { x: 0, y: 1.07, width: 0.3, height: 0.09 };
  expect(rimOfName('A bit', turnOfValue(5), null, [{ box }])).toBeGreaterThan(1.08);
  expect(rimOfName('Quite', turnOfValue(7.5), null, [{ box }])).toBe(1);
});

test('a long name at the side has no place farther out, one near the top has', () => {
  const points = ['No', 'Only under supervision', 'Some', 'So so', 'More', 'All', 'Yes'].map((name) => ({
    name,
    color: 'red' as const,
  }));
  const [fixed, ...more] = fixedNames(points);
  expect(fixed?.x).toBeLessThan(-0.5);
  expect(more).toEqual([]);
});
