import { longestWord } from '../faces/label-size.ts';

/** The room of five names beside each other on a phone, in letters, and that of a picture with a shorter name. */
const room = { all: 36, picture: 6.2 };

/**
 * Returns how many items of a row of the group's board stand beside each other on a phone: lines of one row are equally long. Only
 * beside narrow labels five have room, if their names are short.
 */
export function itemsInLine(names: readonly string[], hasNarrowLabels: boolean): number {
  const letters = names.reduce((sum, name) => sum + Math.max(room.picture, longestWord([name])), 0);
  if (hasNarrowLabels && names.length === 5 && letters <= room.all) return 5;
  return Math.ceil(names.length / Math.max(1, Math.ceil(names.length / 4)));
}
