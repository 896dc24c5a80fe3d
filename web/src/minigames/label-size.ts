import type { Step } from '@tallyho/game/minigames/fields';

/** Returns the length of the longest word in the labels. It limits the font size, because words are not broken. */
export const longestWord = (labels: readonly string[]): number =>
  Math.max(1, ...labels.flatMap((label) => label.split(/[\s-]+/)).map((word) => word.length));

/** Returns true if the name of a tier is longer than e.g. "S" or "Top", so that its label needs more space. */
export const isLongName = (name: string): boolean => name.length > 4;

/** Returns true if the labels of a board need the wide column. */
export const hasLongNames = (tiers: readonly Step[]): boolean => tiers.some(({ name }) => isLongName(name));
