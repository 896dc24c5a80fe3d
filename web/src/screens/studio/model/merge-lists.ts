/** Who changed something since the common beginning. */
export type Side = 'mine' | 'theirs';

/** Writes the fields of objects in one order: a stored theme and a draft may have another. */
const inOrder = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;

/** Returns true if both values have the same content. */
export const hasSameContent = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one, inOrder) === JSON.stringify(other, inOrder);

/**
 * Returns whose value a field keeps: that of the side that changed it; 'both' if each side changed it to another value;
 * null if it is the same on both sides. `base` is undefined if the common beginning is unknown.
 */
export function changedBy(base: unknown, mine: unknown, theirs: unknown): Side | 'both' | null {
  if (hasSameContent(mine, theirs)) return null;
  if (base === undefined) return 'both';
  if (hasSameContent(mine, base)) return 'theirs';
  return hasSameContent(theirs, base) ? 'mine' : 'both';
}

/** The ids of a list as it was, and as both sides have it. */
export interface ListIds {
  /** Undefined: unknown. */
  readonly base: readonly string[] | undefined;
  readonly mine: readonly string[];
  readonly theirs: readonly string[];
}

/** Returns the entries that all have, in the order of each. */
function commonOrders({ base, mine, theirs }: ListIds) {
  const isCommon = (id: string) => mine.includes(id) && theirs.includes(id) && (base?.includes(id) ?? true);
  return {
    base: base?.filter(isCommon),
    mine: mine.filter(isCommon),
    theirs: theirs.filter(isCommon),
  };
}

/** Returns who moved entries that all have: 'both' if they moved them differently, null if the order is the same. */
export function reorderedBy(ids: ListIds): Side | 'both' | null {
  const orders = commonOrders(ids);
  return changedBy(orders.base, orders.mine, orders.theirs);
}

/**
 * Returns the kept entries of both lists. Their order is that of `first`; an entry that only the other list has follows the
 * one that it follows there.
 */
export function mergeOrder(
  { mine, theirs }: ListIds,
  { first, isKept }: { readonly first: Side; readonly isKept: (id: string) => boolean },
): string[] {
  const [leading, other] = first === 'mine' ? [mine, theirs] : [theirs, mine];
  const merged = leading.filter(isKept);
  for (const [index, id] of other.entries()) {
    if (!isKept(id) || merged.includes(id)) continue;
    const before = other.slice(0, index).findLast((earlier) => merged.includes(earlier));
    merged.splice(before === undefined ? 0 : merged.indexOf(before) + 1, 0, id);
  }
  return merged;
}

/**
 * Returns who added or removed entries. combined: both did; that is no question, because each entry that one side added or
 * removed is added or removed.
 */
export function membershipChangedBy({ base, mine, theirs }: ListIds): Side | 'combined' | null {
  const sorted = (ids: readonly string[]) => [...ids].sort();
  const by = changedBy(base && sorted(base), sorted(mine), sorted(theirs));
  return by === 'both' ? 'combined' : by;
}

/** Returns whether an entry is in the merged list: it is new, or no side removed it. */
export const staysInMerge =
  ({ base, mine, theirs }: ListIds) =>
  (id: string): boolean =>
    !base?.includes(id) || (mine.includes(id) && theirs.includes(id));
