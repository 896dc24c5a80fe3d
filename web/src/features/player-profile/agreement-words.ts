/** From the highest percentage; each band begins at its `from`. */
const bands = [
  { from: 80, words: 'Nearly always on your side' },
  { from: 65, words: 'Often on your side' },
  { from: 55, words: 'Now and then on your side' },
  { from: 45, words: 'Could go either way' },
  { from: 0, words: 'Likes to differ' },
] as const;

/** Returns kind words for the player who agrees least with the user. */
export const unlikeWords = (percent: number): string =>
  percent >= 55 ? 'Still on your side more often than not' : 'Keeps your evenings interesting';

/**
 * Returns what a percentage means, in words to talk about. Only the first row is most like the user; others can be just as close. `best`:
 * the highest percentage of the list.
 */
export function agreementWords(percent: number, best: number, index: number): string {
  if (percent >= 50 && percent === best) return index === 0 ? 'Most like you' : 'Just as close';
  return bands.find(({ from }) => percent >= from)?.words ?? '';
}
