const bullet = /^(?:(?:[-*+•‣◦▪▫●○–—·]\s+(?:\[[ xX]?\]\s+)?)|\[[ xX]?\]\s+)/u;
const number = /^(\d{1,3})[.):]\s+/;

/** Returns true if the lines are numbered one after the other. '1. FC' before each of several names is no numbering. */
const isNumbered = (lines: readonly string[]): boolean => {
  const numbers = lines.map((line) => Number(number.exec(line)?.[1] ?? Number.NaN));
  return lines.length > 1 && numbers.every((value, index) => value === (numbers[0] ?? 0) + index);
};

/**
 * Returns the entries of a pasted list: its lines without bullets, numbers and outer spaces. Empty lines are left out.
 * Control characters, such as the tabs of a table, become spaces.
 */
export function listLines(text: string): string[] {
  const lines = text
    .split(/\r?\n/)
    .map((line) => line.replace(/\p{Cc}+/gu, ' ').trim())
    .filter((line) => line !== '');
  if (lines.length < 2) return lines;
  const plain = lines.map((line) => line.replace(bullet, ''));
  return (isNumbered(plain) ? plain.map((line) => line.replace(number, '')) : plain).filter(
    (line) => line !== '',
  );
}
