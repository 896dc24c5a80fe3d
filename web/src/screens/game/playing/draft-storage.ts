import { type Answer, type Board, parseAnswer } from '@tallyho/game/minigames/registry';
import * as drafts from '../../../shared/ui/layout/drafts.ts';

/** Which round something is for. */
export interface RoundKey {
  readonly gameId: string;
  readonly theme: string;
  readonly game: number;
}

const nameOf = ({ gameId, theme, game }: RoundKey) => `${gameId}/${theme}/${game}`;

/** The answer being made in this tab, if there is one and it fits the board. */
export function readDraft(round: RoundKey, board: Board): Answer | null {
  try {
    return parseAnswer(board, JSON.parse(drafts.readDraft('answer', nameOf(round)) ?? 'null'));
  } catch {
    return null;
  }
}

/** Keeps an answer for a reload; drafts of other rounds go. Without storage a reload gets the server's copy. */
export function writeDraft(round: RoundKey, answer: Answer): void {
  clearDrafts();
  drafts.writeDraft('answer', nameOf(round), JSON.stringify(answer));
}

export const clearDrafts = (): void => drafts.dropDrafts('answer');
