import type { GuessQuestion, Subject } from './contract.ts';
import type { Item } from './fields.ts';

/** Returns the texts of a custom theme as items. */
export const textItems = (texts: string[]): Item[] =>
  texts.map((text, index) => ({ id: `text-${index + 1}`, url: null, alt: text }));

/** Returns true if `ids` contains only entries of `known`, each at most once. */
export const namesEachOnce = (ids: readonly string[], known: readonly string[]): boolean =>
  new Set(ids).size === ids.length && ids.every((id) => known.includes(id));

/** Returns the question which item comes first and which last; null with fewer than two. */
export const firstAndLastQuestion = (options: Subject[]): GuessQuestion | null =>
  options.length < 2 ? null : { kind: 'ends', text: 'What will come first, and what last?', options };
