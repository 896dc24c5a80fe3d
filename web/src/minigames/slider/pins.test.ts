import { describe, expect, test } from 'vitest';
import { turnOfValue } from './dial.ts';
import { guessersByCloseness } from './guessers.ts';
import { highestOf, isCovered, type PinBox, type PinRoom, pinsOf } from './pins.ts';

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
    mean,
    room,
  );
const usersOf = (pins: ReturnType<typeof pinsFor>) => pins.map(({ guesser }) => guesser.rater.user);
const smaller = (box: PinBox): PinBox => ({ ...box, width: box.width - 0.1, height: box.height - 0.1 });
const rooms: readonly PinRoom[] = ['wide', 'narrow', 'low'];

describe('the pins of the guesses', () => {
  test('are the closest one and the own one', () => {
    for (const room of rooms) {
      expect(usersOf(pinsFor(room, 'user-2', 5, 5, 6, 8))).toEqual(['user-0', 'user-2']);
      expect(usersOf(pinsFor(room, 'user-0', 5, 5, 6, 8))).toEqual(['user-0']);
      expect(usersOf(pinsFor(room, null, 5, 5, 6, 8))).toEqual(['user-0']);
    }
  });

  test('are at most three of those that are equally close, of which one is the own', () => {
    expect(usersOf(pinsFor('wide', null, 5, 4, 4, 6, 6, 9))).toEqual(['user-0', 'user-1', 'user-2']);
    expect(usersOf(pinsFor('wide', 'user-3', 5, 4, 4, 6, 6, 9))).toEqual(['user-0', 'user-1', 'user-3']);
    expect(usersOf(pinsFor('wide', 'user-4', 5, 4, 4, 6, 6, 9))).toHaveLength(4);
  });

  test('stand at their values, and near ones side by side with their tips at the values', () => {
    const [closest, own] = pinsFor('wide', 'user-1', 5, 5, 5.2);
    expect(closest?.tip).toBe(turnOfValue(5));
    expect(own?.tip).toBeCloseTo(turnOfValue(5.2));
    expect((own?.turn ?? 0) - (closest?.turn ?? 0)).toBeGreaterThan(9);
    expect(pinsFor('wide', 'user-1', 5, 5, 9)[1]?.turn).toBeCloseTo(turnOfValue(9));
  });

  test('are within the view on phones', () => {
    for (const value of [0, 10]) {
      const turn = pinsFor('narrow', null, 5, value)[0]?.turn ?? 0;
      expect(Math.min(turn, 180 - turn)).toBeGreaterThan(20);
    }
  });

  test('have their labels at the outer side, else at the inner side, else above', () => {
    expect(pinsFor('wide', null, 4, 4)[0]?.label).toEqual({ side: -1, isAbove: false });
    expect(pinsFor('wide', null, 6, 6)[0]?.label).toEqual({ side: 1, isAbove: false });
    // The own pin is there.
    expect(pinsFor('wide', 'user-1', 4, 4, 3.5)[0]?.label).toEqual({ side: 1, isAbove: false });
    // At the side of the view.
    expect(pinsFor('narrow', null, 1, 1)[0]?.label).toEqual({ side: 1, isAbove: true });
  });

  test('and their labels never cover each other', () => {
    const values = [0, 0.8, 2, 3.8, 4.5, 5, 5.6, 7, 9, 10];
    for (const room of rooms)
      for (const closest of values)
        for (const own of values.filter((value) => value !== closest)) {
          const pins = pinsFor(room, 'user-1', closest, closest, own);
          const [one, other] = pins;
          const [face, label] = one?.boxes ?? [];
          const [otherFace, otherLabel] = other?.boxes ?? [];
          // Faces are round, so their corners are free.
          const isFree = (box: PinBox | undefined, from: PinBox | undefined) =>
            box && from && other && !isCovered([{ ...other, boxes: [from] }], smaller(box));
          const title = `${room}: ${closest}, ${own}`;
          expect(isFree(label, otherFace), title).toBe(true);
          expect(isFree(label, otherLabel), title).toBe(true);
          expect(isFree(face, otherLabel), title).toBe(true);
        }
  });

  test('cover what they or their labels stand in front of', () => {
    const pins = pinsFor('wide', null, 6, 6);
    const [face, label] = pins[0]?.boxes ?? [];
    for (const box of [face, label]) expect(box && isCovered(pins, box)).toBe(true);
    expect(isCovered(pins, { x: -0.5, y: 1.1, width: 0.3, height: 0.1 })).toBe(false);
  });

  test('reach as high as the highest of them', () => {
    expect(highestOf(pinsFor('wide', 'user-1', 8, 8, 5))?.isOwn).toBe(true);
    expect(highestOf([])).toBeUndefined();
  });
});
