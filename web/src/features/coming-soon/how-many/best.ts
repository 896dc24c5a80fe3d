import { textItem } from '../../../shared/storage/storage-item.ts';

const best = textItem('local', 'how-many-best');

/** Stores the points if they are the best in this browser. Returns the previous best; null if there was none or no storage. */
export function recordBest(points: number): number | null {
  const before = Number.parseInt(best.read() ?? '', 10);
  const isFirst = Number.isNaN(before);
  best.write(String(isFirst ? points : Math.max(points, before)));
  return isFirst ? null : before;
}
