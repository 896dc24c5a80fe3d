/** True if `ids` names only what is `known`, each at most once. */
export const namesEachOnce = (ids: readonly string[], known: readonly string[]): boolean =>
  new Set(ids).size === ids.length && ids.every((id) => known.includes(id));
