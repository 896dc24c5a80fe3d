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
  /** 0: just above the instrument; 1 and 2: above that. */
  readonly level: 0 | 1 | 2;
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
  /** How many heights flags may have. */
  readonly levels: number;
}

/** The widest letters that a text has on average, in em. */
export const letter = 0.56;

export const flagRooms = {
  narrow: { width: 288, edge: 0.08, letter: letter * 14, around: 7.5, most: 15, levels: 2 },
  middle: { width: 640, edge: 0.115, letter: letter * 17, around: 12.5, most: 30, levels: 3 },
  wide: { width: 960, edge: 0.085, letter: letter * 17, around: 12.5, most: 34, levels: 3 },
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
  ([0, 1, 2] as const).flatMap((level) => ([0, 1] as const).map((past) => ({ side, level, past }))),
);

interface Option {
  readonly place: FlagPlace;
  readonly box: Box;
  readonly cost: number;
}

/** Returns how little two places suit each other; null if one flag would cover the other. */
function costOfPair(one: Option, other: Option): number | null {
  const isApart = one.box.to + clear <= other.box.from || other.box.to + clear <= one.box.from;
  if (isApart) return 0;
  if (one.place.level === other.place.level) return null;
  const [lower, higher] = one.place.level < other.place.level ? [one, other] : [other, one];
  const isCrossed = lower.box.from - 2 < higher.box.stem && higher.box.stem < lower.box.to + 2;
  return isCrossed ? 3 : 0;
}

/**
 * Returns the places of a few flags in a room: away from the average, unless they would leave the instrument. Of those that do not
 * fit beside each other one stands higher, with its stem beside the lower one if possible. Empty if they do not fit. `mean`: from 0
 * to 1.
 */
export function flagPlacesIn(flags: readonly Flag[], mean: number, room: FlagRoom): readonly FlagPlace[] {
  const options = flags.map((flag) =>
    places
      .filter(({ level }) => level < room.levels)
      .flatMap((place): Option[] => {
        const cost = costOf(flag, place, mean, room);
        if (cost === null) return [];
        return [{ place, cost: cost + place.level * 0.5, box: flagBox(flag, place, mean, room) }];
      })
      .toSorted((one, other) => one.cost - other.cost),
  );
  let best: { readonly chosen: readonly Option[]; readonly cost: number } | null = null;
  const choose = (chosen: readonly Option[], cost: number): void => {
    const left = options.slice(chosen.length);
    const [next] = left;
    if (!next) {
      best = { chosen, cost };
      return;
    }
    const least = left.slice(1).reduce((sum, [first]) => sum + (first?.cost ?? 0), 0);
    for (const option of next) {
      if (best && cost + option.cost + least >= best.cost) return;
      const pairs = chosen.map((other) => costOfPair(other, option));
      if (pairs.includes(null)) continue;
      const all = pairs.reduce<number>((sum, pair) => sum + (pair ?? 0), cost + option.cost);
      if (!best || all + least < best.cost) choose([...chosen, option], all);
    }
  };
  choose([], 0);
  return best ? (best as { readonly chosen: readonly Option[] }).chosen.map(({ place }) => place) : [];
}

interface ShownFlag {
  readonly at: number;
  /** The texts differ by the class of widths. */
  readonly letters: (width: keyof typeof flagRooms) => number;
  /** It has a place in every window. The others have smaller letters. */
  readonly isMain: boolean;
}

/** The size of the letters on a flag that is not a main one, as a part of the size on those. */
const small = 14 / 17;

/** How many letters less such a flag may have. */
const fewer = 6;

/**
 * Returns the places for each class of widths, of all flags or of the main ones; in wider windows of a class they are as good. The
 * main flags come first. Of the others, the last ones have none if there is no room.
 */
export const flagPlaces = (flags: readonly ShownFlag[], mean: number) =>
  byWidth((width) => {
    const room = flagRooms[width];
    const main = flags.filter(({ isMain }) => isMain).length;
    const fitting = (width === 'narrow' ? flags.slice(0, main) : flags).map(({ at, letters, isMain }) => ({
      at,
      letters: isMain
        ? Math.min(letters(width), room.most)
        : small * Math.min(letters(width), room.most - fewer),
    }));
    for (let count = fitting.length; ; count -= 1) {
      const found = flagPlacesIn(fitting.slice(0, count), mean, room);
      if (found.length === count || count <= main)
        return { letters: fitting.map((flag) => flag.letters), places: found };
    }
  });
