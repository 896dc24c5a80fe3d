import type { Item } from './contract.ts';

/** A player's words as things to rate. */
export const textItems = (texts: string[]): Item[] =>
  texts.map((text, index) => ({ id: `text-${index + 1}`, url: null, alt: text }));
