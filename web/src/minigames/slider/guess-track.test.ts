import { describe, expect, test } from 'vitest';
import { turnOfValue } from './dial.ts';
import { closestOnTrack, type TrackRoom, trackSize } from './guess-track.ts';
import { guessersByCloseness } from './guessers.ts';

const rooms: readonly TrackRoom[] = ['wide', 'narrow', 'low'];
const guessersOf = (mean: number, ...values: number[]) =>
  guessersByCloseness(
    values.map((value, index) => ({
      rater: { user: `user-${index}`, username: `Player ${index}`, avatar: 1, seat: null },
      guess: { kind: 'value' as const, value },
      points: 50,
    })),
    mean,
  );
const closestOf = (room: TrackRoom, mean: number, you: string | null, ...values: number[]) =>
  closestOnTrack(guessersOf(mean, ...values), you, room);

describe('the track of the guesses', () => {
  test('has only the closest guess, at its value, with who guessed what, for how many points', () => {
    for (const room of rooms) {
      const [guess, ...more] = closestOf(room, 5, 'user-1', 4, 7, 9, 5.5, 6.5);
      expect(more).toEqual([]);
      expect(guess).toMatchObject({ value: 5.5, more: 0, text: 'Player 3 guessed 5.5: +50' });
      expect(guess?.turn).toBeCloseTo(turnOfValue(5.5));
    }
    expect(closestOf('wide', 5, 'user-0', 4, 7)[0]?.text).toBe('You guessed 4: +50');
  });

  test('has one face for equal guesses, if possible the own one, and how many others have it', () => {
    const [guess, ...more] = closestOf('wide', 5, 'user-1', 4, 4, 7);
    expect(more).toEqual([]);
    expect(guess).toMatchObject({ more: 1, text: 'You and Player 0 guessed 4: +50' });
    expect(guess?.rater.user).toBe('user-1');
  });

  test('has two equally close guesses whose faces and labels do not cover each other', () => {
    for (const room of rooms)
      for (const [mean, ...values] of [
        [5, 4.5, 5.5],
        [4.75, 4.5, 5],
        [0.5, 0, 1],
      ] as const) {
        const { face, track } = trackSize(room);
        const [low, high] = closestOf(room, mean, null, ...values);
        expect((high?.turn ?? 0) - (low?.turn ?? 0)).toBeGreaterThan(((face / track) * 180) / Math.PI);
        expect((high?.middle ?? 0) - (low?.middle ?? 0)).toBeGreaterThan(
          (low?.half ?? 0) + (high?.half ?? 0),
        );
      }
  });

  test('has labels that stay within the dial at its ends, and are shorter with many names', () => {
    for (const room of rooms)
      for (const value of [0, 10]) {
        const [guess] = closestOf(room, 5, null, value, value, value, value, value);
        const [middle, half] = [guess?.middle ?? 0, guess?.half ?? 0];
        expect(middle - half).toBeGreaterThan(0);
        expect(middle + half).toBeLessThan(180);
      }
    expect(closestOf('narrow', 5, null, 4, 4, 4, 4, 4)[0]?.text).toBe('Five guessed 4: +50');
  });
});
