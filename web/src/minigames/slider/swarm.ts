import type { CSSProperties } from 'react';

/** Where a face stands. `aside`: from its place on the line, in faces; `level`: above the line, in heights. */
interface Spot {
  readonly aside: number;
  readonly level: number;
}

/**
 * How far two faces must be above each other, in heights, that are so far beside each other, in faces: round ones lie in the dents
 * between those below.
 */
export const round = (beside: number): number => Math.sqrt(Math.max(0, 1 - beside * beside));

/** How far a face may stand beside its place, in faces. */
const mostAside = 1;

/** Faces stand exactly above their places, unless their stack would be higher than this. */
const highest = 2;

/**
 * Returns where faces stand on a line, in the original order: each above its place from 0 to 1, as low as those that were there
 * before allow. `face`: the width of one, as a part of the line.
 */
export function swarm(places: readonly number[], face: number): Spot[] {
  const straight = packed(places, face, 0);
  const top = Math.max(0, ...straight.map(({ level }) => level));
  return top > highest ? packed(places, face, mostAside) : straight;
}

function packed(places: readonly number[], face: number, most: number): Spot[] {
  const placed: { at: number; level: number }[] = [];
  const spots = places.map((): Spot => ({ aside: 0, level: 0 }));
  const sorted = places.map((place, index) => ({ place, index })).toSorted((a, b) => a.place - b.place);
  for (const { place, index } of sorted) {
    const own = place / face;
    // Two at one place share it. Others stand at it, as far beside it as allowed, or beside one of the others.
    const isShared = most > 0 && places.some((other, at) => other === place && at !== index);
    const beside = placed
      .flatMap(({ at }) => [at + 1 - own, at - 1 - own])
      .toSorted((one, other) => Math.abs(one) - Math.abs(other));
    const fitting = [...(isShared ? [-most, most, 0] : [0]), ...beside, most, -most]
      .filter((aside) => Math.abs(aside) <= most)
      .filter((aside) => aside === 0 || (own + aside >= 0 && (own + aside) * face <= 1))
      .map((aside) => ({ aside, level: lowest(own + aside, placed) }))
      .toSorted((one, other) => one.level - other.level);
    const spot = fitting[0] ?? { aside: 0, level: 0 };
    placed.push({ at: own + spot.aside, level: spot.level });
    spots[index] = spot;
  }
  return spots;
}

/** Returns the lowest level on which a face collides with none of the others. */
function lowest(at: number, placed: readonly { at: number; level: number }[]): number {
  const near = placed
    .map((other) => ({ level: other.level, least: round(Math.abs(other.at - at)) }))
    .filter(({ least }) => least > 0);
  const isFree = (level: number) =>
    near.every((other) => Math.abs(other.level - level) >= other.least - 1e-6);
  return Math.min(...[0, ...near.map(({ level, least }) => level + least)].filter(isFree));
}

/** From the ends of the line up to here a label stands more and more to one side of its place. */
const nearEnd = 0.2;

/** Returns which part of a label stands before its place on the line (0 to 1), so that it does not leave the line. */
export const partBefore = (place: number): number =>
  place <= 0.5 ? Math.min(0.5, (place * 0.5) / nearEnd) : 1 - partBefore(1 - place);

/** Something for narrow results, for middle ones and for wide ones. */
export type ByWidth<T> = Readonly<Record<'narrow' | 'middle' | 'wide', T>>;

/** Returns what `of` returns for each width of the results. */
export const byWidth = <T>(of: (width: keyof ByWidth<T>) => T): ByWidth<T> => ({
  narrow: of('narrow'),
  middle: of('middle'),
  wide: of('wide'),
});

/** Returns a CSS number that is the one for the present width. The style sheet of the results sets one of three properties to 1. */
export const atWidth = ({ narrow, middle, wide }: ByWidth<number>): string | number =>
  narrow === middle && middle === wide
    ? narrow
    : `calc(${narrow} * var(--narrow) + ${middle} * var(--middle) + ${wide} * var(--wide))`;

/** Returns the custom properties of `swarm.module.css` for all faces together, and for each. `faces`: their widths as parts of the line. */
export function swarmStyles(places: readonly number[], faces: ByWidth<number>) {
  const spots = byWidth((width) => swarm(places, faces[width]));
  const all: CSSProperties = {
    '--part': atWidth(faces),
    '--top': atWidth(byWidth((width) => Math.max(0, ...spots[width].map(({ level }) => level)))),
  };
  const each = places.map(
    (place, index): CSSProperties => ({
      '--at': place,
      '--aside': atWidth(byWidth((width) => spots[width][index]?.aside ?? 0)),
      '--level': atWidth(byWidth((width) => spots[width][index]?.level ?? 0)),
    }),
  );
  return { all, each };
}
