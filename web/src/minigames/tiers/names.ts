import type { Step } from '@tallyho/game/minigames/fields';

/** True if a tier is called more than "S" or "Top": its label needs room and smaller letters. */
export const isLongName = (name: string): boolean => name.length > 4;

/** True if the labels of a board need the wide column. */
export const hasLongNames = (tiers: readonly Step[]): boolean => tiers.some(({ name }) => isLongName(name));
