/** Letters of the longest word in some labels: what decides how big a label may be without breaking inside a word. */
export const longestWord = (labels: readonly string[]): number =>
  Math.max(1, ...labels.flatMap((label) => label.split(/[\s-]+/)).map((word) => word.length));
