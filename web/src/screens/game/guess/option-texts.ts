import type { Subject } from '@tallyho/game/minigames/contract';

/** Returns true if no option has a picture. */
export const areTexts = (options: readonly Subject[]): boolean =>
  options.every((option) => option.kind === 'item' && option.item.url === null);

/** Returns true if all options have a picture. */
export const arePictures = (options: readonly Subject[]): boolean =>
  options.every((option) => option.kind === 'item' && option.item.url !== null);

/** Returns the lengths of the longest text and of the longest word, in letters, as custom properties. */
export const lengthsOf = (texts: readonly string[]) => ({
  '--longest-text': Math.max(...texts.map(({ length }) => length)),
  '--longest-word': Math.max(...texts.flatMap((text) => text.split(/\s+/)).map(({ length }) => length)),
});
