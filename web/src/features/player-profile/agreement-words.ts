/** From the highest percentage; each band begins at its `from`. */
const bands = [
  { from: 60, words: 'On your side' },
  { from: 45, words: 'Half and half' },
  { from: 0, words: 'Likes to differ' },
] as const;

/** Returns what a percentage means, in kind words to talk about. */
export const agreementWords = (percent: number): string =>
  bands.find(({ from }) => percent >= from)?.words ?? '';

/**
 * Returns the words for a row of the list. Only the first row is most like the user; others can be just as close. `best`: the highest
 * percentage of the list.
 */
export function rowWords(percent: number, best: number, index: number): string {
  if (percent >= 50 && percent === best) return index === 0 ? 'Most like you' : 'Just as close';
  return agreementWords(percent);
}

/** The distance in percent from which the lowest agreement differs clearly from the best one. */
const clearDistance = 15;

/** Returns true if the lowest percentage is worth a sentence: less than half, or clearly below the best one. */
export const isLeast = (percent: number, best: number): boolean =>
  percent < 50 || best - percent >= clearDistance;
