import type { Item } from './contract.ts';

/** Returns the texts of a custom theme as items. */
export const textItems = (texts: string[]): Item[] =>
  texts.map((text, index) => ({ id: `text-${index + 1}`, url: null, alt: text }));
