import { generator } from '@tallyho/game/model/random';
import { describe, expect, test } from 'vitest';
import {
  type Flag,
  type FlagPlace,
  type FlagRoom,
  flagBox,
  flagPlaces,
  flagPlacesIn,
  flagRooms,
} from './flag-places.ts';

const values = Array.from({ length: 21 }, (_, index) => index / 20);

/** Half of the stem of the average. */
const half = 8;

/** What is wrong with the flags in a window of this width. */
function faultsOf(flags: readonly Flag[], places: readonly FlagPlace[], mean: number, room: FlagRoom) {
  const target = room.width * (room.edge + (1 - 2 * room.edge) * mean);
  const boxes = flags.flatMap((flag, at) => {
    const place = places[at];
    return place ? [{ ...flagBox(flag, place, mean, room), ...place, text: flag.letters * room.letter }] : [];
  });
  const texts = boxes.map(({ from, to, side, text }) =>
    side === 1
      ? { from: to - room.around - text, to: to - room.around }
      : { from: from + room.around, to: from + room.around + text },
  );
  const isCovered = boxes.some((one, at) =>
    boxes
      .slice(at + 1)
      .some((other) => one.level === other.level && one.from < other.to && other.from < one.to),
  );
  return [
    boxes.length < flags.length && 'a flag has no place',
    boxes.some(({ from, to }) => from < -0.001 || to > room.width + 0.001) && 'a flag leaves the instrument',
    boxes.some(({ from, to, stem }) => stem < from - 0.001 || stem > to + 0.001) &&
      'a flag is not at its stem',
    texts.some(({ from, to }) => from < target + half && to > target - half) &&
      'the stem of the average covers a text',
    isCovered && 'two flags cover each other',
  ].filter((fault) => typeof fault === 'string');
}

describe.each([
  ['narrow', 288],
  ['narrow', 328],
  ['middle', 766],
  ['wide', 1150],
] as const)('in a %s window of %i px', (name, width) => {
  const room = flagRooms[name];
  const shown = { ...room, width };

  test('no flag covers a text, another flag or the average, or leaves the instrument', () => {
    for (const mean of values)
      for (const own of values) {
        for (const letters of [9, room.most]) {
          const single = [{ at: own, letters }];
          expect(faultsOf(single, flagPlacesIn(single, mean, room), mean, shown), `${mean} ${own}`).toEqual(
            [],
          );
        }
        for (const closest of values) {
          const pair = [
            { at: own, letters: 15 },
            { at: closest, letters: room.most },
          ];
          const faults = faultsOf(pair, flagPlacesIn(pair, mean, room), mean, shown);
          if (faults.length > 0) expect.fail(`${mean} ${own} ${closest}: ${faults.join(', ')}`);
        }
      }
  });
});

describe.each([
  ['middle', 766],
  ['wide', 1150],
] as const)('up to five flags in a %s window of %i px', (name, width) => {
  const room = flagRooms[name];

  test('cover nothing, and the flags of the viewer and of the closest guess are always there', () => {
    const random = generator(7).next;
    for (let count = 0; count < 150; count += 1) {
      const mean = random();
      const guesses = [...new Set(Array.from({ length: 5 }, () => Math.floor(random() * 21) / 20))];
      const shown = guesses.map((at, index) => ({ at, letters: () => 12 + 2 * index, isMain: index < 2 }));
      const { places, letters } = flagPlaces(shown, mean)[name];
      expect(places.length).toBeGreaterThanOrEqual(Math.min(2, guesses.length));
      const flags = places.map((_, at) => ({ at: guesses[at] ?? 0, letters: letters[at] ?? 0 }));
      const faults = faultsOf(flags, places, mean, { ...room, width });
      if (faults.length > 0) expect.fail(`${mean} ${guesses.join(' ')}: ${faults.join(', ')}`);
    }
  });

  test('are all there where the guesses are not all at one end', () => {
    const shown = [0.2, 0.4, 0.55, 0.7, 0.9].map((at, index) => ({
      at,
      letters: () => 15,
      isMain: index < 2,
    }));
    expect(flagPlaces(shown, 0.5)[name].places).toHaveLength(5);
  });
});

test('narrow windows have the main flags only', () => {
  const shown = [0.2, 0.4, 0.9].map((at, index) => ({ at, letters: () => 12, isMain: index < 2 }));
  expect(flagPlaces(shown, 0.5).narrow.places).toHaveLength(2);
});

test('a flag flies away from the average, and turns only where it would leave the instrument', () => {
  const sideOf = (at: number, mean: number) =>
    flagPlacesIn([{ at, letters: 15 }], mean, flagRooms.wide)[0]?.side;
  expect(sideOf(0.4, 0.5)).toBe(0);
  expect(sideOf(0.6, 0.5)).toBe(1);
  expect(sideOf(0.05, 0.5)).toBe(1);
  expect(sideOf(0.95, 0.5)).toBe(0);
});

test('two flags on one side stand at two heights, and the nearer one is the higher one', () => {
  const flags = [0.3, 0.35].map((at) => ({ at, letters: 15 }));
  expect(flagPlacesIn(flags, 0.5, flagRooms.wide).map(({ level }) => level)).toEqual([0, 1]);
  const apart = [0.3, 0.7].map((at) => ({ at, letters: 15 }));
  expect(flagPlacesIn(apart, 0.5, flagRooms.wide).map(({ level }) => level)).toEqual([0, 0]);
});
