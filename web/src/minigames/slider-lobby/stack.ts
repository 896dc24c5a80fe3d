/** Faces reach up to this above the line at most, in heights of a face; more of them overlap. */
const highest = 6;

/** A face above the line with its label below it, if it has one. Lengths are parts of the line, heights are heights of a face. */
export interface Stacked {
  /** 0 to 1. */
  readonly at: number;
  readonly face: number;
  readonly label: { readonly width: number; readonly height: number } | null;
}

/** Where a mark stands. `level`: above the line, in heights of a face; `start`: where its label begins, as a part of the line. */
export interface Spot {
  readonly level: number;
  readonly start: number;
}

/** What is taken: from one place on the line to another, and from one height to another. */
interface Taken {
  readonly from: number;
  readonly to: number;
  readonly bottom: number;
  readonly top: number;
}

/**
 * Returns where marks stand, in the original order: each face exactly above its place, as low as the others allow, so that none hides
 * another, and each label below its face, beside the stems of the others. `beyond`: how far a label may reach over the ends of the line;
 * `gap`: between a label and what is beside it.
 */
export function stack(marks: readonly Stacked[], beyond: number, gap: number): Spot[] {
  const order = marks.map((mark, index) => ({ mark, index })).toSorted((a, b) => a.mark.at - b.mark.at);
  const taken: Taken[] = [];
  const spots = marks.map((): Spot => ({ level: 0, start: 0 }));
  for (const [position, { mark, index }] of order.entries()) {
    const { at, face, label } = mark;
    // No label reaches the stem of the next mark, at whatever height that stands.
    const next = order.slice(position + 1).find(({ mark: { at: other } }) => other > at)?.mark.at;
    const end = Math.min(1 + beyond, next === undefined ? 1 + beyond : next - gap);
    const spotAt = (level: number): Spot | null => {
      const high = level + (label?.height ?? 0);
      const isFree = inTheWay(taken, high, high + 1).every(
        ({ from, to }) => to <= at - face / 2 + 1e-6 || from >= at + face / 2 - 1e-6,
      );
      if (!isFree) return null;
      if (!label) return { level, start: at };
      const before = inTheWay(taken, level, high).filter(({ from }) => from < at);
      const first = Math.max(-beyond, ...before.map(({ to }) => to + gap));
      const start = Math.max(first, Math.min(at - label.width / 2, end - label.width));
      const isAtFace = start < at + face / 2 && start + label.width > at - face / 2;
      return start + label.width <= end + 1e-6 && isAtFace ? { level, start } : null;
    };
    const levels = [0, ...taken.map(({ top }) => top)].toSorted((one, other) => one - other);
    const top = levels.at(-1) ?? 0;
    const centered = { level: top, start: at - (label?.width ?? 0) / 2 };
    const spot = levels.map(spotAt).find((found) => found !== null) ?? centered;
    spots[index] = spot;
    const bottom = spot.level + (label?.height ?? 0);
    taken.push({ from: at - face / 2, to: at + face / 2, bottom, top: bottom + 1 });
    if (label)
      taken.push({ from: spot.start, to: spot.start + label.width, bottom: spot.level, top: bottom });
    // The stem.
    taken.push({ from: at, to: at, bottom: 0, top: spot.level });
  }
  const reach = Math.max(0, ...spots.map(({ level }, index) => level + heightOf(marks[index])));
  return reach > highest
    ? spots.map(({ level, start }) => ({ level: (level * highest) / reach, start }))
    : spots;
}

/** Returns the height of a mark with its label. */
export const heightOf = (mark: Stacked | undefined): number => 1 + (mark?.label?.height ?? 0);

const inTheWay = (taken: readonly Taken[], bottom: number, top: number): Taken[] =>
  taken.filter((other) => other.bottom < top - 1e-6 && other.top > bottom + 1e-6);
