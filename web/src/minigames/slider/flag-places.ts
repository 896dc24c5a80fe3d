import { byWidth } from './swarm.ts';

/** A flag at a guess. `at`: its place on the line, from 0 to 1. `letters`: the length of its text. */
export interface Flag {
  readonly at: number;
  readonly letters: number;
}

/** Where a flag flies from its stem. */
export interface FlagPlace {
  /** 1: behind its stem, 0: before it. */
  readonly side: 0 | 1;
  /** 0: just above the instrument; 1: above that. */
  readonly level: 0 | 1;
  /** 1: it passes behind the stem of the average, and its text begins beyond that. */
  readonly past: 0 | 1;
}

/** The measures of a class of widths in px, as the style sheets have them. `width`: the least of the class. */
export interface FlagRoom {
  readonly width: number;
  /** From the side to the first point, as a part of the width. */
  readonly edge: number;
  readonly letter: number;
  /** The room in a flag before and behind its text, with its outline. */
  readonly around: number;
  /** The most letters; longer names are cut. */
  readonly most: number;
}

/** The widest letters that a text has on average, in em. */
export const letter = 0.56;

export const flagRooms = {
  narrow: { width: 288, edge: 0.08, letter: letter * 14, around: 7.5, most: 15 },
  middle: { width: 640, edge: 0.115, letter: letter * 17, around: 12.5, most: 26 },
  wide: { width: 960, edge: 0.085, letter: letter * 17, around: 12.5, most: 30 },
} as const satisfies Record<string, FlagRoom>;

/** From the middle of the stem of the average to a text, and between two flags. */
const clear = 13;

interface Box {
  readonly from: number;
  readonly to: number;
  readonly stem: number;
}

/** Returns where a flag is (px), as the style sheet places it: it slides along its stem so that it does not leave the instrument. */
export function flagBox(flag: Flag, { side, past }: FlagPlace, mean: number, room: FlagRoom): Box {
  const x = (share: number) => room.width * (room.edge + (1 - 2 * room.edge) * share);
  const stem = x(flag.at);
  const beyond = (side === 1 ? x(mean) - stem : stem - x(mean)) + clear;
  const width =
    flag.letters * room.letter + room.around + (past ? Math.max(room.around, beyond) : room.around);
  const from = side === 1 ? Math.min(stem, room.width - width) : Math.max(stem - width, 0);
  return { from, to: from + width, stem };
}

/** Returns how little a place suits a flag; null if it cannot stand there. */
function costOf(flag: Flag, place: FlagPlace, mean: number, room: FlagRoom): number | null {
  const { from, to, stem } = flagBox(flag, place, mean, room);
  if (from < 0 || to > room.width) return null;
  const target = room.width * (room.edge + (1 - 2 * room.edge) * mean);
  const isSlid = place.side === 1 ? from < stem - 1e-6 : to > stem + 1e-6;
  const isFree = to <= target - clear || from >= target + clear;
  if (place.past ? isSlid : !isFree) return null;
  const away = flag.at === mean ? null : flag.at > mean ? 1 : 0;
  const isTurned = away !== null && place.side !== away;
  return (isTurned ? 1 : 0) + (isSlid ? 2 : 0) + (place.past && isTurned ? 4 : 0) + (place.past ? 0.1 : 0);
}

const places: readonly FlagPlace[] = ([0, 1] as const).flatMap((side) =>
  ([0, 1] as const).flatMap((level) => ([0, 1] as const).map((past) => ({ side, level, past }))),
);

/**
 * Returns the places of at most two flags in a room: away from the average, unless they would leave the instrument. Of two that do
 * not fit beside each other one stands higher, with its stem beside the lower one if possible. `mean`: from 0 to 1.
 */
export function flagPlacesIn(flags: readonly Flag[], mean: number, room: FlagRoom): readonly FlagPlace[] {
  const [first, second] = flags.map((flag) =>
    places.flatMap((place) => {
      const cost = costOf(flag, place, mean, room);
      return cost === null ? [] : [{ place, cost, box: flagBox(flag, place, mean, room) }];
    }),
  );
  const low = (first ?? []).toSorted((one, other) => one.cost - other.cost);
  if (!second)
    return low
      .filter(({ place }) => place.level === 0)
      .slice(0, 1)
      .map(({ place }) => place);
  const pairs = low.flatMap((one) =>
    second.flatMap((other) => {
      const isApart = one.box.to + clear <= other.box.from || other.box.to + clear <= one.box.from;
      const levels = one.place.level + other.place.level;
      // Both are low, or one is higher.
      if (isApart ? levels > 0 : levels !== 1) return [];
      const [lower, higher] = one.place.level === 0 ? [one, other] : [other, one];
      const isCrossed =
        !isApart && lower.box.from - 2 < higher.box.stem && higher.box.stem < lower.box.to + 2;
      return [
        {
          places: [one.place, other.place],
          cost: one.cost + other.cost + levels * 0.5 + (isCrossed ? 3 : 0),
        },
      ];
    }),
  );
  return pairs.toSorted((one, other) => one.cost - other.cost)[0]?.places ?? [];
}

/** Returns the places for each class of widths; in wider windows of a class they are as good. `lettersOf`: the texts differ by the class. */
export const flagPlaces = (
  flags: readonly { readonly at: number; readonly letters: (width: keyof typeof flagRooms) => number }[],
  mean: number,
) =>
  byWidth((width) => {
    const room = flagRooms[width];
    const fitting = flags.map(({ at, letters }) => ({ at, letters: Math.min(letters(width), room.most) }));
    return { letters: fitting.map((flag) => flag.letters), places: flagPlacesIn(fitting, mean, room) };
  });
