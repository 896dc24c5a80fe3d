import { describe, expect, test } from 'vitest';
import { turnOfValue } from './dial.ts';
import { guessersByCloseness } from './guessers.ts';
import { type DialRoom, isAbovePennant, pennantOf } from './pennant.ts';

const rooms: readonly DialRoom[] = ['wide', 'narrow', 'low'];
const pennantAt = (room: DialRoom, mean: number, you: string | null, ...values: number[]) =>
  pennantOf(
    guessersByCloseness(
      values.map((value, index) => ({
        rater: { user: `user-${index}`, username: `Player ${index}`, avatar: 1, seat: null },
        guess: { kind: 'value' as const, value },
        points: 50,
      })),
      mean,
    ),
    you,
    mean,
    room,
  );

describe('the pennant', () => {
  test('is at the average, with who guessed closest, for how many points', () => {
    for (const room of rooms) {
      const pennant = pennantAt(room, 5, 'user-1', 4, 7, 9, 5.5, 6.5);
      expect(pennant?.text).toBe('Player 3 guessed 5.5: +50');
      expect(pennant?.rater?.user).toBe('user-3');
      expect(pennant?.middle).toBeCloseTo(turnOfValue(5));
    }
    expect(pennantAt('wide', 5, 'user-0', 4, 7)?.text).toBe('You guessed 4: +50');
    expect(pennantAt('wide', 5, null)).toBeNull();
  });

  test('names equally close players together, and has the color of none', () => {
    const equal = pennantAt('wide', 5, 'user-1', 4, 4, 7);
    expect(equal).toMatchObject({ text: 'You and Player 0 guessed 4: +50', rater: undefined });
    expect(pennantAt('wide', 5, null, 4.5, 5.5)?.text).toBe('Player 0 and Player 1 closest: +50');
    expect(pennantAt('narrow', 5, null, 4, 4, 4, 4, 4)?.text).toBe('Five guessed 4: +50');
  });

  test('stays within the dial at its ends, and has the needle at it', () => {
    for (const room of rooms)
      for (const value of [0, 10]) {
        const { middle = 0, half = 0 } = pennantAt(room, value, null, value) ?? {};
        expect(middle - half).toBeGreaterThan(0);
        expect(middle + half).toBeLessThan(180);
        expect(Math.abs(turnOfValue(value) - middle)).toBeLessThan(half);
      }
  });

  test('has the names of points above it that would touch it, and no others', () => {
    const pennant = pennantAt('wide', 2.5, null, 3);
    if (!pennant) throw new Error('There is a guess.');
    expect(isAbovePennant(pennant, turnOfValue(2.5), 0.2)).toBe(true);
    expect(isAbovePennant(pennant, turnOfValue(7.5), 0.2)).toBe(false);
    expect(isAbovePennant(pennant, turnOfValue(5), 0.2)).toBe(false);
    expect(isAbovePennant(pennant, turnOfValue(5), 0.8)).toBe(true);
  });
});
