/** A part of a text that is drawn in one piece. */
export type Piece = { text: string; level: 0 | 1 | 2 };

const rightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}]/u;
const digit = /\p{Nd}/u;
const letter = /\p{L}/u;
const mirrored = new Map(
  ['()', ')(', '[]', '][', '{}', '}{', '<>', '><', '«»', '»«'].map(([from, to]) => [from, to]),
);

/**
 * Returns the embedding level of each character in a left-to-right line: 0 left to right, 1 right to left, 2 a number in a
 * right-to-left text. These are the rules of the Unicode Bidirectional Algorithm for letters, digits and neutral characters, which
 * is all that can be drawn.
 */
const levelsOf = (characters: readonly string[]): Piece['level'][] => {
  let isRightToLeft = false;
  const strong = characters.map((character) => {
    if (rightToLeft.test(character)) isRightToLeft = true;
    else if (letter.test(character)) isRightToLeft = false;
    else if (!digit.test(character)) return null;
    if (digit.test(character)) return isRightToLeft ? 2 : 0;
    return isRightToLeft ? 1 : 0;
  });
  return strong.map((level, index) => {
    if (level !== null) return level;
    const before = strong.slice(0, index).findLast((other) => other !== null) ?? 0;
    const after = strong.slice(index + 1).find((other) => other !== null && other !== undefined) ?? 0;
    return before > 0 && after > 0 ? 1 : 0;
  });
};

/**
 * Splits a line into pieces and returns them from left to right, as a reader sees them. The renderer orders the letters inside a
 * piece, so neutral characters between right-to-left words are pieces of their own.
 */
export const visualOrder = (line: string): Piece[] => {
  const characters = [...line];
  const levels = levelsOf(characters);
  const pieces: (Piece & { isNeutral: boolean })[] = [];
  for (const [index, character] of characters.entries()) {
    const level = levels[index] ?? 0;
    const isNeutral = level === 1 && !rightToLeft.test(character);
    const last = pieces.at(-1);
    const text = isNeutral ? (mirrored.get(character) ?? character) : character;
    if (last?.level === level && last.isNeutral === isNeutral)
      last.text = isNeutral ? text + last.text : last.text + text;
    else pieces.push({ text, level, isNeutral });
  }
  // The pieces between left-to-right ones change their order as a whole; a number is one piece.
  const ordered: Piece[] = [];
  let start = 0;
  while (start < pieces.length) {
    let end = start;
    while (end < pieces.length && (pieces[end]?.level ?? 0) > 0) end += 1;
    const embedded = pieces.slice(start, end).reverse();
    ordered.push(...embedded, ...pieces.slice(end, end + 1));
    start = end + 1;
  }
  return ordered.map(({ text, level }) => ({ text, level }));
};
