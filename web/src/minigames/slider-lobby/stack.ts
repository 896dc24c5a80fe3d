/** How near the middles of two faces may be to each other, as a part of the distance at which they touch. */
const nearest = 0.8;
/** Faces are as high as this above each other at most; more of them overlap. */
const highest = 2;

/** How much larger a large face is than the others. */
export const largeFace = 1.65;

/**
 * Returns how high each face stands above the line, in heights of a normal face, in the original order: exactly above its place, as
 * low as the others allow. `places`: from 0 to 1. `face`: the width of a normal one, as a part of the line. `large`: the indexes of
 * large faces, which stand lowest.
 */
export function stack(places: readonly number[], face: number, large: readonly number[] = []): number[] {
  const levels = places.map(() => 0);
  const radiusOf = (index: number) => (large.includes(index) ? largeFace : 1) / 2;
  const order = places
    .map((place, index) => ({ at: place / face, index, radius: radiusOf(index) }))
    .toSorted((one, other) => other.radius - one.radius || one.at - other.at);
  const placed: { at: number; middle: number; radius: number }[] = [];
  for (const { at, index, radius } of order) {
    const near = placed
      .map((other) => {
        const least = nearest * (other.radius + radius);
        const beside = other.at - at;
        return { middle: other.middle, least: Math.sqrt(Math.max(0, least * least - beside * beside)) };
      })
      .filter(({ least }) => least > 0);
    const isFree = (middle: number) =>
      near.every((other) => Math.abs(other.middle - middle) >= other.least - 1e-6);
    const middle = Math.min(
      ...[radius, ...near.map((other) => other.middle + other.least)].filter(
        (one) => one >= radius && isFree(one),
      ),
    );
    placed.push({ at, middle, radius });
    levels[index] = middle - radius;
  }
  const top = Math.max(0, ...levels);
  return top > highest ? levels.map((level) => (level * highest) / top) : levels;
}
