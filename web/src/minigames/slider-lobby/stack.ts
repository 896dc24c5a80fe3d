/** Boxes reach up to this above the line at most, in heights of a face; more of them overlap. */
const highest = 4.5;

/** What stands above the line. `at`: its place, 0 to 1; `width`: as a part of the line; `height`: in heights of a face. */
export interface Stacked {
  readonly at: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Returns how high each box stands above the line, in heights of a face, in the original order: exactly above its place, as low as the
 * others allow, so that none hides another.
 */
export function stack(boxes: readonly Stacked[]): number[] {
  const levels = boxes.map(() => 0);
  const placed: { box: Stacked; level: number }[] = [];
  const order = boxes
    .map((box, index) => ({ box, index }))
    .toSorted((one, other) => one.box.at - other.box.at);
  for (const { box, index } of order) {
    const near = placed.filter(
      (other) => Math.abs(other.box.at - box.at) < (other.box.width + box.width) / 2 - 1e-6,
    );
    const isFree = (level: number) =>
      near.every(
        (other) => level >= other.level + other.box.height - 1e-6 || level + box.height <= other.level + 1e-6,
      );
    const level = Math.min(...[0, ...near.map((other) => other.level + other.box.height)].filter(isFree));
    placed.push({ box, level });
    levels[index] = level;
  }
  const top = Math.max(0, ...placed.map(({ box, level }) => level + box.height));
  return top > highest ? levels.map((level) => (level * highest) / top) : levels;
}
