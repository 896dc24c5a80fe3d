import { type Answer, type Board, parseAnswer } from '@tallyho/game/minigames/registry';

/** Which round something is for (decision 14). */
export interface RoundKey {
  readonly gameId: string;
  readonly theme: string;
  readonly game: number;
}

const prefix = 'tallyho:draft:';
const keyOf = ({ gameId, theme, game }: RoundKey) => `${prefix}${gameId}/${theme}/${game}`;

/** The answer being made in this tab, if there is one and it fits the board. */
export function readDraft(round: RoundKey, board: Board): Answer | null {
  try {
    return parseAnswer(board, JSON.parse(sessionStorage.getItem(keyOf(round)) ?? 'null'));
  } catch {
    return null;
  }
}

/** Keeps an answer for a reload; drafts of other rounds go. */
export function writeDraft(round: RoundKey, answer: Answer): void {
  try {
    forgetDrafts();
    sessionStorage.setItem(keyOf(round), JSON.stringify(answer));
  } catch {
    // Without storage the server's copy is what a reload gets.
  }
}

export function forgetDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key);
  } catch {
    // Nothing stored, nothing to forget.
  }
}
