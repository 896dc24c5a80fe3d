/** Returns the list with one entry moved to another place. */
export const moved = <Entry>(list: readonly Entry[], from: number, to: number): Entry[] => {
  const entry = list[from];
  if (entry === undefined) return [...list];
  const others = list.filter((_, index) => index !== from);
  return [...others.slice(0, to), entry, ...others.slice(to)];
};

/**
 * Returns the list with several entries moved together, in their order, to where one of them goes. `from`: its index; `to`: its
 * new index if it moved alone.
 */
export function movedTogether<Entry>(
  list: readonly Entry[],
  isMoving: (entry: Entry) => boolean,
  from: number,
  to: number,
): Entry[] {
  const alone = moved(list, from, to);
  const stays = (entry: Entry) => !isMoving(entry);
  return [
    ...alone.slice(0, to).filter(stays),
    ...list.filter(isMoving),
    ...alone.slice(to + 1).filter(stays),
  ];
}
