import { flagRooms } from './flag-places.ts';
import { byWidth } from './swarm.ts';

/** From side to side of what stands at the foot of the band, with the space around it, in px. */
const note = 92;

/** Half of the stem of the average. */
const half = 8;

/**
 * Returns where the middle of the note can stand between the stems, for each class of widths: in the widest gap; null if all are
 * too narrow. All are places from 0 to 1. `from`, `to`: the band.
 */
export const notePlaces = (from: number, to: number, stems: readonly number[]) =>
  byWidth((width): number | null => {
    const { width: px, edge } = flagRooms[width];
    const edges = [from, ...stems.filter((at) => at > from && at < to).toSorted((a, b) => a - b), to];
    const gaps = edges
      .slice(1)
      .map((end, at) => ({ middle: ((edges[at] ?? 0) + end) / 2, size: end - (edges[at] ?? 0) }));
    const [widest] = gaps.toSorted((one, other) => other.size - one.size);
    return widest && widest.size * px * (1 - 2 * edge) >= note + 2 * half ? widest.middle : null;
  });
