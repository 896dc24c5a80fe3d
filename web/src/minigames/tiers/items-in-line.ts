/** The most items of a row of the group's board that stand beside each other on a phone. */
export const mostInLine = 4;

/** Returns how many items of a row stand beside each other on a phone: its lines are about equally long. */
export const itemsInLine = (items: number): number =>
  Math.ceil(items / Math.max(1, Math.ceil(items / mostInLine)));
