import { limits } from '@tallyho/game/limits';
import type { GamePart, RoomReport } from '@tallyho/game/protocol/service';

const hexOf = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Cuts a text into pieces of at most `length` characters. No cut separates the two halves of a character. */
const piecesOf = (text: string, length: number): string[] => {
  const pieces: string[] = [];
  for (let from = 0; from < text.length; ) {
    const until = from + length;
    const isWithinCharacter = /[\ud800-\udbff]/.test(text[until - 1] ?? '') && until < text.length;
    const to = isWithinCharacter ? until - 1 : until;
    pieces.push(text.slice(from, to));
    from = to;
  }
  return pieces;
};

/**
 * Returns the parts of a game's report that is too long for one request; null if it is short enough. The digest belongs to
 * the content, so that the parts of two attempts can be mixed and those of two contents cannot.
 */
export const reportPartsOf = async (report: RoomReport): Promise<GamePart[] | null> => {
  if (report.type !== 'game') return null;
  const { _id: game, code } = report.game;
  const text = JSON.stringify(report.game);
  if (text.length <= limits.gamePart.length) return null;
  const digest = hexOf(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  const pieces = piecesOf(text, limits.gamePart.length);
  return pieces.map((piece, part) => ({
    type: 'gamePart',
    code,
    game,
    digest,
    part,
    parts: pieces.length,
    text: piece,
  }));
};
