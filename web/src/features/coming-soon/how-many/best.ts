import { textItem } from '../../../shared/storage/storage-item.ts';

const best = textItem('local', 'how-many-best');

/** Notes the points of a game for this browser. Returns the best before it, null if there was none. */
export function recordBest(points: number): number | null {
  const before = Number.parseInt(best.read() ?? '', 10);
  const isFirst = Number.isNaN(before);
  best.write(String(isFirst ? points : Math.max(points, before)));
  return isFirst ? null : before;
}
