import bidiFactory from 'bidi-js';

const bidi = bidiFactory();

/** A part of a line that is drawn in one piece. `level`: its embedding level; odd levels are read from right to left. */
interface Piece {
  text: string;
  readonly level: number;
}

const rightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}]/u;

/**
 * Splits a left-to-right line into pieces of one level. The renderer orders the letters inside a piece, so neutral characters between
 * right-to-left words are pieces of their own, in the order and form in which they are seen.
 */
const piecesOf = (line: string): Piece[] => {
  const { levels } = bidi.getEmbeddingLevels(line, 'ltr');
  const pieces: (Piece & { readonly isNeutral: boolean })[] = [];
  let index = 0;
  for (const character of line) {
    const level = levels[index] ?? 0;
    index += character.length;
    const isNeutral = level === 1 && !rightToLeft.test(character);
    const text = isNeutral ? (bidi.getMirroredCharacter(character) ?? character) : character;
    const last = pieces.at(-1);
    if (last?.level === level && last.isNeutral === isNeutral)
      last.text = isNeutral ? text + last.text : last.text + text;
    else pieces.push({ text, level, isNeutral });
  }
  return pieces;
};

/** Reverses each longest sequence of pieces whose level is at least `level`. */
const reverseFrom = (level: number, pieces: readonly Piece[]): Piece[] => {
  const start = pieces.findIndex((piece) => piece.level >= level);
  if (start === -1) return [...pieces];
  const length = pieces.slice(start).findIndex((piece) => piece.level < level);
  const end = length === -1 ? pieces.length : start + length;
  return [
    ...pieces.slice(0, start),
    ...pieces.slice(start, end).reverse(),
    ...reverseFrom(level, pieces.slice(end)),
  ];
};

/** Splits a line into pieces and returns them from left to right, as a reader sees them. */
export const visualOrder = (line: string): Piece[] => {
  const pieces = piecesOf(line);
  const highest = Math.max(0, ...pieces.map(({ level }) => level));
  const levels = Array.from({ length: highest }, (_, index) => highest - index);
  return levels.reduce((order, level) => reverseFrom(level, order), pieces);
};
