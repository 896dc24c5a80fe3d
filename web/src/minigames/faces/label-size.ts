import type { Step } from '@tallyho/game/minigames/fields';

/** Returns the length of the longest word in the labels. It limits the font size, because words are not broken. */
export const longestWord = (labels: readonly string[]): number =>
  Math.max(1, ...labels.flatMap((label) => label.split(/[\s-]+/)).map((word) => word.length));

/** Returns true if the name of a tier is longer than e.g. "S" or "Worst", so that its label is written as a phrase. */
export const isLongName = (name: string): boolean => name.length > 5;

/** Returns true if a label of a board is a word, and not only a letter or a number. */
export const hasWords = (tiers: readonly Pick<Step, 'name'>[]): boolean =>
  tiers.some(({ name }) => name.length > 2);

/** Returns true if the labels of a board need the wide column. */
export const hasLongNames = (tiers: readonly Step[]): boolean => tiers.some(({ name }) => name.length > 4);
