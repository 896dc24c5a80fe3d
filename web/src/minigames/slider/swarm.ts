import type { CSSProperties } from 'react';

/** With more faces on the line all are smaller. */
export const mostLarge = 5;

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

/** How far a face may stand beside its place, in faces; and a small one. */
const mostAside = 0.5;
export const mostAsideSmall = 1;

/** Faces stand exactly above their places, unless their stack would be higher than this. */
const highest = 2;

/**
 * Returns where faces stand on a line, in the original order: each above its place from 0 to 1, as low as those that were there
 * before allow. `face`: the width of one, as a part of the line. `most`: how far one may stand beside its place, in faces.
 */
export function swarm(places: readonly number[], face: number, most = mostAside): Spot[] {
  const straight = packed(places, face, 0);
  const top = Math.max(0, ...straight.map(({ level }) => level));
  return top > highest ? packed(places, face, most) : straight;
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

interface Hanging extends Spot {
  /** In faces. */
  readonly size: number;
}

/** The same for a face that hangs, in those of its size: a line leads from its place to the face. */
const mostAsideHanging = 0.9;

/**
 * Returns where faces of these sizes hang below a line, in the original order. The largest hang at their places; the others do,
 * too, where they are free, and else as high as those before allow, less than a face aside. `level`: below the line.
 */
export function hanging(places: readonly number[], face: number, sizes: readonly number[]): Hanging[] {
  const largest = Math.max(...sizes);
  const middle = (places[sizes.indexOf(largest)] ?? 0) / face;
  const placed: { left: number; right: number; top: number; bottom: number }[] = [];
  const spots = sizes.map((size): Hanging => ({ aside: 0, level: 0, size }));
  const sorted = places
    .map((place, index) => ({ own: place / face, size: sizes[index] ?? 1, index }))
    .toSorted((a, b) => b.size - a.size || Math.abs(a.own - middle) - Math.abs(b.own - middle));
  for (const { own, size, index } of sorted) {
    const half = size / 2;
    const most = size * (size === largest ? mostAside : mostAsideHanging);
    // Two at one place share it.
    const isShared = sorted.some((other) => other.own === own && other.index !== index);
    const beside = placed
      .flatMap(({ left, right }) => [left - half - own, right + half - own])
      .toSorted((one, other) => Math.abs(one) - Math.abs(other));
    const fitting = [...(isShared ? [-most, most, 0] : [0]), ...beside, most, -most]
      .filter((aside) => Math.abs(aside) <= most)
      .filter((aside) => aside === 0 || (own + aside >= 0 && (own + aside) * face <= 1))
      .map((aside) => {
        const near = placed.filter(
          ({ left, right }) => left < own + aside + half - 1e-6 && right > own + aside - half + 1e-6,
        );
        const isFree = (top: number) =>
          near.every((other) => top >= other.bottom - 1e-6 || top + size <= other.top + 1e-6);
        return { aside, level: Math.min(...[0, ...near.map(({ bottom }) => bottom)].filter(isFree)) };
      })
      .toSorted((one, other) => one.level - other.level);
    const { aside, level } = fitting[0] ?? { aside: 0, level: 0 };
    placed.push({
      left: own + aside - half,
      right: own + aside + half,
      top: level,
      bottom: level + size,
    });
    spots[index] = { aside, level, size };
  }
  return spots;
}

/** The widths of a face as parts of the line, in narrow, middle and wide results. */
type Faces = Readonly<Record<'narrow' | 'middle' | 'wide', number>>;

/** Returns the custom properties of `swarm.module.css` for all faces together, and for each. */
export function swarmStyles(
  places: readonly number[],
  faces: Faces,
  spotsOf: (face: number) => readonly (Spot & { readonly size?: number })[],
) {
  const layouts = (['narrow', 'middle', 'wide'] as const).map((width) => ({
    width,
    face: faces[width],
    spots: spotsOf(faces[width]),
  }));
  const all = Object.fromEntries(
    layouts.flatMap(({ width, face, spots }) => [
      [`--${width}-part`, face],
      [`--${width}-top`, Math.max(0, ...spots.map(({ level, size = 1 }) => level + size - 1))],
    ]),
  ) as CSSProperties;
  const each = places.map(
    (place, index) =>
      Object.fromEntries([
        ['--at', place],
        ...layouts.flatMap(({ width, spots }) => [
          [`--${width}-aside`, spots[index]?.aside ?? 0],
          [`--${width}-level`, spots[index]?.level ?? 0],
        ]),
      ]) as CSSProperties,
  );
  return { all, each };
}
