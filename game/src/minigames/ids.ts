/** Returns true if `ids` contains only entries of `known`, each at most once. */
export const namesEachOnce = (ids: readonly string[], known: readonly string[]): boolean =>
  new Set(ids).size === ids.length && ids.every((id) => known.includes(id));
