import { describe, expect, test } from 'vitest';
import { turnOfValue } from './dial.ts';
import { guessesOnTrack, labelsOnTrack, type TrackRoom, trackSize } from './guess-track.ts';
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
const facesOf = (room: TrackRoom, ...values: number[]) =>
  guessesOnTrack(guessersOf(5, ...values), 'user-1', room);
const labelsOf = (room: TrackRoom, mean: number, you: string | null, ...values: number[]) => {
  const guessers = guessersOf(mean, ...values);
  return labelsOnTrack(guessers, guessesOnTrack(guessers, you, room), you, room);
};
/** The angle that a face or a mark takes. */
const widthOf = (room: TrackRoom, isFace: boolean) => {
  const { face, mark, track } = trackSize(room);
  return (((isFace ? face : mark) / track) * 180) / Math.PI;
};

describe('the guesses on the track', () => {
  test('are all there, each at its value if there is room, the closest and the own one as faces', () => {
    for (const room of rooms) {
      const faces = facesOf(room, 8, 1, 5);
      expect(faces.map(({ value }) => value)).toEqual([1, 5, 8]);
      for (const { turn, tip, value } of faces) {
        expect(turn).toBeCloseTo(turnOfValue(value));
        expect(tip).toBeCloseTo(turnOfValue(value));
      }
      expect(faces.map(({ isOwn }) => isOwn)).toEqual([true, false, false]);
      expect(faces.map(({ isFace }) => isFace)).toEqual([true, true, false]);
    }
  });

  test('stand side by side for two equal guesses, with one place at the rim', () => {
    for (const room of rooms) {
      const [one, other, ...more] = facesOf(room, 5, 5);
      expect(more).toEqual([]);
      expect(one?.tip).toBe(other?.tip);
      expect((other?.turn ?? 0) - (one?.turn ?? 0)).toBeGreaterThanOrEqual(widthOf(room, true));
    }
  });

  test('are one face for more equal ones that are the closest, which is the own one', () => {
    const [face, ...more] = facesOf('wide', 5, 5, 5, 5);
    expect(more).toEqual([]);
    expect(face).toMatchObject({ more: 3, isOwn: true, turn: turnOfValue(5) });
  });

  test('are one mark for each of equal ones that are not the closest', () => {
    const guesses = facesOf('wide', 5, 4, 8, 8, 8);
    expect(guesses.map(({ isFace, more }) => [isFace, more])).toEqual([
      [true, 0],
      [true, 0],
      [false, 0],
      [false, 0],
      [false, 0],
    ]);
  });

  test('never cover each other and keep their order, also eight in a narrow range and at the ends', () => {
    for (const room of rooms)
      for (const values of [
        [4, 4.5, 5, 5.5, 6, 6.5, 7, 7.5],
        [0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5],
        [10, 9.5, 9, 8.5, 8, 7.5, 7, 6.5],
        [0, 0, 0.5, 0.5, 1, 9.5, 10, 10],
      ]) {
        const faces = facesOf(room, ...values);
        expect(faces.map(({ value }) => value)).toEqual(values.toSorted((a, b) => a - b));
        for (const [index, { turn, isFace }] of faces.entries()) {
          const before = faces[index - 1];
          if (before)
            expect(turn - before.turn).toBeGreaterThan(
              (widthOf(room, isFace) + widthOf(room, before.isFace)) / 2,
            );
          expect(turn).toBeGreaterThanOrEqual(turnOfValue(0) - 1e-9);
          expect(turn).toBeLessThanOrEqual(turnOfValue(10) + 1e-9);
        }
      }
  });
});

describe('the labels on the track of the guesses', () => {
  test('are only at the closest guess: who guessed what, for how many points', () => {
    expect(labelsOf('wide', 5, null, 4, 7, 9).map(({ text }) => text)).toEqual(['Player 0 guessed 4: +50']);
    expect(labelsOf('wide', 5, 'user-0', 4, 7).map(({ text }) => text)).toEqual(['You guessed 4: +50']);
    expect(labelsOf('wide', 5, 'user-1', 4, 4).map(({ text }) => text)).toEqual([
      'You and Player 0 guessed 4: +50',
    ]);
  });

  test('of two equally close guesses do not cover each other', () => {
    for (const room of rooms) {
      const [low, high] = labelsOf(room, 5, null, 4.5, 5.5);
      expect((high?.turn ?? 0) - (low?.turn ?? 0)).toBeGreaterThan((low?.half ?? 0) + (high?.half ?? 0));
    }
  });

  test('stay within the dial at its ends, and are shorter with many names', () => {
    for (const room of rooms)
      for (const value of [0, 10]) {
        const [label] = labelsOf(room, 5, null, value, value, value, value, value);
        const [turn, half] = [label?.turn ?? 0, label?.half ?? 0];
        expect(turn - half).toBeGreaterThan(0);
        expect(turn + half).toBeLessThan(180);
      }
    expect(labelsOf('narrow', 5, null, 4, 4, 4, 4, 4)[0]?.text).toBe('Five guessed 4: +50');
  });
});
