const storageKey = 'tallyho:how-many-best';

/** Notes the points of a game for this browser. Returns the best before it, null if there was none. */
export function recordBest(points: number): number | null {
  try {
    const stored = Number.parseInt(localStorage.getItem(storageKey) ?? '', 10);
    const before = Number.isNaN(stored) ? null : stored;
    localStorage.setItem(storageKey, String(Math.max(points, before ?? 0)));
    return before;
  } catch {
    return null;
  }
}
