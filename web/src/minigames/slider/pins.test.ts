import { describe, expect, test } from 'vitest';
import { turnOfValue } from './dial.ts';
import { guessersByCloseness } from './guessers.ts';
import { isPinNear, type PinRoom, pinsOf } from './pins.ts';

const pinsFor = (room: PinRoom, you: string | null, mean: number, ...values: number[]) =>
  pinsOf(
    guessersByCloseness(
      values.map((value, index) => ({
        rater: { user: `user-${index}`, username: `Player ${index}`, avatar: 1, seat: null },
        guess: { kind: 'value' as const, value },
        points: 0,
      })),
      mean,
    ),
    you,
    room,
  );
const usersOf = (pins: ReturnType<typeof pinsFor>) => pins.map(({ guesser }) => guesser.rater.user);

describe('the pins of the guesses', () => {
  test('stand at their values, and near ones side by side with their tips at the values', () => {
    const [closest, next, far] = pinsFor('wide', null, 5, 5, 5.2, 9);
    expect(closest?.tip).toBe(turnOfValue(5));
    expect(next?.tip).toBeCloseTo(turnOfValue(5.2));
    expect(far?.turn).toBeCloseTo(turnOfValue(9));
    expect((next?.turn ?? 0) - (closest?.turn ?? 0)).toBeGreaterThan(6);
  });

  test('are within the view on phones', () => {
    const pins = pinsFor('narrow', null, 5, 0, 10);
    for (const { turn } of pins) expect(Math.min(turn, 180 - turn)).toBeGreaterThan(20);
  });

  test('are the closest and the own one in low windows, and of many on phones', () => {
    expect(usersOf(pinsFor('low', 'user-2', 5, 5, 6, 8))).toEqual(['user-0', 'user-2']);
    expect(usersOf(pinsFor('narrow', 'user-2', 5, 5, 6, 8))).toHaveLength(3);
    expect(usersOf(pinsFor('narrow', 'user-5', 5, 5, 6, 7, 8, 9, 10))).toEqual(['user-0', 'user-5']);
    expect(usersOf(pinsFor('wide', 'user-5', 5, 5, 6, 7, 8, 9, 10))).toHaveLength(6);
  });

  test('have their points at the outer side, else at the inner side, else above', () => {
    expect(pinsFor('wide', null, 4, 4, 9)[0]?.side).toBe(-1);
    expect(pinsFor('wide', null, 6, 6, 1)[0]?.side).toBe(1);
    expect(pinsFor('wide', null, 4, 4, 3.5)[0]?.side).toBe(1);
    expect(pinsFor('wide', null, 4, 4, 3.5, 4.5)[0]?.side).toBe(0);
    // At the side of a phone they would be out of view.
    expect(pinsFor('narrow', null, 1, 1)[0]?.side).toBe(1);
  });

  test('are near a name where they or their points stand', () => {
    const pins = pinsFor('wide', null, 6, 6);
    expect(isPinNear(pins, turnOfValue(6) + 2, 3)).toBe(true);
    expect(isPinNear(pins, turnOfValue(6) + 8, 3)).toBe(true);
    expect(isPinNear(pins, turnOfValue(6) - 8, 3)).toBe(false);
  });
});
