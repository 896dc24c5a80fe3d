import { describe, expect, test } from 'vitest';
import { turnOfPoint, turnOfValue } from './dial.ts';
import { guessersByCloseness } from './guessers.ts';
import { type DialRoom, pinOf, pinPath, rimOfName } from './pin.ts';

const rooms: readonly DialRoom[] = ['wide', 'narrow', 'low'];
const pinsAt = (
  room: DialRoom,
  mean: number,
  you: string | null,
  values: readonly number[],
  name = 'Player',
) =>
  pinOf(
    guessersByCloseness(
      values.map((value, index) => ({
        rater: { user: `user-${index}`, username: `${name} ${index}`, avatar: 1, seat: null },
        guess: { kind: 'value' as const, value },
        points: 50,
      })),
      mean,
    ),
    you,
    room,
  );
const every = Array.from({ length: 21 }, (_, step) => step / 2);

describe('the pin of the closest guess', () => {
  test('has its tip at the guessed value on the rim, and its head outside of the rim', () => {
    for (const room of rooms)
      for (const value of every) {
        const [pin] = pinsAt(room, 5, null, [value])?.pins ?? [];
        const turn = (turnOfValue(value) * Math.PI) / 180;
        expect(pin?.tip.x).toBeCloseTo(1 - Math.cos(turn));
        expect(pin?.tip.y).toBeCloseTo(Math.sin(turn));
        expect(Math.hypot((pin?.head.x ?? 1) - 1, pin?.head.y ?? 0)).toBeGreaterThan(1.1);
      }
  });

  test('has a label with who guessed what, for how many points', () => {
    for (const room of rooms) {
      const pins = pinsAt(room, 5, 'user-1', [4, 7, 9, 5.5, 6.5]);
      expect(pins).toMatchObject({ gain: '+50', rater: { user: 'user-3' } });
      expect(pins?.lines.join(' ')).toBe('Player 3 guessed 5.5');
      expect(pins?.pins).toHaveLength(1);
    }
    expect(pinsAt('wide', 5, 'user-0', [4, 7])?.lines).toEqual(['You guessed 4']);
    expect(pinsAt('wide', 5, null, [])).toBeNull();
  });

  test('has a label that covers neither the dial nor a head, and stays in the view', () => {
    for (const room of rooms)
      for (const value of every)
        for (const name of ['Al', 'A player with a long name']) {
          const { label, pins = [], head = 0 } = pinsAt(room, 5, null, [value], name) ?? {};
          if (!label) throw new Error('There is a guess.');
          const far = (x: number, y: number) =>
            Math.hypot(
              Math.min(label.right, Math.max(label.left, x)) - x,
              Math.min(label.top, Math.max(label.bottom, y)) - y,
            );
          expect(far(1, 0)).toBeGreaterThan(1);
          for (const pin of pins) expect(far(pin.head.x, pin.head.y)).toBeGreaterThanOrEqual(head);
          expect(label.left).toBeGreaterThan(room === 'low' ? -0.9 : -0.3);
          expect(label.right).toBeLessThan(room === 'low' ? 2.9 : 2.3);
        }
  });

  test('has heads side by side and one label for equally close players, in the color of none', () => {
    const equal = pinsAt('wide', 5, 'user-1', [4, 4, 7]);
    expect(equal).toMatchObject({ lines: ['You and Player 0 guessed 4'], rater: undefined });
    const [one, other] = equal?.pins ?? [];
    expect(one?.tip).toEqual(other?.tip);
    expect(
      Math.hypot((one?.head.x ?? 0) - (other?.head.x ?? 0), (one?.head.y ?? 0) - (other?.head.y ?? 0)),
    ).toBeGreaterThan(2 * (equal?.head ?? 1));
    expect(pinsAt('wide', 5, null, [4.5, 5.5])?.lines).toEqual(['Player 0 and Player 1 closest']);
    expect(pinsAt('narrow', 5, null, [4, 4, 4, 4, 4])?.lines).toEqual(['Five guessed 4']);
  });

  test('moves the names of points away that it would touch, and no others', () => {
    const pins = pinsAt('wide', 2.5, null, [2.5]);
    if (!pins) throw new Error('There is a guess.');
    const nameAt = (point: number) => ({ turn: turnOfPoint(point, 5), width: 3, lines: 1 });
    expect(rimOfName(pins, nameAt(1), 'wide')).toBeGreaterThan(1);
    expect(rimOfName(pins, nameAt(3), 'wide')).toBe(1);
  });
});

test('the outline of a pin begins at its tip', () => {
  expect(
    pinPath(
      {
        rater: { user: '', username: '', avatar: 1, seat: null },
        tip: { x: 1, y: 1 },
        head: { x: 1, y: 1.2 },
      },
      0.1,
    ),
  ).toMatch(/^M100\.00 0\.00L/);
});
